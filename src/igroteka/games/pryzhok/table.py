"""What is seen and touched in Flip Jump: the pond, the frogs, the markers."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Float, Gesture, Label, Scene, Sprite, Tone, Zone

from .board import FILES, Board

COLOURS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}
View = Mapping[str, Any]
LOOK = 500  # milliseconds a row is seen before anything comes of it


def scene(view: View, seat: int | None) -> Scene:
    """All that everybody sees; only the buttons and the prompt are a seat's own."""
    zones = [board_zone(view), *marker_zones(view)]
    sprites = [*cells(view), *frogs(view), *markers(view)]
    if may_stop(view, seat):
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites.append(Sprite("stop", "buttons", (0,), art="button-stop", label=Label("button-stop")))
    return Scene(zones, sprites, prompt(view, seat), hold=LOOK if view["rows"] else 0, floats=floats(view))


def floats(view: View) -> tuple[Float, ...]:
    """PR-19: how many markers were just taken, above whose they are."""
    return (Float(f"taken-{view['turn']}", f"+{view['won']}"),) if view["won"] else ()


def board_zone(view: View) -> Zone:
    size = len(view["board"])
    return Zone("board", "board", Label("zone-board"), size=(size, size), art=f"board-{size}")


def marker_zones(view: View) -> list[Zone]:
    """The free markers of game 1, and everybody's own row."""
    labels = [Label("zone-taken", {"seat": s + 1}) for s in range(view["players"])]
    kept = 5 if view["variant"] == "markers" else 6  # places: few win more than five of the free ones
    rows = [Zone(f"taken-{s}", "row", label, s, size=(kept, 1)) for s, label in enumerate(labels)]
    return [Zone("markers", "row", Label("zone-markers")), *rows] if view["variant"] == "markers" else rows


# The pond


def cells(view: View) -> list[Sprite]:
    return [cell_sprite(view, name, at) for name, at in places(view)]


def cell_sprite(view: View, name: str, at: tuple[int, int]) -> Sprite:
    edge = (len(view["board"]) - 4) // 2
    marked = all(edge <= place < edge + 4 for place in at)  # PR-1: the 16 in the middle
    art = "cell-marked" if marked else "cell"
    tone: Tone = "trace" if name in visited(view) else "plain"
    return Sprite(f"cell-{name}", "board", at, art=art, label=Label("cell", {"cell": name}), tone=tone)


def places(view: View) -> list[tuple[str, tuple[int, int]]]:
    """Every cell with its place on the board, farthest rank first."""
    size = len(view["board"])
    return [(f"{FILES[x]}{size - y}", (x, y)) for y in range(size) for x in range(size)]


def visited(view: View) -> list[str]:
    """Where the jumping frog has been: the way it came."""
    return [view["jump"]["start"], *view["jump"]["landings"]] if view["jump"] else []


def frogs(view: View) -> list[Sprite]:
    sides = " ".join(view["board"]).split()
    lit = {name for row in view["rows"] for name in row}
    standing = zip(places(view), sides, strict=True)
    return [frog_sprite(name, at, frog, name in lit) for (name, at), frog in standing if frog != ".."]


def frog_sprite(name: str, at: tuple[int, int], sides: str, lit: bool) -> Sprite:
    """A frog is known by its two colours, whichever is up."""
    top, under = COLOURS[sides[0]], COLOURS[sides[1]]
    label = Label("frog", {"top": top, "under": under, "cell": name})
    tone: Tone = "lit" if lit else "plain"
    art, back = f"frog-{top}-{under}", f"frog-{under}-{top}"
    return Sprite(frog_id(sides), "board", at, art=art, label=label, layer=1, move="hop", tone=tone, back=back)


def frog_id(sides: str) -> str:
    return "frog-" + "".join(sorted(sides))


# The markers


def markers(view: View) -> list[Sprite]:
    if view["variant"] == "sets":
        return [sprite for seat in range(view["players"]) for sprite in own_set(view, seat)]
    return free(view) + [sprite for seat in range(view["players"]) for sprite in taken(view, seat)]


def numbered(letters: str) -> list[tuple[str, int]]:
    """Equal markers told apart: the first, the second … of their colour."""
    return [(letter, letters[:i].count(letter)) for i, letter in enumerate(letters)]


def marker(name: str, letter: str, zone: str, index: int, tone: Tone = "plain", source: str | None = None) -> Sprite:
    colour = COLOURS[letter]
    label = Label("marker", {"colour": colour})
    return Sprite(name, zone, (index,), art=f"marker-{colour}", label=label, tone=tone, source=source)


def free(view: View) -> list[Sprite]:
    """Every colour has its own places; those of markers that were taken are drawn empty."""
    each = max(laid(view, letter) for letter in COLOURS)
    return [
        free_marker(view, letter, copy, colour * each + copy)
        for colour, letter in enumerate(COLOURS)
        for copy in range(laid(view, letter))
    ]


def laid(view: View, letter: str) -> int:
    """How many markers of a colour the game began with."""
    return sum(row.count(letter) for row in [view["supply"], *view["taken"]])


def free_marker(view: View, letter: str, copy: int, index: int) -> Sprite:
    name, art = f"marker-{letter}-{copy}", f"marker-{COLOURS[letter]}"
    if copy >= view["supply"].count(letter):
        return Sprite(name, "markers", (index,), art=art, tone="dim")
    return marker(name, letter, "markers", index)


