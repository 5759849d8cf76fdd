"""The table of Flip Jump: the pond, the frogs, the markers, and their touches."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

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
        ends = {action: board.ends(action) for action in range(board.stop)}
        self.board = board
        self.moves = {  # slides and hops by the cells they start from and land on
            (board.cell_name(start), board.cell_name(end)): action for action, (start, end) in ends.items() if end >= 0
        }

    def scene(self, view: View, seat: int | None) -> Scene:
        zones = [_board_zone(view), *_marker_zones(view)]
        sprites = [*_cells(view), *_frogs(view), *_markers(view)]
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
        stages = pairwise(map(_tops, views))
        frogs = len({frog for before, after in stages for frog in before if before[frog] != after[frog]})
        colour = COLOURS[won[0]] if len(set(won)) == 1 else "many"
        markers = [Label("brought-markers", {"count": len(won), "colour": colour})] if won else []
        return [*markers, *([Label("brought-turned", {"count": frogs})] if frogs else [])]

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Touch a frog, then where it goes; or the button."""
        sides = dict(zip([name for name, _ in _places(view)], " ".join(view["board"]).split(), strict=True))
        return [self._gesture(sides, action) for action in actions]

    def _gesture(self, sides: Mapping[str, str], action: int) -> Gesture:
        board = self.board
        if action == board.stop:
            return Gesture(action, ("stop",), Label("stop"))
        start, end = (board.cell_name(cell) for cell in board.ends(action))
        colour, over = COLOURS[sides[start][0]], action % board.span
        label = Label("hop", {"top": colour, "over": over}) if over else Label("slide", {"top": colour})
        return Gesture(action, (frog_id(sides[start]), f"cell-{end}"), label)

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        if list(path) == ["stop"]:
            return int(self.board.stop)
        names = [cell for cell in (_touched_cell(view, part) for part in path) if cell]
        if not names:
            return None
        if view["turn"] != seat:
            return 0  # any action: it is not this seat's turn
        return self._meant_move(names[0], names[-1]) if len(names) > 1 else _meant_alone(view, names[0])

    def _meant_move(self, start: str, end: str) -> int | Refusal:
        action = self.moves.get((start, end))
        return Refusal("not-straight", "PR-14", None, **{"from": start, "to": end}) if action is None else action


# Drawing


def _floats(view: View) -> tuple[Float, ...]:
    """PR-19: the number of markers just taken, above their owner."""
    return (Float(f"taken-{view['turn']}", f"+{view['won']}"),) if view["won"] else ()


def _board_zone(view: View) -> Zone:
    size = len(view["board"])
    return Zone("board", "board", Label("zone-board"), size=(size, size), art=f"board-{size}")


def _marker_zones(view: View) -> list[Zone]:
    """Return the free markers of game 1 and a row for each player."""
    labels = [Label("zone-taken", {"seat": s + 1}) for s in range(view["players"])]
    kept = 5 if view["variant"] == "markers" else 6  # places of a row; few players win more than five
    rows = [Zone(f"taken-{s}", "row", label, s, size=(kept, 1)) for s, label in enumerate(labels)]
    return [Zone("markers", "row", Label("zone-markers")), *rows] if view["variant"] == "markers" else rows


# The pond


def _cells(view: View) -> list[Sprite]:
    return [_cell_sprite(view, name, at) for name, at in _places(view)]


def _cell_sprite(view: View, name: str, at: tuple[int, int]) -> Sprite:
    edge = (len(view["board"]) - 4) // 2
    marked = all(edge <= place < edge + 4 for place in at)  # PR-1: the 16 in the middle
    art = "cell-marked" if marked else "cell"
    tone: Tone = "trace" if name in _visited(view) else "plain"
    return Sprite(f"cell-{name}", "board", at, art=art, label=Label("cell", {"cell": name}), tone=tone)


def _places(view: View) -> list[tuple[str, tuple[int, int]]]:
    """Return every cell with its place on the board, farthest rank first."""
    size = len(view["board"])
    return [(f"{FILES[x]}{size - y}", (x, y)) for y in range(size) for x in range(size)]


def _visited(view: View) -> list[str]:
    """Return the cells the jumping frog has visited."""
    return [view["jump"]["start"], *view["jump"]["landings"]] if view["jump"] else []


def _frogs(view: View) -> list[Sprite]:
    sides = " ".join(view["board"]).split()
    lit = {name for row in view["rows"] for name in row}
    standing = zip(_places(view), sides, strict=True)
    return [_frog_sprite(name, at, frog, name in lit) for (name, at), frog in standing if frog != ".."]


def _frog_sprite(name: str, at: tuple[int, int], sides: str, lit: bool) -> Sprite:
    """Draw a frog; its two colours are its name, whichever is up."""
    top, under = COLOURS[sides[0]], COLOURS[sides[1]]
    label = Label("frog", {"top": top, "under": under, "cell": name})
    tone: Tone = "lit" if lit else "plain"
    art, back = f"frog-{top}-{under}", f"frog-{under}-{top}"
    return Sprite(frog_id(sides), "board", at, art=art, label=label, layer=1, move="hop", tone=tone, back=back)


def frog_id(sides: str) -> str:
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


def _tops(view: View) -> dict[str, str]:
    """Return which side of each frog is up."""
    return {frog_id(sides): sides[0] for sides in " ".join(view["board"]).split() if sides != ".."}


# What to do


def _line(view: View, seat: int | None) -> Label:
    if view["turn"] is None:
        return Label("prompt-over")
    if view["turn"] != seat:
        return Label("prompt-wait", {"seat": view["turn"] + 1})
    return Label("prompt-jump" if view["jump"] else "prompt-move")


def _meant_alone(view: View, cell: str) -> Refusal:
    """Explain a single touch that leads nowhere: an empty cell, or a frog that cannot go."""
    if cell not in _standing(view).values():
        return Refusal("frog-first", "PR-12")
    if view["jump"] and view["jump"]["frog"] != cell:
        return Refusal("another-frog-jumps", "PR-16")
    return Refusal("frog-is-stuck", "PR-14", None, **{"from": cell})


def _touched_cell(view: View, part: str) -> str | None:
    if part.startswith("cell-"):
        return part[5:] if part[5:] in dict(_places(view)) else None
    return _standing(view).get(part)


def _standing(view: View) -> dict[str, str]:
    """Return the cell of each frog."""
    sides = " ".join(view["board"]).split()
    return {frog_id(frog): name for (name, _), frog in zip(_places(view), sides, strict=True) if frog != ".."}
