"""What touches mean: card, then gnome, then pillow; or a gnome dragged to a pillow by itself.

A bed stands for its player: whose cards are swapped, or, for a spin, whose bed comes to you.
"""

from collections.abc import Sequence
from typing import Any

from igroteka.engine.refusal import Refusal
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
    kind, target = numbers.kind_of[action], numbers.target_of[action]
    if kind < 0:
        return played_paths(view, seat, "drawn", numbers.ids.index(view["drawn"]), target, numbers)
    return played_paths(view, seat, f"mine-{numbers.ids[kind]}", kind, target, numbers)


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
    if view["phase"] == "surplus" or not can_play(view, seat, name):
        return Label("ask-discards")
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


# What a touch would be, were it allowed


def meant(view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
    """The action a path of touches would be; the last card touched counts."""
    if not path or seat is None or not isinstance(view["hands"][seat], str):
        return None
    last = path[-1]
    numbers = numbers_of(view)
    if last == "keep":
        return kinds.A_KEEP
    if last.startswith(("open-", "place-")):
        place = last.split("-")[1]
        return kinds.A_OPEN + int(place) if place in ("0", "1", "2") else None
    names = [name for name in (card_named(view, touched) for touched in path) if name is not None]
    if last.startswith("deck") and not names:
        return kinds.A_DRAW
    if last.startswith(("discards", "played-")):
        return away(view, seat, names, numbers)
    return meant_card(view, seat, names, [touched for touched in path if touched not in names], numbers)


def away(view: View, seat: int, names: list[str], numbers: Numbering) -> int | None:
    held = view["hands"][seat].split()
    if not names and not held:
        return None
    kind = numbers.ids.index(names[-1] if names else held[0])
    return (numbers.drop if view["phase"] == "surplus" else numbers.swap) + kind


def meant_card(view: View, seat: int, names: list[str], path: list[str], numbers: Numbering) -> int | Refusal | None:
    """A card with its targets; what was not touched yet is filled in, so that the rule can be told."""
    if not any(
        touched.startswith(("gnome-", "pillow-", "bed-", "blanket", "mine-", "drawn", "deck")) for touched in path
    ):
        return None
    dragged = path[0].startswith("gnome-") and len(path) > 1
    if not names and not dragged:
        return Refusal("card-first", "OD-11")
    kind, shift = meant_kind(view, seat, names, path, numbers)
    if kind is None:
        return Refusal("card-first", "OD-11")
    target = meant_target(view, seat, kind, names, path, numbers)
    return shift + target


def meant_kind(view: View, seat: int, names: list[str], path: list[str], numbers: Numbering) -> tuple[int | None, int]:
    """Which card, and what makes its targets actions: the one touched first, or one in hand that moves a gnome."""
    held = [view["drawn"]] if view["phase"] == "drawn" else view["hands"][seat].split()
    if not names:
        wished = "lure" if is_own(view, seat, path[-1]) else "shove"
        names = [name for name in numbers.ids if name in held and effect_of(name, numbers) == wished]
    if not names:
        return None, 0
    kind = numbers.ids.index(names[0])
    drawn = view["phase"] == "drawn" and names[0] == view["drawn"] and "mine-" not in path[0]
    return kind, numbers.play_drawn if drawn else numbers.shift[kind]


def effect_of(name: str, numbers: Numbering) -> str:
    return kinds.EFFECTS[numbers.effects[numbers.ids.index(name)]]


def is_own(view: View, seat: int, touched: str) -> bool:
    cell = cell_touched(view, touched)
    return cell is not None and cell // 3 == side_of(seat, view["players"])


def cell_touched(view: View, touched: str) -> int | None:
    """The pillow, as the rules call it, of a gnome or a pillow that was touched."""
    word, _, name = touched.partition("-")
    if word == "pillow" and name.isdecimal() and int(name) < 12:
        return scenery.sided(int(name), view["spun"])
    return scenery.cell_of(view, name) if word == "gnome" else None


def meant_target(view: View, seat: int, kind: int, names: list[str], path: list[str], numbers: Numbering) -> int:
    """The target as far as it was touched; the rest is the first that might be meant."""
    side = side_of(seat, view["players"])
    effect = kinds.EFFECTS[numbers.effects[kind]]
    cells = [cell for cell in (cell_touched(view, touched) for touched in path) if cell is not None]
    if effect in ("join", "wake"):
        return kinds.T_PILLOW + (cells[0] % 3 if cells else sleeper(view, seat) if effect == "wake" else 0)
    if effect in ("lull", "evict", "lure", "shove"):
        return gnome_target(view, seat, effect, cells or [stranger(view, seat, effect == "lure")])
    if effect in ("barter", "hands", "spin"):
        return player_target(view, side, effect, names, path, numbers)
    return kinds.T_NONE


def sleeper(view: View, seat: int) -> int:
    return next((i for i, letter in enumerate(view["beds"][seat]) if letter.islower()), 0)


def stranger(view: View, seat: int, awake: bool) -> int:
    """Some gnome of another bed."""
    found = [
        (s, i) for s in range(view["players"]) if s != seat for i, c in enumerate(view["beds"][s]) if is_there(c, awake)
    ]
    s, i = found[0] if found else ((seat + 1) % view["players"], 1)
    return side_of(s, view["players"]) * 3 + i


def is_there(letter: str, awake: bool) -> bool:
    return letter.isupper() if awake else letter != "."


def gnome_target(view: View, seat: int, effect: str, cells: list[int]) -> int:
    if effect == "lure":
        free = [i for i, letter in enumerate(view["beds"][seat]) if letter == "."] or [0]
        return kinds.T_LURE + 3 * cells[0] + (cells[1] % 3 if len(cells) > 1 else free[0])
    if effect == "shove":
        return kinds.T_SHOVE + 12 * cells[0] + (cells[1] if len(cells) > 1 else third(view, seat, cells[0]))
    return kinds.T_GNOME + cells[0]


def third(view: View, seat: int, cell: int) -> int:
    """A free pillow of a third bed, or any pillow there."""
    beds = [s for s in range(4) if s not in (seat, cell // 3)]
    free = [s * 3 + i for s in beds for i, letter in enumerate(view["beds"][s]) if letter == "."]
    return free[0] if free else beds[0] * 3


def player_target(view: View, side: int, effect: str, names: list[str], path: list[str], numbers: Numbering) -> int:
    touched = [int(name[4:]) for name in path if name.startswith("bed-") and name[4:].isdecimal()]
    step = 2 if view["players"] == 2 else 1
    other = scenery.side_at(touched[-1], view) if touched else (side + step) % 4
    if effect == "hands":
        return kinds.T_PLAYER + other
    if effect == "spin":
        return kinds.T_SPIN + (1 if other == (side - 1) % 4 else 0)
    seat = kinds.seat_at(side, view["players"])
    held = [*view["hands"][seat].split()]
    if names[0] in held:
        held.remove(names[0])
    gift = names[-1] if len(names) > 1 else held[0] if held else names[0]
    return kinds.T_BARTER + 4 * numbers.ids.index(gift) + other


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
    strong = made["limit"] != "strength" or scenery.awake_in(view, bed) >= scenery.awake_in(view, (bed + 2) % 4)
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
