"""Validation of editions: each fault has a file, a key and an expectation."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from igroteka.engine.refusal import Refusal

from .edition import CELL_NAME, COLUMNS, HAND, KNOWN_ITEMS, MOST_ITEMS, MOST_PLAYERS, ROWS, Box, Cell

Found = tuple[str, str, str, dict[str, Any]]  # key of the sentence, rule, key in the file, particulars
COSTS = 3  # different ones


def faults(box: Box, file: str) -> Iterator[Refusal]:
    """Yield the faults of an edition. Later checks need earlier ones, so only the first counts."""
    for check in (items, cards, places, cells, squares, starts, paths, connected, deck):
        for key, rule, field, particulars in check(box):
            yield Refusal(key, rule, None, file=file, field=field, **particulars)


def items(box: Box) -> Iterator[Found]:
    known = {"known": ", ".join(KNOWN_ITEMS)}
    for item in box.items:
        if item not in KNOWN_ITEMS:
            yield "edition-item", "ST-1", "items", {"item": item, **known}
    if sorted(box.items) != sorted(KNOWN_ITEMS):
        yield "edition-items", "ST-1", "items", known


def cards(box: Box) -> Iterator[Found]:
    for name in box.cards:
        shown = name.split("+")
        for item in shown:
            if item not in box.items:
                yield "edition-item", "ST-2", f"cards.{name}", {"item": item, "known": ", ".join(box.items)}
        if len(shown) > MOST_ITEMS:
            yield "edition-card", "ST-2", f"cards.{name}", {"most": MOST_ITEMS}


def places(box: Box) -> Iterator[Found]:
    if [len(row) for row in box.site.places] != [COLUMNS] * ROWS:
        yield "edition-places", "ST-4", "site.places", {"rows": ROWS, "columns": COLUMNS}
    names = box.site.tokens()
    for name in names:
        item, _, cost = name.partition(" ")
        if item not in box.items or cost not in "123456789" or len(cost) != 1:
            yield "edition-token", "ST-1", "site.places", {"token": name, "known": ", ".join(box.items)}
        if names.count(name) > 1:
            yield "edition-token-twice", "ST-1", "site.places", {"token": name}
    if len({name.split()[-1] for name in names}) > COSTS:
        yield "edition-costs", "ST-1", "site.places", {"most": COSTS}
    yield from on_the_board(box)


def on_the_board(box: Box) -> Iterator[Found]:
    """Check that the site lies on the board."""
    (x, y), (width, height) = box.site.at, box.site.size
    if x + width > box.board.size[0] or y + height > box.board.size[1]:
        yield "edition-outside", "ST-4", "site.at", inside(box)


def inside(box: Box) -> dict[str, Any]:
    return {"width": f"{box.board.size[0]:g}", "height": f"{box.board.size[1]:g}"}


def cells(box: Box) -> Iterator[Found]:
    seen: set[str] = set()
    for index, cell in enumerate(box.board.cells):
        field = f"board.cells[{index}]"
        if not CELL_NAME.fullmatch(cell.name) or cell.name in seen:
            yield "edition-cell-name", "ST-4", f"{field}.name", {"cell": cell.name}
        seen.add(cell.name)
        yield from cell_faults(box, cell, field)


def cell_faults(box: Box, cell: Cell, field: str) -> Iterator[Found]:
    known = {"cell": cell.name, "item": cell.item or "-", "known": ", ".join(box.items)}
    if cell.kind == "square" and (cell.cost is None or cell.item is not None):
        yield "edition-square", "ST-4", f"{field}.cost", known
    if cell.kind != "square" and (cell.item not in box.items or cell.cost is not None):
        yield "edition-cell-item", "ST-4", f"{field}.item", known
    if cell.at[0] > box.board.size[0] or cell.at[1] > box.board.size[1]:
        yield "edition-outside", "ST-4", f"{field}.at", inside(box)


def squares(box: Box) -> Iterator[Found]:
    """ST-10: every token finds a square with its number, and every square a token."""
    wanted = Counter(box.token(name)[1] for name in box.site.tokens())
    there = Counter(cell.cost for cell in box.board.cells if cell.kind == "square")
    for cost in sorted({*wanted, *(cost or 0 for cost in there)}):
        if wanted[cost] != there[cost]:
            yield (
                "edition-squares",
                "ST-10",
                "board.cells",
                {"cost": cost, "expected": wanted[cost], "found": there[cost]},
            )


def starts(box: Box) -> Iterator[Found]:
    """ST-4: a START for everybody, and five arrows."""
    for kind in ("start", "arrow"):
        found = sum(cell.kind == kind for cell in box.board.cells)
        if found < MOST_PLAYERS:
            yield "edition-kind", "ST-4", "board.cells", {"kind": kind, "expected": MOST_PLAYERS, "found": found}


def paths(box: Box) -> Iterator[Found]:
    names = {cell.name for cell in box.board.cells}
    seen: set[frozenset[str]] = set()
    for index, ends in enumerate(box.board.paths):
        field = f"board.paths[{index}]"
        for name in ends:
            if name not in names:
                yield "edition-path-end", "ST-5", field, {"cell": name}
        if ends[0] == ends[1] or frozenset(ends) in seen:
            yield "edition-path-twice", "ST-5", field, {"from": ends[0], "to": ends[1]}
        seen.add(frozenset(ends))


def connected(box: Box) -> Iterator[Found]:
    """ST-5, ST-6: every cell can be reached from the first, over paths and arrows."""
    left = reached_from(box, box.board.cells[0].name)
    lost = [cell.name for cell in box.board.cells if cell.name not in left]
    if lost:
        yield "edition-apart", "ST-5", "board.paths", {"cell": lost[0], "from": box.board.cells[0].name}


def reached_from(box: Box, start: str) -> set[str]:
    beside = neighbours(box)
    reached, todo = {start}, [start]
    while todo:
        new = beside[todo.pop()] - reached
        reached |= new
        todo += new
    return reached


def neighbours(box: Box) -> dict[str, set[str]]:
    """The cells beside each cell: along the paths, and from arrow to arrow (ST-6)."""
    beside: dict[str, set[str]] = {cell.name: set() for cell in box.board.cells}
    for one, other in box.board.paths:
        beside[one].add(other)
        beside[other].add(one)
    arrows = {cell.name for cell in box.board.cells if cell.kind == "arrow"}
    return {name: near | (arrows - {name} if name in arrows else set()) for name, near in beside.items()}


def deck(box: Box) -> Iterator[Found]:
    """ST-2: enough cards for everybody, and for every token three that can pay it."""
    total = sum(box.cards.values())
    if total < HAND * MOST_PLAYERS:
        yield "edition-few-cards", "ST-2", "cards", {"expected": HAND * MOST_PLAYERS, "found": total}
    for name in box.site.tokens():
        item, cost = box.token(name)
        shown = [card.count(item) for card, copies in box.deck().items() for _ in range(copies)]
        if sum(sorted(shown)[-HAND:]) < cost:
            yield "edition-unpayable", "ST-2", "cards", {"token": name}
