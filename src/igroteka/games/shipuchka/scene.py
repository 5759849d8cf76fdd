"""Drawing of Fizz: the bottle with its chips, what counts now, bubbles, hands and points.

SH-82: with a real bottle the faces on it are drawn in a row, and players tick those that fell.
"""

from collections.abc import Collection, Sequence
from math import atan2, hypot, pi

from igroteka.engine.scene import Float, Label, Sprite, Tone, View, Zone

from . import physics
from .faces import art, chip_words, face_id, kind_of
from .film import milliseconds
from .kinds import KIND_BY_NAME, LEVELS, NAMES, PLAIN, THICK

FIELD = (120.0, 120.0)
CHIP = (25.0, 25.0)
LINGER = 350  # milliseconds that the last picture of a fall stands
SWAY = {name: round(1000 * physics.HANDS[level].tremor, 2) for name, level in LEVELS.items()}  # SH-82, in millimetres
SIDES = ("right", "back-right", "back", "back-left", "left", "front-left", "front", "front-right")
Sign = tuple[str, str, Label, int | None]  # id, art, words, badge


def zones(view: View, seat: int | None) -> list[Zone]:
    """Return the bottle in the middle, what counts now beside it, then the places of every player."""
    return [
        _bottle(view),
        *_signs_zone(view),
        *_bubbles_zone(view),
        *_hand_zones(view),
        *_count_zone(view, seat),
        *_score_zones(view),
    ]


def sprites(view: View, seat: int | None) -> list[Sprite]:
    """Draw the things in the zones; only the own hand shows faces."""
    return [
        *(_faces_on_bottle(view) if view["companion"] else _pile(view)),
        *(_just_laid(view) if view["companion"] else _held_chips(view)),
        *_spots(view),
        *_signs(view),
        *_bubbles(view),
        *_hands(view, seat),
        *_count(view, seat),
        *_scores(view),
    ]


def hold(view: View) -> int:
    """Return how many milliseconds the scene stands: until a fall has ended, or the end of a round was read."""
    if view.get("film"):
        return LINGER + milliseconds(view["film"])
    return 1800 if view.get("ended") else 0


def floats(view: View) -> tuple[Float, ...]:
    """SH-51: the points of a round rise beside the score; a player without chips gets none."""
    counted = enumerate(view.get("counted") or [])
    return tuple(Float(f"points-{seat}", f"+{points}") for seat, points in counted if points)


def button(view: View, name: str, index: int) -> Sprite:
    drawn = name if name.startswith("colour-") else f"button-{name}"
    return Sprite(name, "buttons", (index,), drawn, Label(f"button-{name}", {"count": len(view["pile"])}))


def spot_label(index: int) -> Label:
    return Label("put-here", {"number": index + 1})


# The bottle


def _bottle(view: View) -> Zone:
    label = _standing_label(view)
    if view["companion"]:
        return Zone("pile", "row", label)
    film = view.get("film") or None
    return Zone("pile", "pile3d", label, size=FIELD, art="bottle", sway=SWAY[view["steadiness"]], film=film)


def _standing_label(view: View) -> Label:
    return Label("zone-pile", {"count": len(view["pile"])})


def _pile(view: View) -> list[Sprite]:
    """Draw the standing chips, higher ones over lower ones."""
    order = sorted(view["pile"], key=lambda chip: (view["pile"][chip][2], int(chip)))
    return [_standing(int(chip), view["pile"][chip], layer) for layer, chip in enumerate(order)]


def _standing(chip: int, pose: Sequence[float], layer: int) -> Sprite:
    kind = kind_of(chip)
    words = {
        **chip_words(kind),
        "layer": max(1, round((pose[2] - THICK / 2) / THICK) + 1),
        "side": _side(pose[0], pose[1]),
    }
    at = tuple(round(part, 4) for part in pose)
    return Sprite(f"chip-{chip}", "pile", at, art(kind), Label("chip-standing", words), CHIP, layer=layer + 1)