def taken(view: View, seat: int) -> list[Sprite]:
    """PR-19: a marker comes from the end of its colour in the supply."""
    return [
        marker(f"won-{seat}-{letter}-{copy}", letter, f"taken-{seat}", i, source=last_free(view, letter))
        for i, (letter, copy) in enumerate(numbered(view["taken"][seat]))
    ]


def last_free(view: View, letter: str) -> str:
    """The free marker that was there before one was taken."""
    return f"marker-{letter}-{view['supply'].count(letter)}"


def own_set(view: View, seat: int) -> list[Sprite]:
    """PR-31: everybody's six markers; those not won yet are pale."""
    row = view["taken"][seat]
    tones: list[Tone] = ["plain" if letter in row else "dim" for letter in COLOURS]
    letters = enumerate(COLOURS)
    return [marker(f"marker-{letter}-{seat}", letter, f"taken-{seat}", i, tones[i]) for i, letter in letters]


# What an action brought


def brought(views: Sequence[View], seat: int) -> list[Label]:
    """PR-19: markers; PR-13, PR-15, PR-20: frogs turned over."""
    then, now = (view["taken"][seat] for view in (views[0], views[-1]))
    won = "".join(letter * (now.count(letter) - then.count(letter)) for letter in COLOURS)
    frogs = len(
        {frog for before, after in pairwise(map(tops, views)) for frog in before if before[frog] != after[frog]}
    )
    colour = COLOURS[won[0]] if len(set(won)) == 1 else "many"
    markers = [Label("brought-markers", {"count": len(won), "colour": colour})] if won else []
    return [*markers, *([Label("brought-turned", {"count": frogs})] if frogs else [])]


def tops(view: View) -> dict[str, str]:
    """Which side of each frog is up."""
    return {frog_id(sides): sides[0] for sides in " ".join(view["board"]).split() if sides != ".."}


# What to do


def may_stop(view: View, seat: int | None) -> bool:
    return view["jump"] is not None and view["turn"] == seat


def prompt(view: View, seat: int | None) -> Label:
    if view["turn"] is None:
        return Label("prompt-over")
    if view["turn"] != seat:
        return Label("prompt-wait", {"seat": view["turn"] + 1})
    return Label("prompt-jump" if view["jump"] else "prompt-move")


def prompt_at(view: View, seat: int, path: Sequence[str]) -> Label:
    """The frog was touched: where shall it go?"""
    return Label("prompt-jump" if view["jump"] else "prompt-where")


def gestures(view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
    """Touch a frog, then where it goes; or the button."""
    board = pond(len(view["board"]))
    sides = dict(zip([name for name, _ in places(view)], " ".join(view["board"]).split(), strict=True))
    return [gesture(board, sides, action) for action in actions]


def gesture(board: Board, sides: Mapping[str, str], action: int) -> Gesture:
    if action == board.stop:
        return Gesture(action, ("stop",), Label("stop"))
    start, end = (board.cell_name(cell) for cell in board.ends(action))
    colour, over = COLOURS[sides[start][0]], action % board.span
    label = Label("hop", {"top": colour, "over": over}) if over else Label("slide", {"top": colour})
    return Gesture(action, (frog_id(sides[start]), f"cell-{end}"), label)


def meant(view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
    """The action a path of touches would be, were it allowed; or why it is none at all."""
    if list(path) == ["stop"]:
        return pond(len(view["board"])).stop
    names = [cell for cell in (touched_cell(view, part) for part in path) if cell]
    if not names:
        return None
    if view["turn"] != seat:
        return 0  # whatever it would be, it is not this seat's turn
    return meant_move(view, names[0], names[-1]) if len(names) > 1 else meant_alone(view, names[0])


def meant_move(view: View, start: str, end: str) -> int | Refusal:
    action = moves(len(view["board"])).get((start, end))
    return Refusal("not-straight", "PR-14", None, **{"from": start, "to": end}) if action is None else action


def meant_alone(view: View, cell: str) -> Refusal:
    """A single touch that leads nowhere: an empty cell, or a frog that cannot go."""
    if cell not in standing(view).values():
        return Refusal("frog-first", "PR-12")
    if view["jump"] and view["jump"]["frog"] != cell:
        return Refusal("another-frog-jumps", "PR-16")
    return Refusal("frog-is-stuck", "PR-14", None, **{"from": cell})


@cache
def pond(size: int) -> Board:
    return Board(size)


@cache
def moves(size: int) -> dict[tuple[str, str], int]:
    """Every slide and hop by the cells it starts from and lands on."""
    ends = {action: pond(size).ends(action) for action in range(pond(size).stop)}
    name = pond(size).cell_name
    return {(name(start), name(end)): action for action, (start, end) in ends.items() if end >= 0}


def touched_cell(view: View, part: str) -> str | None:
    if part.startswith("cell-"):
        return part[5:] if part[5:] in dict(places(view)) else None
    return standing(view).get(part)


def standing(view: View) -> dict[str, str]:
    """Where each frog is."""
    sides = " ".join(view["board"]).split()
    return {frog_id(frog): name for (name, _), frog in zip(places(view), sides, strict=True) if frog != ".."}
