"""Why not? The rule an action would break, with the numbers, from nothing but what the asking seat sees."""

from collections.abc import Mapping
from typing import Any

from . import kinds
from .box import Box
from .kinds import CELLS, seat_at, side_of

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
        """Is there somebody in another bed?"""
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
