"""The field of My Blanket! as it is seen: lanes, nights, signs, beds with their ways, pillows, blanket, gnomes."""

from typing import Any

from igroteka.engine.scene import Label, Sprite, Tone, Zone

from . import scenery
from .scenery import COLOURS, TEAM_SIGNS, View

SIGN, BELOW = 2.15, 2.45  # from the middle of a bed to its signs; to a high one that stands below it
GNOME = 1.24
WAITING = 2.85  # from the middle of the field to a gnome that stands before its bed


def field_zone(view: View, seat: int | None) -> Zone:
    art = "field" if view["players"] == 4 else "field-two"
    label = Label("zone-field", {"round": view["round"]})
    return Zone("field", "board", label, size=scenery.size(view), art=art, turn=scenery.turn(view, seat))


def field(view: View, seat: int | None) -> list[Sprite]:
    shown = [sprite for bed in scenery.beds(view) for sprite in bed_and_way(view, bed, seat)]
    things = [*pillows(view), *blanket(view), *gnomes(view, seat), *waiting(view), *feathers(view)]
    return [*lanes(view), *rounds(view, seat), *team_signs(view, seat), *shown, *things]


def centred(x: float, y: float, width: float, height: float) -> dict[str, Any]:
    return {"at": (round(x - width / 2, 3), round(y - height / 2, 3)), "size": (width, height)}


def lanes(view: View) -> list[Sprite]:
    """A pale carpet shows which pillows the blanket would come to lie on. It does not move: another one lies there."""
    x, y = scenery.middle(view)
    dx, dy = scenery.blanket(view)
    down = Sprite(f"lane-down-{dx}", "field", art="lane", **centred(x + dx, y, 3, 8.6))
    across = Sprite(f"lane-across-{dy}", "field", art="lane", turn=90, **centred(x, y + dy, 3, 8.6))
    return [down, across] if view["players"] == 4 else [down]


def rounds(view: View, seat: int | None) -> list[Sprite]:
    """Three nights, in a corner that stays where it is when the field turns; those to come are pale."""
    spots = [(-4.25 + 0.65 * i, -4.25) if view["players"] == 4 else (-2.3, -0.65 + 0.65 * i) for i in range(3)]
    places = [centred(*scenery.fixed(view, seat, *spot), 0.6, 0.6) for spot in spots]
    tones: list[Tone] = ["plain" if i < view["round"] else "dim" for i in range(3)]
    return [
        Sprite(f"round-{i}", "field", art="round", tone=tones[i], upright=True, **place)
        for i, place in enumerate(places)
    ]


def team_signs(view: View, seat: int | None) -> list[Sprite]:
    """OD-32: beds travel, sides do not: the sun's sign and the moon's stand on the floor."""
    if not view["teams"]:
        return []
    sides = [(s - (seat or 0)) % 4 for s in range(4)]
    ways = [scenery.AWAY[side] for side in sides]
    spots = [(dx * 3.0 + 1.75 * dy, dy * 3.0 - 1.75 * dx) for dx, dy in ways]
    places = [centred(*scenery.fixed(view, seat, *spot), 0.75, 0.75) for spot in spots]
    return [
        Sprite(f"floor-{s}", "field", art=TEAM_SIGNS[s], layer=1, upright=True, **place)
        for s, place in enumerate(places)
    ]


def bed_and_way(view: View, bed: int, seat: int | None) -> list[Sprite]:
    """A bed with its mark and how many are awake in it, and a chevron for each cell on the way to it."""
    x, y = scenery.middle(view)
    dx, dy = scenery.AWAY[bed]
    colour, who = COLOURS[bed], scenery.owner(bed, view)
    awake = scenery.awake_in(view, bed)
    label = Label("bed", {"seat": who + 1, "colour": colour, "count": awake})
    at = centred(x + dx * scenery.EDGE, y + dy * scenery.EDGE, 3.7, 1.25)
    frame = Sprite(f"bed-{bed}", "field", art=f"bed-{colour}", label=label, turn=90 * bed, layer=1, **at)
    sign, count = centred(*beside(view, bed, -SIGN), 0.8, 0.8), centred(*eye_at(view, bed, seat), 0.8, 1.2)
    mark = Sprite(f"mark-{bed}", "field", art=f"mark-{colour}", layer=1, upright=True, **sign)
    eye = Sprite(f"awake-{bed}", "field", art="awake", text=str(awake), layer=1, upright=True, **count)
    return [frame, mark, eye, *chevrons(view, bed)]


def beside(view: View, bed: int, far: float) -> tuple[float, float]:
    """A point in line with a bed, so far from its middle."""
    x, y = scenery.middle(view)
    dx, dy = scenery.AWAY[bed]
    return x + dx * scenery.EDGE + far * dy, y + dy * scenery.EDGE - far * dx


def eye_at(view: View, bed: int, seat: int | None) -> tuple[float, float]:
    """The eye stands above its number: below a bed it needs more room, or the lowest gnome would cover it."""
    near, middle = beside(view, bed, SIGN), beside(view, bed, 0)
    below = scenery.seen_height(view, seat, near) > scenery.seen_height(view, seat, middle) + 1
    return beside(view, bed, BELOW) if below else near


