"""The numbers and names of all actions, for the kinds of cards an edition has."""

from collections.abc import Sequence
from functools import cache

from .kinds import A_SWAP, BARTER, EFFECTS, FIRST_TARGET, PILLOWS, TARGETS, target_names


class Numbering:
    """Numbers of all actions: draw, keep, open, swap and drop for each kind, `play!` for each target, playing
    each kind, lay and stay for each pillow.

    Journals hold these numbers, so new ones come last.
    """

    def __init__(self, ids: Sequence[str], mains: Sequence[str]) -> None:
        self.ids, self.effects = list(ids), [EFFECTS.index(main) for main in mains]
        self.targets = target_names(self.ids)
        self.swap, self.drop = A_SWAP, A_SWAP + len(ids)
        swaps, drops = [f"swap {name}" for name in ids], [f"drop {name}" for name in ids]
        self.names = ["draw", "keep", "open 1", "open 2", "open 3", *swaps, *drops]
        self.play_drawn = len(self.names)
        self.names += [f"play! {target}".strip() for target in self.targets]
        self.kind_of = [-1] * len(self.names)
        self.target_of = [max(-1, action - self.play_drawn) for action in range(len(self.names))]
        self.shift = [self.number_kind(kind) for kind in range(len(ids))]
        self.lay = len(self.names)
        self.stay = self.lay + len(PILLOWS)
        self.names += [f"{word} {pillow}" for word in ("lay", "stay") for pillow in PILLOWS]
        self.kind_of += [-1] * (2 * len(PILLOWS))
        self.target_of += [-1] * (2 * len(PILLOWS))

    def number_kind(self, kind: int) -> int:
        """Give playing a kind its numbers; what turns a target into such a number."""
        targets = self.targets_of(kind)
        shift = len(self.names) - targets.start
        self.kind_of += [kind] * len(targets)
        self.target_of += list(targets)
        self.names += [f"play {self.ids[kind]} {self.targets[target]}".strip() for target in targets]
        return shift

    def targets_of(self, kind: int) -> range:
        effect = self.effects[kind]
        count = 4 * len(self.ids) if effect == BARTER else TARGETS[effect]
        return range(FIRST_TARGET[effect], FIRST_TARGET[effect] + count)


@cache
def numbering(ids: tuple[str, ...], mains: tuple[str, ...]) -> Numbering:
    return Numbering(ids, mains)
