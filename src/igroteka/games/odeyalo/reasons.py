"""Reasons: the rule that an action breaks, and the action that touches mean. Both depend only on a seat's view."""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import View

from . import kinds, scene
from .box import Box
from .kinds import CELLS, seat_at, side_of
from .numbering import Numbering

TARGETS = ("gnome-", "pillow-", "bed-", "blanket", "mine-", "drawn", "deck")  # things that a card may be played on
Reason = tuple[str, str, dict[str, Any]]  # key of the sentence, rule, numbers in it


class Reasons:
    """The reasons of one seat at one moment; only for actions that are not legal."""

    def __init__(self, box: Box, view: Mapping[str, Any], seat: int, words: Mapping[str, dict[str, Any]]) -> None:
        self.box, self.view, self.seat, self.words = box, view, seat, words
        self.numbers = box.numbers
        self.players = view["players"]
        self.side = side_of(seat, self.players)
        self.hand = box.counted(view["hands"][seat])

    def reason(self, action: int) -> Reason:
        if self.view["phase"] == "surplus":
            return self.surplus(action)
        if self.view["phase"] == "drawn":
            return self.drawn(action)
        if self.view["phase"] == "bed":
            return self.choose(action)
        if action >= self.box.lay:
            return "bed-before-round", "OD-10", {}
        kind, target = self.numbers.kind_of[action], self.numbers.target_of[action]
        if kind >= 0:
            return self.play(kind, target) if self.hand[kind] else self.not_held(kind)
        if action >= self.box.play_drawn or action == kinds.A_KEEP:
            return "nothing-drawn", "OD-13", {}
        return self.drop() if action >= self.box.drop else self.swap(action - kinds.A_SWAP)

    def card(self, kind: int) -> dict[str, Any]:
        return self.words[self.box.ids[kind]]

    def not_held(self, kind: int) -> Reason:
        return "card-not-held", "OD-11", self.card(kind)

    def surplus(self, action: int) -> Reason:
        """OD-15: only `drop`, and only of what one holds."""
        if self.box.drop <= action < self.box.play_drawn:
            return self.not_held(action - self.box.drop)
        return "surplus-first", "OD-15", {"count": sum(self.hand)}

    def drawn(self, action: int) -> Reason:
        """OD-13: only the card just drawn, or none."""
        kind = self.box.ids.index(self.view["drawn"])
        if action < self.box.play_drawn or action >= self.box.lay or self.numbers.kind_of[action] >= 0:
            return "drawn-or-keep", "OD-13", self.card(kind)
        target = action - self.box.play_drawn
        if target not in self.numbers.targets_of(kind):
            return "drawn-other-target", "OD-13", self.card(kind)
        return self.play(kind, target)

    def choose(self, action: int) -> Reason:
        """Refuse all but `lay` in an empty bed (OD-10) and `stay` of a gnome in the own bed (OD-30)."""
        if self.bed(self.side) == "...":
            return "lay-first", "OD-10", {}
        return ("pillow-empty" if action >= self.box.stay else "stay-first"), "OD-30", {}

    def swap(self, kind: int) -> Reason:
        if not self.hand[kind]:
            return self.not_held(kind)
        return "swap-needs-eight", "OD-14", {"count": sum(self.hand)}

    def drop(self) -> Reason:
        return "no-surplus", "OD-15", {"count": sum(self.hand)}

    # Playing a card (OD-11)

    def play(self, kind: int, target: int) -> Reason:
        effect = self.box.effect(kind)
        limited = self.box.limit_of(kind) == "last-gnome"
        if effect == "pull":
            return self.pull()
        if effect in ("join", "wake"):
            return self.own_pillow(effect, target - kinds.T_PILLOW)
        if effect == "wake-all":
            return "nobody-sleeps", "OD-4", {}
        if effect in ("lull", "evict"):
            return self.gnome(target - kinds.T_GNOME, effect == "lull", limited)
        if effect == "lure":
            cell, pillow = divmod(target - kinds.T_LURE, 3)
            return self.lure(cell, self.side * 3 + pillow, limited)
        if effect == "shove":
            cell, to = divmod(target - kinds.T_SHOVE, 12)
            return self.shove(cell, to, limited)
        return self.with_player(kind, effect, target)

    def bed(self, side: int) -> str:
        bed: str = self.view["beds"][seat_at(side, self.players)]
        return bed

    def at(self, cell: int) -> str:
        return self.bed(cell // 3)[cell % 3]

    def awake(self, side: int) -> int:
        return sum(letter.isupper() for letter in self.bed(side))

    def weight(self, side: int) -> int:
        """Return how many gnomes of a bed count against a pull away from it (OD-20)."""
        return 3 - self.bed(side).count(".") if self.view["weigh"] == "all" else self.awake(side)

    def pull(self) -> Reason:
        mine, theirs = self.awake(self.side), self.weight((self.side + 2) % 4)
        if mine < theirs:
            return "too-weak", "OD-20", {"mine": mine, "theirs": theirs, "weigh": self.view["weigh"]}
        return "blanket-at-the-edge", "OD-22", {}

    def own_pillow(self, effect: str, pillow: int) -> Reason:
        if effect == "join":
            return self.taken(self.side * 3 + pillow)
        bed = self.bed(self.side)
        if not any(letter.islower() for letter in bed):
            return "nobody-sleeps-here", "OD-4", {}
        return ("pillow-empty" if bed[pillow] == "." else "awake-already"), "OD-4", {}

    def taken(self, cell: int) -> Reason:
        """OD-1: three pillows to a bed, one gnome on each."""
        if "." not in self.bed(cell // 3):
            return "bed-full", "OD-1", {"seat": seat_at(cell // 3, self.players) + 1}
        return "pillow-taken", "OD-1", {}

    def stranger(self, cell: int) -> Reason | None:
        """Return whether a gnome lies in another bed."""
        if self.players == 2 and cell // 3 % 2:
            return "no-such-bed", "OD-3", {"side": CELLS[cell][0]}
        if cell // 3 == self.side:
            return "own-gnome", "OD-4", {}
        return ("pillow-empty", "OD-4", {}) if self.at(cell) == "." else None

    def gnome(self, cell: int, lull: bool, limited: bool) -> Reason:
        reason = self.stranger(cell)
        if reason is not None:
            return reason
        return ("asleep-already", "OD-4", {}) if lull or not limited else self.last_gnome(cell)

    def last_gnome(self, cell: int) -> Reason:
        return "last-gnome", "OD-4", {"seat": seat_at(cell // 3, self.players) + 1}

    def is_last(self, cell: int) -> bool:
        return self.bed(cell // 3).count(".") == 2

    def lure(self, cell: int, to: int, limited: bool) -> Reason:
        reason = self.stranger(cell)
        if reason is not None:
            return reason
        if self.at(cell).islower():
            return "sleeper-stays", "OD-4", {}
        return self.last_gnome(cell) if limited and self.is_last(cell) else self.taken(to)

    def shove(self, cell: int, to: int, limited: bool) -> Reason:
        reason = self.stranger(cell)
        if reason is not None:
            return reason
        if limited and self.is_last(cell):
            return self.last_gnome(cell)
        if to // 3 in (self.side, cell // 3):
            return "third-bed", "OD-4", {}
        return self.taken(to)

    def with_player(self, kind: int, effect: str, target: int) -> Reason:
        side = (target - kinds.T_PLAYER) if effect == "hands" else (target - kinds.T_BARTER) % 4
        if self.players == 2 and side % 2:
            return "no-such-bed", "OD-3", {"side": kinds.SIDES[side]}
        if side == self.side:
            return "not-with-yourself", "OD-4", {}
        gift = (target - kinds.T_BARTER) // 4
        if not self.hand[gift]:
            return self.not_held(gift)
        if gift == kind and self.hand[gift] == 1:
            return "give-another", "OD-4", self.card(kind)
        return "they-have-no-card", "OD-4", {"seat": seat_at(side, self.players) + 1}


class Touches:
    """The touches of one seat at one moment, as the action they mean, legal or not."""

    def __init__(self, numbers: Numbering, cards: scene.Cards, view: View, seat: int) -> None:
        self.numbers, self.cards, self.view, self.seat = numbers, cards, view, seat
        self.players = view["players"]
        self.side = side_of(seat, self.players)
        self.beds: list[str] = view["beds"]

    def action(self, path: Sequence[str]) -> int | Refusal | None:
        """Return the action of a path of touches; the last card touched counts."""
        view, last = self.view, path[-1]
        chosen = self._pillow(last) if view["phase"] == "bed" else None
        if chosen is not None:
            return chosen
        if last == "keep":
            return kinds.A_KEEP
        if last.startswith(("open-", "place-")):
            place = last.split("-")[1]
            return kinds.A_OPEN + int(place) if place in ("0", "1", "2") else None
        names = [name for name in (self.cards.touched(view, thing) for thing in path) if name is not None]
        if last.startswith("deck") and not names:
            return kinds.A_DRAW
        if last.startswith(("discards", "played-")):
            return self._put_away(names)
        return self._card(names, [thing for thing in path if thing not in names])

    def _held(self) -> list[str]:
        held: list[str] = self.view["hands"][self.seat].split()
        return held

    def _pillow(self, thing: str) -> int | Refusal | None:
        """Return the choice of a pillow of the own bed (OD-10), or of the gnome there (OD-30)."""
        cell = self._cell(thing)
        if cell is None:
            return None
        if not self._is_own(thing):
            return Refusal("not-your-bed", "OD-10")
        return (self.numbers.lay if self.beds[self.seat] == "..." else self.numbers.stay) + cell % 3

    def _put_away(self, names: list[str]) -> int | None:
        held = self._held()
        if not names and not held:
            return None
        kind = self.numbers.ids.index(names[-1] if names else held[0])
        return (self.numbers.drop if self.view["phase"] == "surplus" else self.numbers.swap) + kind

    def _card(self, names: list[str], path: list[str]) -> int | Refusal | None:
        """Return the action of a card with its targets; targets not touched yet are filled in."""
        if not any(thing.startswith(TARGETS) for thing in path):
            return None
        dragged = path[0].startswith("gnome-") and len(path) > 1
        if not names and not dragged:
            return Refusal("card-first", "OD-11")
        kind, shift = self._kind(names, path)
        if kind is None:
            return Refusal("card-first", "OD-11")
        return shift + self._target(kind, names, path)

    def _kind(self, names: list[str], path: list[str]) -> tuple[int | None, int]:
        """Return the card, touched first or in hand to move a gnome, and its shift from targets to actions."""
        numbers, drawing = self.numbers, self.view["phase"] == "drawn"
        held = [self.view["drawn"]] if drawing else self._held()
        if not names:
            wished = "lure" if self._is_own(path[-1]) else "shove"
            names = [name for name in numbers.ids if name in held and self._effect(numbers.ids.index(name)) == wished]
        if not names:
            return None, 0
        kind = numbers.ids.index(names[0])
        drawn = drawing and names[0] == self.view["drawn"] and "mine-" not in path[0]
        return kind, numbers.play_drawn if drawn else numbers.shift[kind]

    def _effect(self, kind: int) -> str:
        return kinds.EFFECTS[self.numbers.effects[kind]]

    def _is_own(self, thing: str) -> bool:
        cell = self._cell(thing)
        return cell is not None and cell // 3 == self.side

    def _cell(self, thing: str) -> int | None:
        """Return the pillow of the rules that a touched gnome or pillow stands for."""
        word, _, name = thing.partition("-")
        if word == "pillow" and name.isdecimal() and int(name) < 12:
            return scene.sided(int(name), self.view["spun"])
        return scene.cell_of(self.view, name) if word == "gnome" else None

    # Targets

    def _target(self, kind: int, names: list[str], path: list[str]) -> int:
        """Return the target as far as it was touched; the rest is the first that fits the effect."""
        effect = self._effect(kind)
        cells = [cell for cell in (self._cell(thing) for thing in path) if cell is not None]
        if effect in ("join", "wake"):
            return kinds.T_PILLOW + (cells[0] % 3 if cells else self._sleeper() if effect == "wake" else 0)
        if effect in ("lull", "evict", "lure", "shove"):
            return self._gnome(effect, cells or [self._stranger(effect == "lure")])
        if effect in ("barter", "hands", "spin"):
            return self._player(effect, names, path)
        return kinds.T_NONE

    def _sleeper(self) -> int:
        return next((i for i, letter in enumerate(self.beds[self.seat]) if letter.islower()), 0)

    def _stranger(self, awake: bool) -> int:
        """Return the pillow of a gnome in another bed, or a pillow there."""
        others = [(s, i, letter) for s, bed in enumerate(self.beds) if s != self.seat for i, letter in enumerate(bed)]
        found = [(s, i) for s, i, letter in others if (letter.isupper() if awake else letter != ".")]
        s, i = found[0] if found else ((self.seat + 1) % self.players, 1)
        return side_of(s, self.players) * 3 + i

    def _gnome(self, effect: str, cells: list[int]) -> int:
        if effect == "lure":
            free = [i for i, letter in enumerate(self.beds[self.seat]) if letter == "."] or [0]
            return kinds.T_LURE + 3 * cells[0] + (cells[1] % 3 if len(cells) > 1 else free[0])
        if effect == "shove":
            return kinds.T_SHOVE + 12 * cells[0] + (cells[1] if len(cells) > 1 else self._third(cells[0]))
        return kinds.T_GNOME + cells[0]

    def _third(self, cell: int) -> int:
        """Return a free pillow of a third bed, or any pillow there."""
        sides = [side for side in range(4) if side not in (self.side, cell // 3)]
        rows = [(side, self.beds[side]) for side in sides if self.players == 4]
        free = [side * 3 + i for side, bed in rows for i, letter in enumerate(bed) if letter == "."]
        return free[0] if free else sides[0] * 3

    def _player(self, effect: str, names: list[str], path: list[str]) -> int:
        touched = [int(thing[4:]) for thing in path if thing.startswith("bed-") and thing[4:].isdecimal()]
        step = 2 if self.players == 2 else 1
        other = scene.side_at(touched[-1], self.view) if touched else (self.side + step) % 4
        if effect == "hands":
            return kinds.T_PLAYER + other
        if effect == "spin":
            return kinds.T_SPIN + (1 if other == (self.side - 1) % 4 else 0)
        held = self._held()
        if names[0] in held:
            held.remove(names[0])
        gift = names[-1] if len(names) > 1 else held[0] if held else names[0]
        return kinds.T_BARTER + 4 * self.numbers.ids.index(gift) + other
