"""What is seen in Fizz: the pile, the chip to go on, hands, bubbles; with a real bottle, what fell.

What touches mean is in touches.py.
"""

from collections.abc import Sequence
from math import atan2, hypot, pi

from igroteka.engine.scene import Float, Label, Scene, Sprite, Tone, Zone

from . import physics, told
from .brought import brought
from .faces import art, chip_words, face_id, kind_of
from .film import milliseconds
from .kinds import COLOURS, KIND_BY_NAME, LEVELS, NAMES, THICK, is_order
from .prompts import asks_me, prompt
from .touches import View, aimed, gestures, meant, prompt_at, spot_label

__all__ = ["aimed", "brought", "gestures", "meant", "prompt_at", "scene"]

FIELD = (120.0, 120.0)
CHIP = (25.0, 25.0)
LINGER = 350  # milliseconds that the last picture of a fall stands
SWAY = {name: round(1000 * physics.HANDS[level].tremor, 2) for name, level in LEVELS.items()}  # SH-82, in millimetres
SIDES = ("right", "back-right", "back", "back-left", "left", "front-left", "front", "front-right")


def scene(view: View, seat: int | None) -> Scene:
    """The bottle in the middle, what counts now beside it, then every player's chips; only the own hand shows faces."""
    zones = [
        bottle(view),
        *signs_zone(view),
        *bubbles_zone(view),
        *hand_zones(view),
        *count_zone(view, seat),
        *score_zones(view),
    ]
    sprites = [
        *pile(view),
        *fingers(view),
        *spots(view),
        *signs(view),
        *bubbles(view),
        *hands(view, seat),
        *count(view, seat),
        *scores(view),
    ]
    shown = buttons(view, seat)
    if shown:
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites += [button(view, name, index) for index, name in enumerate(shown)]
    return Scene(zones, sprites, prompt(view, seat), hold=hold(view), floats=floats(view))


def hold(view: View) -> int:
    """A fall is seen to its end, and so is the end of a round."""
    if view.get("film"):
        return LINGER + milliseconds(view["film"])
    return 1800 if view.get("ended") else 0


def floats(view: View) -> tuple[Float, ...]:
    """SH-51: the points of a round rise where they are kept; whoever is rid of all chips gets none."""
    counted = enumerate(view.get("counted") or [])
    return tuple(Float(f"points-{seat}", f"+{points}") for seat, points in counted if points)


# The bottle


def bottle(view: View) -> Zone:
    label = standing_label(view)
    if view["companion"]:
        return Zone("pile", "row", label)
    film = view.get("film") or None
    return Zone("pile", "pile3d", label, size=FIELD, art="bottle", sway=SWAY[view["steadiness"]], film=film)


def pile(view: View) -> list[Sprite]:
    """Chips as they stand, the higher ones over the lower ones."""
    if view["companion"]:
        return told.pile(view)
    order = sorted(view["pile"], key=lambda chip: (view["pile"][chip][2], int(chip)))
    return [standing(int(chip), view["pile"][chip], layer) for layer, chip in enumerate(order)]


def standing(chip: int, pose: Sequence[float], layer: int) -> Sprite:
    kind = kind_of(chip)
    words = {
        **chip_words(kind),
        "layer": max(1, round((pose[2] - THICK / 2) / THICK) + 1),
        "side": side(pose[0], pose[1]),
    }
    at = tuple(round(part, 4) for part in pose)
    return Sprite(f"chip-{chip}", "pile", at, art(kind), Label("chip-standing", words), CHIP, layer=layer + 1)


def side(x: float, y: float) -> str:
    """Where on the bottle, as one says it."""
    return "middle" if hypot(x, y) < 8 else SIDES[round(atan2(y, x) * 4 / pi) % 8]


def fingers(view: View) -> list[Sprite]:
    """The chips that are being laid; the first of a double waits at its place."""
    if view["companion"] or not view["laid"]:
        return [] if not view["companion"] else told.fingers(view)
    kind = kind_of(view["laid"][0])
    label = Label("chip-held", chip_words(kind))
    places = [tuple(map(float, place)) for place in view["places"]] + [()] * 2
    return [
        Sprite(f"held-{i}", "pile", places[i], art(kind), label, CHIP, layer=90 + i) for i in range(len(view["laid"]))
    ]


def spots(view: View) -> list[Sprite]:
    """SH-80: places for those who do not aim."""
    found = enumerate(view.get("spots", []))
    return [Sprite(f"spot-{i}", "pile", (x, y, 0), "spot", spot_label(i), (12, 12), layer=95) for i, (x, y) in found]


# What counts now


def signs_zone(view: View) -> list[Zone]:
    return [] if view["players"] == 1 else [Zone("signs", "row", Label("zone-signs"), size=(3, 1))]


def signs(view: View) -> list[Sprite]:
    """The last chip (SH-27), the colour ordered (SH-33), the way round (SH-31)."""
    if view["players"] == 1:
        return []
    ways = [way_sign(view)] if view["players"] > 2 else []  # SH-31: with two there is no direction
    shown = [last_sign(view), *order_sign(view), *ways]
    return [
        Sprite(name, "signs", (i,), drawn, label, badge=badge) for i, (name, drawn, label, badge) in enumerate(shown)
    ]


def last_sign(view: View) -> tuple[str, str, Label, int | None]:
    if view["last"] is None:
        return "last", "anything", Label("sign-anything"), None
    kind = KIND_BY_NAME[view["last"]]
    return "last", art(kind), Label("sign-last", chip_words(kind)), None


