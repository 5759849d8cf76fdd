"""What touches mean: card, then gnome, then pillow; or a gnome dragged to a pillow by itself.

A bed stands for its player: whose cards are swapped, or, for a spin, whose bed comes to you.
"""

from collections.abc import Sequence
from typing import Any

from igroteka.engine.scene import Gesture, Label

from . import kinds, scenery
from .kinds import side_of
from .numbering import Numbering, numbering
from .scenery import View

Path = tuple[str, ...]
THINGS = ("gnome-", "pillow-", "bed-", "blanket", "mine-", "drawn", "deck")  # what a card may be meant for


def numbers_of(view: View) -> Numbering:
    return numbering(tuple(card["id"] for card in view["cards"]), tuple(card["main"] for card in view["cards"]))


# Every legal action as the things to touch


def gestures(view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
    """Card, gnome, pillow; and where a gnome alone says it, gnome and pillow: the first card that can do it counts."""
    numbers = numbers_of(view)
    made = [gesture for action in actions for gesture in gestures_of(view, seat, action, numbers)]
    seen: dict[Path, Gesture] = {}
    for gesture in made:
        seen.setdefault(gesture.path, gesture)
    return list(seen.values())


def gestures_of(view: View, seat: int, action: int, numbers: Numbering) -> list[Gesture]:
    label = action_label(view, seat, action, numbers)
    return [Gesture(action, path, label) for path in paths(view, seat, action, numbers)]


def paths(view: View, seat: int, action: int, numbers: Numbering) -> list[Path]:
    if action == kinds.A_DRAW:
        return [("deck",)]
    if action == kinds.A_KEEP:
        return [("keep",)]
    if action < numbers.swap:
        place = action - kinds.A_OPEN
        return [(f"open-{place}-{view['open'][place]}",)]
    if action < numbers.play_drawn:
        return [(f"mine-{numbers.ids[(action - numbers.swap) % len(numbers.ids)]}", "discards")]
    if action >= numbers.lay:
        return chosen_paths(view, seat, action, numbers)
    kind, target = numbers.kind_of[action], numbers.target_of[action]
    if kind < 0:
        return played_paths(view, seat, "drawn", numbers.ids.index(view["drawn"]), target, numbers)
    return played_paths(view, seat, f"mine-{numbers.ids[kind]}", kind, target, numbers)


def chosen_paths(view: View, seat: int, action: int, numbers: Numbering) -> list[Path]:
    """Return a pillow, alone or after the waiting gnome (OD-10), or the gnome that stays (OD-30)."""
    cell = side_of(seat, view["players"]) * 3 + (action - numbers.lay) % 3
    if action >= numbers.stay:
        return [(gnome_at(view, cell),)]
    to, bed = pillow(cell, view["spun"]), scenery.bed_of(seat, view)
    return [(to,), *((f"gnome-{letter}", to) for letter, where in scenery.waiting(view).items() if where == bed)]


def played_paths(view: View, seat: int, card: str, kind: int, target: int, numbers: Numbering) -> list[Path]:
    effect = kinds.EFFECTS[numbers.effects[kind]]
    touched = touched_by(view, seat, effect, target, numbers)
    dragged = [path for path in touched if effect in ("lure", "shove")]
    return [*((card, *path) for path in touched), *dragged]


def touched_by(view: View, seat: int, effect: str, target: int, numbers: Numbering) -> list[Path]:
    """What is touched after the card."""
    side, spun = side_of(seat, view["players"]), view["spun"]
    if effect == "pull":
        return [("blanket",)]
    if effect == "draw":
        return [("deck",)]
    if effect == "join":
        return [(pillow(side * 3 + target - kinds.T_PILLOW, spun),)]
    if effect == "wake":
        return [(gnome_at(view, side * 3 + target - kinds.T_PILLOW),)]
    if effect == "wake-all":
        return [(f"gnome-{letter}",) for letter, _, awake in scenery.gnomes(view) if not awake]
    if effect in ("lull", "evict"):
        return [(gnome_at(view, target - kinds.T_GNOME),)]
    if effect == "lure":
        cell, place = divmod(target - kinds.T_LURE, 3)
        return [(gnome_at(view, cell), pillow(side * 3 + place, spun))]
    if effect == "shove":
        cell, place = divmod(target - kinds.T_SHOVE, 12)
        return [(gnome_at(view, cell), pillow(place, spun))]
    return touched_beds(view, side, effect, target, numbers)


def touched_beds(view: View, side: int, effect: str, target: int, numbers: Numbering) -> list[Path]:
    if effect == "spin":  # right: the bed of the seat before comes to you
        return [(bed(view, (side - 1) % 4 if target > kinds.T_SPIN else (side + 1) % 4),)]
    if effect == "hands":
        return [(bed(view, target - kinds.T_PLAYER),)]
    gift, other = divmod(target - kinds.T_BARTER, 4)
    return [(f"mine-{numbers.ids[gift]}", bed(view, other))]


def pillow(cell: int, spun: int) -> str:
    return f"pillow-{scenery.framed(cell, spun)}"


def bed(view: View, side: int) -> str:
    return f"bed-{scenery.bed_at(side, view)}"


def gnome_at(view: View, cell: int) -> str:
    frame = scenery.framed(cell, view["spun"])
    return next((f"gnome-{letter}" for letter, at, _ in scenery.gnomes(view) if at == frame), f"pillow-{frame}")


# Words


def words_of(view: View, name: str) -> dict[str, Any]:
    made = next(card for card in view["cards"] if card["id"] == name)
    return {"card": "own", **made["name"]} if "name" in made else {"card": name}


def action_label(view: View, seat: int, action: int, numbers: Numbering) -> Label:
    if action < numbers.swap:
        opened = view["open"][action - kinds.A_OPEN] if action >= kinds.A_OPEN else None
        return Label("take-open", words_of(view, opened)) if opened else Label(("draw", "keep")[action])
    if action < numbers.play_drawn:
        name = numbers.ids[(action - numbers.swap) % len(numbers.ids)]
        return Label("swap" if action < numbers.drop else "drop", words_of(view, name))
    if action >= numbers.lay:
        return Label("lay" if action < numbers.stay else "stay")
    kind, target = numbers.kind_of[action], numbers.target_of[action]
    name = numbers.ids[kind] if kind >= 0 else view["drawn"] or numbers.ids[0]
    side = aimed_at(target)
    if side is None or (view["players"] == 2 and side % 2):
        return Label("play", words_of(view, name))
    return Label("play-on", {**words_of(view, name), "seat": kinds.seat_at(side, view["players"]) + 1})


def aimed_at(target: int) -> int | None:
    """The side whose gnome or player a target names."""
    if kinds.T_GNOME <= target < kinds.T_LURE:
        return (target - kinds.T_GNOME) // 3
    if kinds.T_LURE <= target < kinds.T_SHOVE:
        return (target - kinds.T_LURE) // 9
    if kinds.T_SHOVE <= target < kinds.T_SPIN:
        return (target - kinds.T_SHOVE) // 36
    if target >= kinds.T_BARTER:
        return (target - kinds.T_BARTER) % 4
    return target - kinds.T_PLAYER if target >= kinds.T_PLAYER else None


def prompt_at(view: View, seat: int, path: Path) -> Label | None:
    """The line in the middle of a gesture: whom, and where to?"""
    name = card_named(view, path[0])
    if name is None:
        return Label("ask-pillow")
    if view["phase"] == "surplus":
        return Label("ask-discards")
    if not can_play(view, seat, name):
        return Label("ask-swap")
    effect = next(card["main"] for card in view["cards"] if card["id"] == name)
    if len(path) == 1:
        return Label(f"ask-{effect}")
    return Label({"barter": "ask-player", "shove": "ask-other-pillow"}.get(effect, "ask-pillow"))


def card_named(view: View, touched: str) -> str | None:
    """The card a touched thing of the own hand is."""
    if touched == "drawn":
        drawn: str | None = view["drawn"]
        return drawn
    name = touched.removeprefix("mine-")
    known = any(card["id"] == name for card in view["cards"])
    return name if touched.startswith("mine-") and known else None


# What the own cards can do


def can_play(view: View, seat: int, name: str) -> bool:
    """Is there something the main effect of a card in hand can be done to?"""
    made = next((card for card in view["cards"] if card["id"] == name), None)
    if made is None:  # in the middle of a beat the card in hand may have none of the box's names
        return False
    effect, limited = made["main"], made["limit"] == "last-gnome"
    mine = view["beds"][seat]
    others = [bed for s, bed in enumerate(view["beds"]) if s != seat]
    taken = [bed for bed in others if not limited or bed.count(".") < 2]
    bed = scenery.bed_of(seat, view)
    strong = made["limit"] != "strength" or scenery.is_strong(view, bed)
    cards = [view["hands"][s] for s in range(view["players"]) if s != seat]
    return {
        "pull": strong and scenery.distance(view, bed) > 0,
        "join": "." in mine,
        "wake": any(letter.islower() for letter in mine),
        "wake-all": any(letter.islower() for letter in "".join(view["beds"])),
        "lull": any(letter.isupper() for letter in "".join(others)),
        "evict": any(letter != "." for letter in "".join(taken)),
        "lure": "." in mine and any(letter.isupper() for letter in "".join(taken)),
        "shove": any(bed.count(".") < 3 and any("." in to for to in others if to is not bed) for bed in taken),
        "barter": len(view["hands"][seat].split()) > 1 and any(cards),
    }.get(effect, True)