def _side(x: float, y: float) -> str:
    """Return the name of a direction from the middle of the bottle."""
    return "middle" if hypot(x, y) < 8 else SIDES[round(atan2(y, x) * 4 / pi) % 8]


def _held_chips(view: View) -> list[Sprite]:
    """Draw the chips that are being laid; the first of a double waits at its place."""
    if not view["laid"]:
        return []
    kind = kind_of(view["laid"][0])
    label = Label("chip-held", chip_words(kind))
    places = [tuple(map(float, place)) for place in view["places"]] + [()] * 2
    return [
        Sprite(f"held-{i}", "pile", places[i], art(kind), label, CHIP, layer=90 + i) for i in range(len(view["laid"]))
    ]


def _spots(view: View) -> list[Sprite]:
    """SH-80: marked places, for players who do not aim."""
    found = enumerate(view.get("spots", []))
    return [Sprite(f"spot-{i}", "pile", (x, y, 0), "spot", spot_label(i), (12, 12), layer=95) for i, (x, y) in found]


# A real bottle


def _count_faces(chips: Collection[int | str]) -> dict[int, int]:
    """Return the number of chips of each face."""
    kinds = sorted(kind_of(chip) for chip in chips)
    return {kind: kinds.count(kind) for kind in kinds}


def _faces_on_bottle(view: View) -> list[Sprite]:
    """Draw the faces on the real bottle, each with the number of chips that are not ticked."""
    ticked = _count_faces(view["marked"])
    shown = [(kind, count - ticked.get(kind, 0)) for kind, count in _count_faces(view["pile"]).items()]
    return [_on_bottle(kind, left, i) for i, (kind, left) in enumerate(shown)]


def _on_bottle(kind: int, left: int, index: int) -> Sprite:
    tone: Tone = "plain" if left else "dim"
    label = Label("chip-on-bottle", {**chip_words(kind), "count": left})
    return Sprite(face_id("on", kind), "pile", (index,), art(kind), label, badge=left if left > 1 else None, tone=tone)


def _just_laid(view: View) -> list[Sprite]:
    """Draw the chip just laid, dim once it is ticked as fallen."""
    if not view["laid"]:
        return []
    kind, left = kind_of(view["laid"][0]), len(view["laid"]) - view["marked_laid"]
    label = Label("chip-just-laid", {**chip_words(kind), "count": left})
    at = (len(_count_faces(view["pile"])),)
    badge = left if left > 1 else None
    return [Sprite("just-laid", "pile", at, art(kind), label, badge=badge, tone="lit" if left else "dim")]


# What counts now


def _signs_zone(view: View) -> list[Zone]:
    return [] if view["players"] == 1 else [Zone("signs", "row", Label("zone-signs"), size=(3, 1))]


def _signs(view: View) -> list[Sprite]:
    """Draw the last chip (SH-27), the colour ordered (SH-33) and the direction of play (SH-31)."""
    if view["players"] == 1:
        return []
    ways = [_way_sign(view)] if view["players"] > 2 else []  # SH-31: with two there is no direction
    shown = [_last_sign(view), *_order_sign(view), *ways]
    return [
        Sprite(name, "signs", (i,), drawn, label, badge=badge) for i, (name, drawn, label, badge) in enumerate(shown)
    ]


def _last_sign(view: View) -> Sign:
    if view["last"] is None:
        return "last", "anything", Label("sign-anything"), None
    kind = KIND_BY_NAME[view["last"]]
    return "last", art(kind), Label("sign-last", chip_words(kind)), None


def _order_sign(view: View) -> list[Sign]:
    if view["ask"] is None:
        return []
    left = view["ask_left"]
    label = Label("sign-order", {"colour": view["ask"], "left": left})
    return [("order", f"colour-{view['ask']}", label, left if left > 1 else None)]


def _way_sign(view: View) -> Sign:
    way = "clockwise" if view["direction"] == 1 else "counterwise"
    return "way", way, Label(f"sign-{way}"), None


def _bubbles_zone(view: View) -> list[Zone]:
    if view["players"] == 1:
        return []
    return [Zone("bubbles", "pile", Label("zone-bubbles", {"count": view["bubbles"]}))]