def order_sign(view: View) -> list[tuple[str, str, Label, int | None]]:
    if view["ask"] is None:
        return []
    left = view["ask_left"]
    label = Label("sign-order", {"colour": view["ask"], "left": left})
    return [("order", f"colour-{view['ask']}", label, left if left > 1 else None)]


def way_sign(view: View) -> tuple[str, str, Label, int | None]:
    way = "clockwise" if view["direction"] == 1 else "counterwise"
    return "way", way, Label(f"sign-{way}"), None


def bubbles_zone(view: View) -> list[Zone]:
    if view["players"] == 1:
        return []
    return [Zone("bubbles", "pile", Label("zone-bubbles", {"count": view["bubbles"]}))]


def bubbles(view: View) -> list[Sprite]:
    if not view["bubbles"] or view["players"] == 1:
        return []
    label = Label("zone-bubbles", {"count": view["bubbles"]})
    return [Sprite("bubble", "bubbles", (0,), "chip-back", label, badge=view["bubbles"])]


# Hands


def number(view: View, seat: int) -> int:
    chips = view["hands"][seat]
    return chips if isinstance(chips, int) else len(chips)


def hand_zones(view: View) -> list[Zone]:
    labels = [Label("zone-hand", {"seat": s + 1, "count": number(view, s)}) for s in range(view["players"])]
    return [Zone(f"hand-{s}", "hand", label, s) for s, label in enumerate(labels)]


def hands(view: View, seat: int | None) -> list[Sprite]:
    return [sprite for s in range(view["players"]) for sprite in (own(view, s) if s == seat else stack(view, s))]


def held(view: View, seat: int) -> list[int]:
    """The faces in a hand, each once."""
    return sorted({kind_of(chip) for chip in view["hands"][seat]})


def own(view: View, seat: int) -> list[Sprite]:
    """Every face once, with the number of its copies; beside a pair that may be laid at once, the pair."""
    sprites = []
    for kind in held(view, seat):
        copies = sum(kind_of(chip) == kind for chip in view["hands"][seat])
        tone: Tone = "plain" if NAMES[kind] in view["fits"] or seat != view["active"] or view["over"] else "dim"
        label = Label("chip", chip_words(kind))
        several = copies if copies > 1 and view["players"] > 1 else None  # alone all are held: small, badges cover them
        sprites.append((face_id("face", kind), art(kind), label, several, tone))
        if kind < 12 and copies + in_fingers(view, seat, kind) > 1 and NAMES[kind] in view["fits"]:
            sprites.append((face_id("pair", kind), art(kind, "pair"), Label("pair", chip_words(kind)), None, "plain"))
    zone = f"hand-{seat}"
    return [
        Sprite(n, zone, (i,), a, le, badge=b, tone=t, source="bubbles") for i, (n, a, le, b, t) in enumerate(sprites)
    ]


def in_fingers(view: View, seat: int, kind: int) -> int:
    """How many of a kind the seat is about to lay: with one more of them it may be a pair after all."""
    return sum(kind_of(chip) == kind for chip in view["laid"]) if seat == view["active"] else 0


def stack(view: View, seat: int, zone: str = "hand") -> list[Sprite]:
    """SH-11: how many chips a seat holds, written on one: a badge would cover it on a phone with six players."""
    count = number(view, seat)
    label = Label("zone-hand", {"seat": seat + 1, "count": count})
    return [Sprite(f"stack-{seat}", f"{zone}-{seat}", (0,), "holding", label, text=str(count))] if count else []


def count_zone(view: View, seat: int | None) -> list[Zone]:
    """How many chips the own hand holds: whoever has none first has won (SH-50). Alone, how many stand (SH-70)."""
    if seat is None:
        return []
    if view["players"] == 1:
        return [Zone("count-0", "row", standing_label(view), seat)]
    return [Zone(f"count-{seat}", "row", Label("zone-hand", {"seat": seat + 1, "count": number(view, seat)}), seat)]


def count(view: View, seat: int | None) -> list[Sprite]:
    if seat is not None and view["players"] == 1:
        return [Sprite("stack-0", "count-0", (0,), "holding", standing_label(view), text=str(len(view["pile"])))]
    return [] if seat is None else stack(view, seat, "count")


def standing_label(view: View) -> Label:
    return Label("zone-pile", {"count": len(view["pile"])})


def score_zones(view: View) -> list[Zone]:
    if view["rounds"] == 1:
        return []
    labels = [Label("zone-score", {"seat": s + 1, "count": points}) for s, points in enumerate(view["scores"])]
    return [Zone(f"score-{s}", "row", label, s) for s, label in enumerate(labels)]


def scores(view: View) -> list[Sprite]:
    if view["rounds"] == 1:
        return []
    return [Sprite(f"points-{s}", f"score-{s}", (0,), "points", text=str(n)) for s, n in enumerate(view["scores"])]


# What to do


def buttons(view: View, seat: int | None) -> list[str]:
    """SH-25, SH-33, SH-41, SH-70, SH-82: what can be done without a chip, and the colours to name."""
    if not asks_me(view, seat):
        return []
    if view["phase"] == "answer":
        return told.buttons(view)
    ways = ["give-up"] if view["retry"] else []
    ways += ["stop"] if view["players"] == 1 else []
    ways += ["take"] if not view["fits"] else []
    orders = any(is_order(KIND_BY_NAME[name]) for name in view["fits"]) and view["players"] > 1
    return [*ways, *(f"colour-{colour}" for colour in COLOURS if orders)]


def button(view: View, name: str, index: int) -> Sprite:
    drawn = name if name.startswith("colour-") else f"button-{name}"
    return Sprite(name, "buttons", (index,), drawn, Label(f"button-{name}", {"count": len(view["pile"])}))
