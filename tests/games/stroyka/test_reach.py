"""ST-21 against an independent walk: from cell to cell by names, from the file, without any of the game's code."""

import random
import tomllib

from igroteka.engine.core.bits import bit
from tests.games.stroyka.clearing import box

POSITIONS = 10_000


def drawn() -> dict[str, set[str]]:
    """Which cells are joined, read anew from the edition's file."""
    data = tomllib.loads((box().folder / "edition.toml").read_text())["board"]
    joined = {cell["name"]: set() for cell in data["cells"]}
    arrows = [cell["name"] for cell in data["cells"] if cell["kind"] == "arrow"]
    for one, other in data["paths"] + [[a, b] for a in arrows for b in arrows if a != b]:
        joined[one].add(other)
        joined[other].add(one)
    return joined


def landings(
    joined: dict[str, set[str]], here: str, others: set[str], jumped: frozenset[str] = frozenset()
) -> set[str]:
    """Every way one could hop: on to a free cell, or onto somebody's head and on from there."""
    found: set[str] = set()
    for cell in joined[here]:
        if cell not in others:
            found.add(cell)
        elif cell not in jumped:
            found |= landings(joined, cell, others, jumped | {cell})
    return found


def test_reachability_equals_a_brute_force_walk() -> None:
    joined, board, luck = drawn(), box().board, random.Random(15)
    state = box().start(5, {}, 1)
    chains = 0
    for _ in range(POSITIONS):
        cells = luck.sample(sorted(joined), 1) if luck.random() < 0.3 else crowd(joined, luck)
        while len(cells) < luck.randint(2, 5):
            cells = list(dict.fromkeys([*cells, luck.choice(sorted(joined))]))
        state.occupied = sum(bit(board.where(cell)) for cell in cells)
        reached = state.reachable(board.where(cells[0]))
        names = {board.names[cell] for cell in range(board.cells) if reached & bit(cell)}
        assert names == landings(joined, cells[0], set(cells[1:])) - {cells[0]}, cells
        chains += bool(joined[cells[0]] & set(cells[1:]))
    assert chains > POSITIONS / 4


def crowd(joined: dict[str, set[str]], luck: random.Random) -> list[str]:
    """Figures that stand side by side."""
    cells = [luck.choice(sorted(joined))]
    while len(cells) < luck.randint(2, 5):
        cells = list(dict.fromkeys([*cells, luck.choice(sorted(joined[luck.choice(cells)]))]))
    return cells