def _bubbles(view: View) -> list[Sprite]:
    if not view["bubbles"] or view["players"] == 1:
        return []
    label = Label("zone-bubbles", {"count": view["bubbles"]})
    return [Sprite("bubble", "bubbles", (0,), "chip-back", label, badge=view["bubbles"])]


# Hands


def _held_number(view: View, seat: int) -> int:
    """Return the number of chips in a hand; other hands are seen as a number."""
    chips = view["hands"][seat]
    return chips if isinstance(chips, int) else len(chips)


def _hand_label(view: View, seat: int) -> Label:
    return Label("zone-hand", {"seat": seat + 1, "count": _held_number(view, seat)})


def _hand_zones(view: View) -> list[Zone]:
    return [Zone(f"hand-{s}", "hand", _hand_label(view, s), s) for s in range(view["players"])]


def _hands(view: View, seat: int | None) -> list[Sprite]:
    return [sprite for s in range(view["players"]) for sprite in (_own(view, s) if s == seat else _stack(view, s))]


def _own(view: View, seat: int) -> list[Sprite]:
    """Draw every face once, with the number of its copies, and a pair beside it if it may be laid at once."""
    shown: list[tuple[str, str, Label, int | None, Tone]] = []
    for kind in sorted({kind_of(chip) for chip in view["hands"][seat]}):
        copies = sum(kind_of(chip) == kind for chip in view["hands"][seat])
        tone: Tone = "plain" if NAMES[kind] in view["fits"] or seat != view["active"] or view["over"] else "dim"
        label = Label("chip", chip_words(kind))
        several = copies if copies > 1 and view["players"] > 1 else None  # alone all are held: small, badges cover them
        shown.append((face_id("face", kind), art(kind), label, several, tone))
        if kind < PLAIN and copies + _laid_number(view, seat, kind) > 1 and NAMES[kind] in view["fits"]:
            shown.append((face_id("pair", kind), art(kind, "pair"), Label("pair", chip_words(kind)), None, "plain"))
    zone = f"hand-{seat}"
    return [Sprite(n, zone, (i,), a, le, badge=b, tone=t, source="bubbles") for i, (n, a, le, b, t) in enumerate(shown)]


def _laid_number(view: View, seat: int, kind: int) -> int:
    """Return how many chips of a kind the seat is about to lay; with one more in the hand they may become a pair."""
    return sum(kind_of(chip) == kind for chip in view["laid"]) if seat == view["active"] else 0


def _stack(view: View, seat: int, zone: str = "hand") -> list[Sprite]:
    """SH-11: the number of chips of a seat, as text: a badge would cover the chip on a phone with six players."""
    count = _held_number(view, seat)
    label = _hand_label(view, seat)
    return [Sprite(f"stack-{seat}", f"{zone}-{seat}", (0,), "holding", label, text=str(count))] if count else []


def _count_zone(view: View, seat: int | None) -> list[Zone]:
    """Return the zone that counts the own chips (SH-50); for a single player, those that stand (SH-70)."""
    if seat is None:
        return []
    if view["players"] == 1:
        return [Zone("count-0", "row", _standing_label(view), seat)]
    return [Zone(f"count-{seat}", "row", _hand_label(view, seat), seat)]


def _count(view: View, seat: int | None) -> list[Sprite]:
    if seat is not None and view["players"] == 1:
        return [Sprite("stack-0", "count-0", (0,), "holding", _standing_label(view), text=str(len(view["pile"])))]
    return [] if seat is None else _stack(view, seat, "count")


def _score_zones(view: View) -> list[Zone]:
    if view["rounds"] == 1:
        return []
    labels = [Label("zone-score", {"seat": s + 1, "count": points}) for s, points in enumerate(view["scores"])]
    return [Zone(f"score-{s}", "row", label, s) for s, label in enumerate(labels)]


def _scores(view: View) -> list[Sprite]:
    if view["rounds"] == 1:
        return []
    return [Sprite(f"points-{s}", f"score-{s}", (0,), "points", text=str(n)) for s, n in enumerate(view["scores"])]
