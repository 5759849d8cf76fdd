"""What a touch would be, were it allowed: so that the rule against it can be told."""

from collections.abc import Sequence

from igroteka.engine.refusal import Refusal

from . import kinds, scenery
from .kinds import side_of
from .numbering import Numbering
from .scenery import View
from .touches import card_named, numbers_of


def meant(view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
    """The action a path of touches would be; the last card touched counts."""
    if not path or seat is None or not isinstance(view["hands"][seat], str):
        return None
    last = path[-1]
    numbers = numbers_of(view)
    if view["phase"] == "bed":
        chosen = meant_pillow(view, seat, last, numbers)
        if chosen is not None:
            return chosen
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


def meant_pillow(view: View, seat: int, touched: str, numbers: Numbering) -> int | Refusal | None:
    """Return the choice of a pillow of the own bed (OD-10), or of the gnome there (OD-30)."""
    cell = cell_touched(view, touched)
    if cell is None:
        return None
    if not is_own(view, seat, touched):
        return Refusal("not-your-bed", "OD-10")
    return (numbers.lay if view["beds"][seat] == "..." else numbers.stay) + cell % 3


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