def chevrons(view: View, bed: int) -> list[Sprite]:
    """One for every cell the blanket still has to go, between its edge and the bed; after a pull there are others."""
    x, y = scenery.middle(view)
    (bx, by), (dx, dy) = scenery.blanket(view), scenery.AWAY[bed]
    cells = scenery.distance(view, bed)
    art, tone, way = f"chevron-{COLOURS[bed]}", may_pull(view, bed), f"way-{bed}-{bx}-{by}"
    steps = []
    for step in range(cells):
        reach = 3.75 - (step + 0.5) * (cells - 0.6) / cells
        place = centred(x + (dx * reach if dx else bx), y + (dy * reach if dy else by), 0.62, 0.62)
        steps.append(Sprite(f"{way}-{step}", "field", art=art, turn=90 * bed, layer=2, tone=tone, **place))
    return steps


def may_pull(view: View, bed: int) -> Tone:
    """OD-20: a way that cannot be pulled now is pale."""
    return "plain" if scenery.is_strong(view, bed) else "dim"


def pillows(view: View) -> list[Sprite]:
    return [pillow(view, bed * 3 + index) for bed in scenery.beds(view) for index in range(3)]


def pillow(view: View, cell: int) -> Sprite:
    at = centred(*scenery.spot(view, cell), 1.0, 1.0)
    label = Label("pillow", {"seat": scenery.owner(cell // 3, view) + 1})
    art = f"pillow-{COLOURS[cell // 3]}"
    return Sprite(f"pillow-{cell}", "field", art=art, label=label, turn=90 * (cell // 3), layer=2, **at)


def blanket(view: View) -> list[Sprite]:
    """The blanket, and at its far edge the folds of the last pull."""
    x, y = scenery.middle(view)
    dx, dy = scenery.blanket(view)
    label = Label("blanket", {"far": min(scenery.distance(view, bed) for bed in scenery.beds(view))})
    cloth = Sprite("blanket", "field", art="blanket", label=label, layer=3, **centred(x + dx, y + dy, 3.1, 3.1))
    if view["pulled"] is None:
        return [cloth]
    bed = scenery.bed_at("SWNE".index(view["pulled"]), view)
    ax, ay = scenery.AWAY[bed]
    at = centred(x + dx - ax * 1.1, y + dy - ay * 1.1, 3.1, 0.9)
    return [cloth, Sprite("folds", "field", art="folds", turn=90 * bed, layer=3, source="blanket", **at)]


def gnomes(view: View, seat: int | None) -> list[Sprite]:
    """Eyes shut and hands down when asleep; the shape of the cap is the gnome's own, its colour the bed's."""
    here = scenery.gnomes(view)
    here.sort(key=lambda one: scenery.seen_height(view, seat, scenery.spot(view, one[1])))
    return [gnome(view, letter, cell, awake) for letter, cell, awake in here]


def gnome(view: View, letter: str, cell: int, awake: bool) -> Sprite:
    colour = COLOURS[cell // 3]
    art = f"{'gnome' if awake else 'sleeper'}-{colour}-{scenery.cap(letter)}"
    who = {"seat": scenery.owner(cell // 3, view) + 1, "awake": "yes" if awake else "no"}
    tone: Tone = "lit" if letter in view["touched"] else "plain"
    at = centred(*scenery.spot(view, cell), GNOME, GNOME)
    source = f"played-{view['played'][1]}" if view["played"] else None
    return Sprite(
        f"gnome-{letter}", "field", art=art, label=Label("gnome", who), layer=4, source=source,
        move="hop", tone=tone, upright=True, **at,
    )  # fmt: skip


def waiting(view: View) -> list[Sprite]:
    """Return the gnomes that have no pillow yet, each before its bed (OD-10)."""
    x, y = scenery.middle(view)
    shown = []
    for letter, bed in scenery.waiting(view).items():
        dx, dy = scenery.AWAY[bed]
        art = f"gnome-{COLOURS[bed]}-{scenery.cap(letter)}"
        label = Label("gnome", {"seat": scenery.owner(bed, view) + 1, "awake": "yes"})
        at = centred(x + dx * WAITING, y + dy * WAITING, GNOME, GNOME)
        shown.append(Sprite(f"gnome-{letter}", "field", art=art, label=label, layer=4, move="hop", upright=True, **at))
    return shown


def feathers(view: View) -> list[Sprite]:
    if view["struck"] is None:
        return []
    x, y = scenery.spot(view, scenery.framed(view["struck"], view["spun"]))
    spread = ((-0.6, -0.5), (0.5, -0.7), (0.1, 0.1), (-0.4, 0.5), (0.7, 0.3))
    places = [centred(x + dx, y + dy, 0.6, 0.6) for dx, dy in spread]
    return [Sprite(f"feather-{i}", "field", art="feather", turn=70 * i, layer=5, **at) for i, at in enumerate(places)]
