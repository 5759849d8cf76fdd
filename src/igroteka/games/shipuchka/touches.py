"""What touches mean in Fizz: a chip of the hand, a colour for an order, a place; with a real bottle, what fell."""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label

from . import told
from .faces import chip_words, face_id, kind_of, kind_of_id
from .kinds import (
    ASK,
    CHIP_ACTIONS,
    COLOURS,
    DOUBLE,
    GIVE_UP,
    KIND_BY_NAME,
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

View = Mapping[str, Any]
BEATEN = {"rock": "paper", "scissors": "rock", "paper": "scissors"}  # SH-21: and what beats it
BUTTONS = {"take": TAKE, "give-up": GIVE_UP, "stop": STOP}


def prompt_at(view: View, seat: int, path: Sequence[str]) -> Label | None:
    """SH-33: an order needs its colour, whether it is in the hand or in the fingers already."""
    return Label("prompt-colour") if path and (path[-1].endswith("-ask") or path[-1] == "held-0") else None


def gestures(view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
    """Touch a chip of the hand; for an order its colour, too; then a point of the bottle, or a marked place."""
    aiming = view["phase"] in ("place", "second-place")
    found = [Gesture(None, ("pile",), Label("place-it"), point=True)] if aiming else []
    found += [gesture for i, (x, y) in enumerate(view["spots"]) for gesture in spot_gesture(i, place_action(x, y))]
    return [*found, *(gesture for action in actions for gesture in gestures_of(view, action))]


def spot_label(index: int) -> Label:
    return Label("put-here", {"number": index + 1})


def spot_gesture(index: int, action: int) -> list[Gesture]:
    return [Gesture(action, (f"spot-{index}",), spot_label(index))]


def gestures_of(view: View, action: int) -> list[Gesture]:
    if action < TAKE:
        return [chip_gesture(view, action)]
    name = next((name for name, number in BUTTONS.items() if number == action), None)
    if name is None:
        return told.gestures_of(view, action)
    paths = [name, "bubble"] if name == "take" else [name]
    return [Gesture(action, (path,), Label(f"do-{name}")) for path in paths]


def chip_gesture(view: View, action: int) -> Gesture:
    kind = chip_kind(action)
    if action >= ASK:
        named = COLOURS[(action - ASK) % 4]
        words = {**chip_words(kind), "named": named}
        return Gesture(action, (on_hand(view, "face", kind), f"colour-{named}"), Label("lay-order", words))
    shape = "pair" if action >= DOUBLE else "face"
    return Gesture(action, (on_hand(view, shape, kind),), Label(f"lay-{shape}", chip_words(kind)))


def on_hand(view: View, shape: str, kind: int) -> str:
    """A chip of the hand; one that is in the fingers already is touched there."""
    name = face_id(shape, kind)
    inside = any(kind_of(chip) == kind for chip in view["hands"][view["active"]])
    return name if inside else f"held-{1 if shape == 'pair' else 0}"


# What a touch means


def meant(view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
    """The action a path of touches would be, were it allowed."""
    if not path or seat is None:
        return None
    last = path[-1]
    if last.startswith("colour-"):
        return order_meant(view, path)
    if last in ("last", "order"):
        return fitting(view)
    if last in BUTTONS or last.startswith("bubble"):
        return BUTTONS.get(last, TAKE)
    if view["phase"] == "answer":
        return told.meant(view, last)
    if last.startswith(("face-", "pair-", "held-")):
        return chip_meant(view, last)
    return spot_meant(view, last)


def fitting(view: View) -> Refusal:
    """What goes now, for whoever touches the sign of the last chip or of the order."""
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


def order_meant(view: View, path: Sequence[str]) -> int | Refusal | None:
    kind = None if len(path) < 2 else held_kind(view) if path[-2] == "held-0" else kind_of_id(path[-2])
    named = path[-1].removeprefix("colour-")
    if kind is None or not is_order(kind) or named not in COLOURS:
        return Refusal("name-a-colour", "SH-33")
    return CHIP_ACTIONS[f"{NAMES[kind]}={named}"]


def chip_meant(view: View, touched: str) -> int | Refusal | None:
    if touched.startswith("held-"):
        return held_meant(view, touched)
    kind = kind_of_id(touched)
    if kind is None or (touched.startswith("pair-") and kind >= 12):
        return None
    return kind + DOUBLE if touched.startswith("pair-") else kind


def held_kind(view: View) -> int | None:
    return kind_of(view["laid"][0]) if view["laid"] else None


def held_meant(view: View, touched: str) -> int | None:
    """A chip in the fingers: touched, the other way of laying it is meant."""
    kind = held_kind(view)
    if kind is None or touched not in ("held-0", "held-1"):
        return None
    return kind + DOUBLE if touched == "held-1" and kind < 12 else kind


def spot_meant(view: View, touched: str) -> int | Refusal | None:
    found = {f"spot-{i}": place_action(x, y) for i, (x, y) in enumerate(view.get("spots", []))}
    if touched in found:
        return found[touched]
    if touched.startswith(("pile", "chip-")):
        return Refusal("chip-first", "SH-23") if view["phase"] == "choose" else Refusal("point-at-a-place", "SH-24")
    return None


def aimed(view: View, seat: int, path: Sequence[str], at: Sequence[float]) -> int | Refusal:
    """SH-24: a point of the bottle as a place in whole millimetres."""
    x, y = round(at[0]), round(at[1])
    if list(path) != ["pile"] or max(abs(x), abs(y)) > REACH:
        return Refusal("place-beside", "SH-24", x=x, y=y)
    return place_action(x, y)
