"""The limits of one decision and its result, as plain data for other processes."""

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """Limits of one decision; whichever is reached first ends it."""

    milliseconds: float = 300.0
    simulations: int = 1_000_000_000
    overlook: int = 0  # each option is not seen at all with this probability, in per cent
    depth: int = 60  # how many decisions (of a game's own search: turns) are looked ahead
    rollout: int = 2  # number of turns that a random playout adds after the tree
    width: int = 40  # of more options than this only those that look best at first sight are thought about
    curiosity: float = 0.7  # how much is tried out; 0 at depth 1: all in the same deals, then the better half
    seeing: bool = False  # the lab's seer: the position is the true one, and nothing is dealt anew; no level has it


class Considered(msgspec.Struct, frozen=True):
    """One option: the actions of a whole plan or only the first, how often it was tried, the expected result 0…1."""

    plan: tuple[int, ...]
    visits: int
    value: float


class Thought(msgspec.Struct, frozen=True):
    """The options considered, best first, and the number of simulations."""

    considered: list[Considered]
    simulations: int

    @property
    def plan(self) -> tuple[int, ...]:
        return self.considered[0].plan
