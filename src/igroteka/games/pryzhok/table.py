"""The table of Flip Jump: the pond, the frogs, the markers, and their touches."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from igroteka.engine import table
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Float, Gesture, Label, Scene, Sprite, Tone, View, Zone

from .board import FILES, Board

COLOURS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}
LOOK = 500  # milliseconds a row is shown before its markers are taken


class Table(table.Table):
    """One pond for all players; only the buttons and the prompt depend on the seat."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        board: Board = game.board
        size = board.size
        ends = {action: board.ends(action) for action in range(board.stop)}
        self.board = board
        self.names = [board.cell_name(cell) for cell in range(size * size)]
        self.moves = {(self.names[a], self.names[b]): action for action, (a, b) in ends.items() if b >= 0}
        self.zone = Zone("board", "board", Label("zone-board"), size=(size, size), art=f"board-{size}")
        self.places = {f"{FILES[x]}{size - y}": (x, y) for y in range(size) for x in range(size)}  # farthest rank first
        self.cells = [_cell_sprite(size, name, at) for name, at in self.places.items()]
        self.frogs = {top + under: _frog_id(top + under) for top in COLOURS for under in COLOURS}

    def scene(self, view: View, seat: int | None) -> Scene:
        zones = [self.zone, *_marker_zones(view)]
        sprites = [*self._cells(view), *self._frogs(view), *_markers(view)]
        if view["jump"] is not None and view["turn"] == seat:
            zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
            sprites.append(Sprite("stop", "buttons", (0,), art="button-stop", label=Label("button-stop")))
        return Scene(zones, sprites, _line(view, seat), hold=LOOK if view["rows"] else 0, floats=_floats(view))

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label:
        return Label("prompt-jump" if view["jump"] else "prompt-where")

    def summary(self, views: Sequence[View], seat: int) -> list[Label]:
        """PR-19: markers; PR-13, PR-15, PR-20: frogs turned over."""
        then, now = (view["taken"][seat] for view in (views[0], views[-1]))
        won = "".join(letter * (now.count(letter) - then.count(letter)) for letter in COLOURS)
        stages = pairwise(map(self._tops, views))
        frogs = len({frog for before, after in stages for frog in before if before[frog] != after[frog]})
        colour = COLOURS[won[0]] if len(set(won)) == 1 else "many"
        markers = [Label("brought-markers", {"count": len(won), "colour": colour})] if won else []
        return [*markers, *([Label("brought-turned", {"count": frogs})] if frogs else [])]

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Touch a frog, then where it goes; or the button."""
        sides = self._sides(view)
        return [self._gesture(sides, action) for action in actions]

    def _gesture(self, sides: Mapping[str, str], action: int) -> Gesture:
        board = self.board
        if action == board.stop:
            return Gesture(action, ("stop",), Label("stop"))
        start, end = board.ends(action)
        frog, over = sides[self.names[start]], action % board.span
        label = (
            Label("hop", {"top": COLOURS[frog[0]], "over": over}) if over else Label("slide", {"top": COLOURS[frog[0]]})
        )
        return Gesture(action, (self.frogs[frog], f"cell-{self.names[end]}"), label)

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        if list(path) == ["stop"]:
            return int(self.board.stop)
        names = [cell for cell in (self._touched_cell(view, part) for part in path) if cell]
        if not names:
            return None
        if view["turn"] != seat:
            return 0  # any action: it is not this seat's turn
        return self._meant_move(names[0], names[-1]) if len(names) > 1 else self._meant_alone(view, names[0])

    def _meant_move(self, start: str, end: str) -> int | Refusal:
        action = self.moves.get((start, end))
        return Refusal("not-straight", "PR-14", None, **{"from": start, "to": end}) if action is None else action

    def _meant_alone(self, view: View, cell: str) -> Refusal:
        """Explain a single touch that leads nowhere: an empty cell, or a frog that cannot go."""
        if self._sides(view)[cell] == "..":
            return Refusal("frog-first", "PR-12")
        if view["jump"] and view["jump"]["frog"] != cell:
            return Refusal("another-frog-jumps", "PR-16")
        return Refusal("frog-is-stuck", "PR-14", None, **{"from": cell})

    def _touched_cell(self, view: View, part: str) -> str | None:
        if part.startswith("cell-"):
            return part[5:] if part[5:] in self.places else None
        return next((cell for cell, frog in self._sides(view).items() if self.frogs.get(frog) == part), None)

    # The pond

    def _sides(self, view: View) -> dict[str, str]:
        """Return both sides of the frog on each cell; ".." for an empty one."""
        return dict(zip(self.places, " ".join(view["board"]).split(), strict=True))

    def _tops(self, view: View) -> dict[str, str]:
        """Return which side of each frog is up."""
        return {self.frogs[frog]: frog[0] for frog in self._sides(view).values() if frog != ".."}

    def _cells(self, view: View) -> list[Sprite]:
        """Draw the cells; those that the jumping frog has visited are marked."""
        if not view["jump"]:
            return self.cells
        visited = {f"cell-{name}" for name in (view["jump"]["start"], *view["jump"]["landings"])}
        return [msgspec.structs.replace(cell, tone="trace") if cell.id in visited else cell for cell in self.cells]

    def _frogs(self, view: View) -> list[Sprite]:
        lit = {name for row in view["rows"] for name in row}
        standing = self._sides(view).items()
        return [self._frog_sprite(name, frog, name in lit) for name, frog in standing if frog != ".."]

    def _frog_sprite(self, name: str, frog: str, lit: bool) -> Sprite:
        """Draw a frog; its two colours are its name, whichever is up."""
        top, under = COLOURS[frog[0]], COLOURS[frog[1]]
        label = Label("frog", {"top": top, "under": under, "cell": name})
        tone: Tone = "lit" if lit else "plain"
        art, back, at = f"frog-{top}-{under}", f"frog-{under}-{top}", self.places[name]
        return Sprite(self.frogs[frog], "board", at, art=art, label=label, layer=1, move="hop", tone=tone, back=back)


# Drawing


def _floats(view: View) -> tuple[Float, ...]:
    """PR-19: the number of markers just taken, above their owner."""
    return (Float(f"taken-{view['turn']}", f"+{view['won']}"),) if view["won"] else ()


def _marker_zones(view: View) -> list[Zone]:
    """Return the free markers of game 1 and a row for each player."""
    labels = [Label("zone-taken", {"seat": s + 1}) for s in range(view["players"])]
    kept = 5 if view["variant"] == "markers" else 6  # places of a row; few players win more than five
    rows = [Zone(f"taken-{s}", "row", label, s, size=(kept, 1)) for s, label in enumerate(labels)]
    return [Zone("markers", "row", Label("zone-markers")), *rows] if view["variant"] == "markers" else rows


def _cell_sprite(size: int, name: str, at: tuple[int, int]) -> Sprite:
    """PR-1: the 16 cells in the middle are marked."""
    edge = (size - 4) // 2
    art = "cell-marked" if all(edge <= place < edge + 4 for place in at) else "cell"
    return Sprite(f"cell-{name}", "board", at, art=art, label=Label("cell", {"cell": name}))


def _frog_id(sides: str) -> str:
    return "frog-" + "".join(sorted(sides))


# The markers


def _markers(view: View) -> list[Sprite]:
    if view["variant"] == "sets":
        return [sprite for seat in range(view["players"]) for sprite in _own_set(view, seat)]
    return _free(view) + [sprite for seat in range(view["players"]) for sprite in _taken(view, seat)]


def _numbered(letters: str) -> list[tuple[str, int]]:
    """Number equal markers."""
    return [(letter, letters[:i].count(letter)) for i, letter in enumerate(letters)]


def _marker(name: str, letter: str, zone: str, index: int, tone: Tone = "plain", source: str | None = None) -> Sprite:
    colour = COLOURS[letter]
    label = Label("marker", {"colour": colour})
    return Sprite(name, zone, (index,), art=f"marker-{colour}", label=label, tone=tone, source=source)


def _free(view: View) -> list[Sprite]:
    """Draw the free markers: every colour has its places, and those of taken markers are drawn empty."""
    each = max(_laid(view, letter) for letter in COLOURS)
    return [
        _free_marker(view, letter, copy, colour * each + copy)
        for colour, letter in enumerate(COLOURS)
        for copy in range(_laid(view, letter))
    ]


def _laid(view: View, letter: str) -> int:
    """Return the number of markers of a colour at the start."""
    return sum(row.count(letter) for row in [view["supply"], *view["taken"]])


def _free_marker(view: View, letter: str, copy: int, index: int) -> Sprite:
    name, art = f"marker-{letter}-{copy}", f"marker-{COLOURS[letter]}"
    if copy >= view["supply"].count(letter):
        return Sprite(name, "markers", (index,), art=art, tone="dim")
    return _marker(name, letter, "markers", index)


def _taken(view: View, seat: int) -> list[Sprite]:
    """PR-19: a marker comes from the end of its colour in the supply."""
    return [
        _marker(f"won-{seat}-{letter}-{copy}", letter, f"taken-{seat}", i, source=_last_free(view, letter))
        for i, (letter, copy) in enumerate(_numbered(view["taken"][seat]))
    ]


def _last_free(view: View, letter: str) -> str:
    """Return the free marker that was taken last."""
    return f"marker-{letter}-{view['supply'].count(letter)}"


def _own_set(view: View, seat: int) -> list[Sprite]:
    """PR-31: the six markers of a player; those not won yet are pale."""
    row = view["taken"][seat]
    tones: list[Tone] = ["plain" if letter in row else "dim" for letter in COLOURS]
    letters = enumerate(COLOURS)
    return [_marker(f"marker-{letter}-{seat}", letter, f"taken-{seat}", i, tones[i]) for i, letter in letters]


# What to do


def _line(view: View, seat: int | None) -> Label:
    if view["turn"] is None:
        return Label("prompt-over")
    if view["turn"] != seat:
        return Label("prompt-wait", {"seat": view["turn"] + 1})
    return Label("prompt-jump" if view["jump"] else "prompt-move")
