"""The table of Fizz: what can be touched, what a touch means, and the lines of text."""

from collections.abc import Sequence

from igroteka.engine import table
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, View, Zone
from igroteka.engine.table import credited, increases

from . import scene
from .faces import chip_words, face_id, kind_of, kind_of_id
from .kinds import (
    ASK,
    BEATEN,
    CHIP_ACTIONS,
    CLEAR,
    COLOURS,
    DOUBLE,
    FACES,
    FELL,
    GIVE_UP,
    KIND_BY_NAME,
    LAID,
    MARK,
    MARK_LAID,
    NAMES,
    PICTURES,
    PLAIN,
    REACH,
    STOP,
    TAKE,
    chip_kind,
    is_order,
    picture,
    place_action,
)

BUTTONS = {"take": TAKE, "give-up": GIVE_UP, "stop": STOP}


class Table(table.Table):
    """The bottle, what counts now, hands and points; for a player the own chips and buttons.

    With a real bottle, players tick the faces that fell and then confirm (SH-82).
    """

    def scene(self, view: View, seat: int | None) -> Scene:
        zones, sprites = scene.zones(view, seat), scene.sprites(view, seat)
        names = _buttons(view, seat)
        if names:
            zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
            sprites += [scene.button(view, name, index) for index, name in enumerate(names)]
        return Scene(zones, sprites, _line(view, seat), hold=scene.hold(view), floats=scene.floats(view))

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Touch a chip of the hand; for an order its colour, too; then a point of the bottle, or a marked place."""
        aiming = view["phase"] in ("place", "second-place")
        found = [Gesture(None, ("pile",), Label("place-it"), point=True)] if aiming else []
        spots = enumerate(view["spots"])
        found += [Gesture(place_action(x, y), (f"spot-{i}",), scene.spot_label(i)) for i, (x, y) in spots]
        return [*found, *(gesture for action in actions for gesture in _gestures_of(view, action))]

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label | None:
        """SH-33: an order needs its colour, whether its chip is in the hand or taken up already."""
        return Label("prompt-colour") if path and (path[-1].endswith("-ask") or path[-1] == "held-0") else None

    def aim(self, view: View, seat: int, path: Sequence[str], point: tuple[float, float]) -> int | Refusal:
        """SH-24: a point of the bottle is a place in whole millimetres."""
        x, y = round(point[0]), round(point[1])
        if list(path) != ["pile"] or max(abs(x), abs(y)) > REACH:
            return Refusal("place-beside", "SH-24", x=x, y=y)
        return place_action(x, y)

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        last = path[-1] if path else ""
        if last.startswith("colour-"):
            return _meant_order(view, path)
        if last in ("last", "order"):
            return _fitting(view)
        if last in BUTTONS or last.startswith("bubble"):
            return BUTTONS.get(last, TAKE)
        if view["phase"] == "answer":
            return _meant_answer(view, last)
        if last.startswith(("face-", "pair-")):
            return _meant_chip(last)
        if last.startswith("held-"):
            return _meant_held(view, last)
        return _meant_place(view, last)

    def summary(self, views: Sequence[View], seat: int) -> list[Label]:
        """Chips that stand or fell, chips into hands, the direction of play, the points of a round."""
        before, after = views[0], views[-1]
        played = next((view for view in views if view["ended"]), after)  # SH-52: before the next round is dealt
        placed = [_placed(before, played)] if played["placements"] > before["placements"] else []
        points = increases(before["scores"], after["scores"])
        scored = [credited(s, seat, "brought-points", count=count) for s, count in points if after["players"] > 1]
        taken = _taken(before, played, seat) if placed or not played["laid"] else []  # a chip put back brings nothing
        turned = [Label("brought-turned")] if before["direction"] != played["direction"] else []  # SH-31
        return [*placed, *taken, *turned, *scored]


# The line of text and the buttons


def _asks(view: View, seat: int | None) -> bool:
    """Return whether the seat is to act now."""
    return seat is not None and seat == view["active"] and not view["over"] and not view.get("ended")


def _line(view: View, seat: int | None) -> Label:
    if view["over"]:
        return Label("prompt-over")
    if view.get("ended"):
        return Label("prompt-round-over", {"round": view["round"] + 1})
    if not _asks(view, seat):
        return Label("prompt-wait", {"seat": view["active"] + 1})
    if view["phase"] == "answer":
        return Label("prompt-what-fell" if view["companion"] else "prompt-falling")
    if view["phase"] != "choose":
        return Label("prompt-second" if view["phase"] == "second-place" else "prompt-aim")
    return _choosing_line(view)


def _choosing_line(view: View) -> Label:
    if view["players"] == 1:
        return Label("prompt-alone")
    if not view["fits"]:
        return Label("prompt-take")
    if view["retry"]:
        return Label("prompt-again")
    if view["ask"] is not None:
        return Label("prompt-asked", {"colour": view["ask"], "left": view["ask_left"]})
    return Label(_fitting_line(view))


def _fitting_line(view: View) -> str:
    """Name the chips that fit the last one: SH-20, SH-35 any; SH-61 for children, SH-22 and SH-21 for the others."""
    if view["last"] in (None, "swap"):
        return "prompt-any"
    if view["kids"]:
        return "prompt-kids"
    return "prompt-super" if KIND_BY_NAME[view["last"]] >= PLAIN else "prompt-choose"


def _buttons(view: View, seat: int | None) -> list[str]:
    """SH-25, SH-33, SH-41, SH-70, SH-82: actions without a chip, and the colours of an order."""
    if not _asks(view, seat):
        return []
    if view["phase"] == "answer":
        return _answer_buttons(view)
    ways = ["give-up"] if view["retry"] else []
    ways += ["stop"] if view["players"] == 1 else []
    ways += ["take"] if not view["fits"] else []
    orders = any(is_order(KIND_BY_NAME[name]) for name in view["fits"]) and view["players"] > 1
    return [*ways, *(f"colour-{colour}" for colour in COLOURS if orders)]


def _answer_buttons(view: View) -> list[str]:
    if not view["companion"]:
        return []
    return ["told", "clear"] if _ticked(view) else ["standing"]


def _ticked(view: View) -> bool:
    """SH-82: whether players ticked any chip as fallen."""
    return bool(view["marked"] or view["marked_laid"])


# Touches


def _gestures_of(view: View, action: int) -> list[Gesture]:
    if action < TAKE:
        return [_chip_gesture(view, action)]
    name = next((name for name, number in BUTTONS.items() if number == action), None)
    if name is None:
        return _answer_gestures(view, action)
    paths = [name, "bubble"] if name == "take" else [name]
    return [Gesture(action, (path,), Label(f"do-{name}")) for path in paths]


def _chip_gesture(view: View, action: int) -> Gesture:
    kind = chip_kind(action)
    if action >= ASK:
        named = COLOURS[(action - ASK) % 4]
        words = {**chip_words(kind), "named": named}
        return Gesture(action, (_chip_id(view, "face", kind), f"colour-{named}"), Label("lay-order", words))
    shape = "pair" if action >= DOUBLE else "face"
    return Gesture(action, (_chip_id(view, shape, kind),), Label(f"lay-{shape}", chip_words(kind)))


def _chip_id(view: View, shape: str, kind: int) -> str:
    """Return the sprite of a chip in the hand, or of one that is taken up already."""
    inside = any(kind_of(chip) == kind for chip in view["hands"][view["active"]])
    return face_id(shape, kind) if inside else f"held-{1 if shape == 'pair' else 0}"


def _answer_gestures(view: View, action: int) -> list[Gesture]:
    """SH-82: ticking a face that fell, and the buttons that end it; places have no gestures of their own."""
    if action >= FELL:
        name = "told" if _ticked(view) else "standing"
        return [Gesture(action, (name,), Label(f"do-{name}"))] if view["companion"] else []
    if action == CLEAR:
        return [Gesture(action, ("clear",), Label("do-clear"))]
    if action == MARK_LAID:
        return [Gesture(action, ("just-laid",), Label("mark-laid", chip_words(kind_of(view["laid"][0]))))]
    if MARK <= action < MARK_LAID:
        return [Gesture(action, (face_id("on", action - MARK),), Label("mark", chip_words(action - MARK)))]
    return []


# What a touch means


def _fitting(view: View) -> Refusal:
    """Explain the sign of the last chip or of the order: which chips fit now."""
    if view["ask"] is not None:
        return Refusal("fits-asked", "SH-33", asked=view["ask"], left=view["ask_left"])
    if view["last"] is None:
        return Refusal("fits-any", "SH-20")
    kind = KIND_BY_NAME[view["last"]]
    words = {f"last_{name}": word for name, word in chip_words(kind).items()}
    if view["kids"]:
        return Refusal("fits-kids", "SH-61", **words)
    if kind >= PLAIN:
        return Refusal("fits-super", "SH-22", **words)
    return Refusal("fits-plain", "SH-21", **words, beats=BEATEN[PICTURES[picture(kind)]])


def _meant_order(view: View, path: Sequence[str]) -> int | Refusal:
    kind = None if len(path) < 2 else _laid_kind(view) if path[-2] == "held-0" else kind_of_id(path[-2])
    named = path[-1].removeprefix("colour-")
    if kind is None or not is_order(kind) or named not in COLOURS:
        return Refusal("name-a-colour", "SH-33")
    return CHIP_ACTIONS[f"{NAMES[kind]}={named}"]


def _meant_chip(touched: str) -> int | None:
    kind = kind_of_id(touched)
    if kind is None or (touched.startswith("pair-") and kind >= PLAIN):
        return None
    return kind + DOUBLE if touched.startswith("pair-") else kind


def _laid_kind(view: View) -> int | None:
    return kind_of(view["laid"][0]) if view["laid"] else None


def _meant_held(view: View, touched: str) -> int | None:
    """Return the other way to lay a chip that is taken up already."""
    kind = _laid_kind(view)
    if kind is None or touched not in ("held-0", "held-1"):
        return None
    return kind + DOUBLE if touched == "held-1" and kind < PLAIN else kind


def _meant_place(view: View, touched: str) -> int | Refusal | None:
    found = {f"spot-{i}": place_action(x, y) for i, (x, y) in enumerate(view.get("spots", []))}
    if touched in found:
        return found[touched]
    if touched.startswith(("pile", "chip-")):
        return Refusal("chip-first", "SH-23") if view["phase"] == "choose" else Refusal("point-at-a-place", "SH-24")
    return None


def _meant_answer(view: View, touched: str) -> int | None:
    known = {"told": _answer(view), "standing": FELL, "clear": CLEAR, "just-laid": MARK_LAID}
    if touched in known:
        return known[touched]
    kind = kind_of_id(touched) if touched.startswith("on-") else None
    return None if kind is None else MARK + kind


def _answer(view: View) -> int:
    """Return the ticked chips as an action."""
    chips = sum(1 << chip for chip in view["marked"])
    return FACES | view["marked_laid"] << LAID | chips if _ticked(view) else FELL


# What an action brought


def _placed(before: View, after: View) -> Label:
    """SH-40: the chip laid stands, or chips fell."""
    standing = len(after["pile"])
    fell = len(before["pile"]) + len(before["laid"]) - standing
    return Label("brought-fell", {"count": fell}) if fell > 0 else Label("brought-stands", {"count": standing})


def _taken(before: View, after: View, seat: int) -> list[Label]:
    """Return who has more chips; SH-35: after a swap all hands have moved on, unless the round is over (SH-50)."""
    over = after["ended"] or after["over"]
    if before["chosen"] == "swap" and after["pile"].keys() > before["pile"].keys() and not over:
        return [Label("brought-swap")]
    return [credited(s, seat, "brought-chips", count=count) for s, count in increases(before["hands"], after["hands"])]
