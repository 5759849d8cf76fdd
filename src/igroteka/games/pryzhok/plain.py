"""A position of Flip Jump as plain data; numbers are written and read by their names."""

from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.codec import Ended, Named, Notation, Turn, demand

VARIANTS = ("markers", "sets")
LETTERS = "roygbv"  # red, orange, yellow, green, blue, violet

Natural = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Frogs(Notation):
    """The board as one sees it, farthest rank first; `rg` is red above green, `..` an empty cell."""

    def written(self, state: Any, name: str) -> Any:
        return state.drawn()

    def filled(self, state: Any, name: str, plain: Any) -> None:
        size, ranks = state.board.size, [line.split() for line in reversed(plain)]
        demand(len(ranks) == size and all(len(rank) == size for rank in ranks), "position-board")
        every = [sides for rank in ranks for sides in rank]
        for cell, sides in enumerate(every):
            if sides != "..":
                self.put(state, cell, sides, every)
        demand(state.frogs != 0, "position-frogs", "PR-2")

    def put(self, state: Any, cell: int, sides: str, every: list[str]) -> None:
        good = len(sides) == 2 and sides[0] != sides[1] and all(side in LETTERS for side in sides)
        demand(good, "position-frog", "PR-2")
        demand(every.count(sides) + every.count(sides[::-1]) == 1, "position-frogs", "PR-2")
        state.put(cell, LETTERS.index(sides[0]), LETTERS.index(sides[1]))


class Free(Notation):
    """The free markers by their colours: `rry`."""

    def written(self, state: Any, name: str) -> Any:
        return state.letters(state.free())

    def filled(self, state: Any, name: str, plain: Any) -> None:
        state.set_markers(counted(plain), [[0] * len(LETTERS)] * state.players)


class Taken(Notation):
    """The markers of each seat likewise."""

    def written(self, state: Any, name: str) -> Any:
        return [state.letters(state.owned(seat)) for seat in range(state.players)]

    def filled(self, state: Any, name: str, plain: Any) -> None:
        demand(len(plain) in (0, state.players), "position-taken")
        if plain:
            state.set_markers(state.free(), [counted(letters) for letters in plain])


def counted(letters: str) -> list[int]:
    demand(all(letter in LETTERS for letter in letters), "position-letters", "PR-3")
    return [letters.count(letter) for letter in LETTERS]


class Cells(Notation):
    """A set of cells by their names."""

    def write(self, state: Any, value: Any) -> Any:
        return state.cell_names(value)

    def read(self, state: Any, plain: Any) -> Any:
        return sum(1 << cell_of(state, name) for name in set(plain))


class Jump(Notation):
    """The jump under way: its start, the landings so far, and where the frog is now."""

    def written(self, state: Any, name: str) -> Any:
        return state.jump()

    def filled(self, state: Any, name: str, plain: Any) -> None:
        if plain is not None:
            state.jumper, state.start = cell_of(state, plain.frog, "frog"), cell_of(state, plain.start, "start")
            landings = [cell_of(state, landing, "landings") for landing in plain.landings]
            state.landed = sum(1 << cell for cell in {state.start, *landings})


def cell_of(state: Any, name: str, part: str = "") -> int:
    names = [state.board.cell_name(cell) for cell in range(state.board.size**2)]
    demand(name in names, "position-cell", "PR-1", part=part)
    return names.index(name)


class PlainJump(msgspec.Struct, forbid_unknown_fields=True):
    """A jump under way (PR-16)."""

    start: str
    landings: list[str]
    frog: str


class PlainPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as `dump` prints it. Fewer than 15 frogs are allowed: puzzles and lessons need them."""

    variant: Annotated[Literal["markers", "sets"], Named(VARIANTS)] = "markers"
    slides: Literal[8, 4] = 8
    players: Literal[2, 3, 4]
    turn: Annotated[Natural | None, Turn()]
    board: Annotated[list[str], Frogs()]
    supply: Annotated[str, Free()] = ""
    taken: Annotated[list[str], Taken()] = []
    quiet: Natural = 0
    quiet_limit: Natural = 40
    jump: Annotated[PlainJump | None, Jump()] = None
    touched: Annotated[list[str], Cells()] = []
    over: Annotated[Literal["PR-22", "PR-24", "PR-33"] | None, Ended("PR")] = None
