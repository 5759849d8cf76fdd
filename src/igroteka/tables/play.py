"""One game at a table: its position, its actions, and what others can notice of them."""

from collections.abc import Iterator, Sequence
from typing import Any

from igroteka.engine.answers import Told
from igroteka.engine.core.outcome import Outcome
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.game import Game

Done = tuple[int, int, str]  # seat, action, note
Views = list[dict[str, Any]]
Result = tuple[State, list[State]]  # the position after an action, and the stages on the way


def do(state: State, seat: int, action: int, note: str = "") -> None:
    """Apply an action, after the note of physics that belongs to it."""
    if note:
        state.absorb(note)
    state.apply(seat, action)


class Play:
    """A position and the actions that led to it from the seed."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: str) -> None:
        self.game, self.players, self.options, self.seed = game, players, options, seed
        self.state = self.dealt()
        self.first = self.state.turn
        self.done: list[Done] = []
        self.quiet: set[int] = set()  # which of them nobody has seen
        self.last = -1  # which action was the last that everybody saw
        self.versions: list[int] = []  # of the table, when each was done
        self.before: State | None = None  # the position before the last action that was seen
        self.resigned: Outcome | None = None
        self.possible: dict[int, list[int]] = {}  # cached legal actions by seat
        self.trial: tuple[Done, Result] | None = None  # an action that was tried in this position
        self.watched = False  # whether the stages of actions are kept, because browsers show them
        self.stages: list[State] = []  # of the last action

    def dealt(self) -> State:
        return self.game.start(self.players, self.options, self.seed)

    def tried(self, seat: int, action: int, note: str = "") -> State:
        """Return the position after a legal action. The result is kept until the action is applied."""
        done = (seat, action, note)
        self.trial = done, self.computed(done)
        return self.trial[1][0]

    def apply(self, seat: int, action: int, version: int, note: str = "", quiet: bool = False) -> None:
        done, before = (seat, action, note), self.state
        trial, self.trial = self.trial, None
        self.state, self.stages = trial[1] if trial and trial[0] == done else self.computed(done)
        self.possible.clear()
        if quiet:
            self.quiet.add(len(self.done))
        else:
            self.before, self.last = before, len(self.done)
        self.done.append(done)
        self.versions.append(version)

    def computed(self, done: Done) -> Result:
        """Apply an action to a copy of the position."""
        after, stages = self.state.clone(), list[State]()
        if self.watched:
            after.witness = lambda stage: stages.append(stage.clone())
        do(after, *done)
        after.witness = None
        return after, stages

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        actions = self.possible.get(seat)
        if actions is None:
            actions = self.possible[seat] = self.state.legal(seat)
        return actions

    def obvious(self, seat: int) -> int | None:
        """Return the action that the table does for a seat by itself."""
        return self.game.obvious(self.state, seat) if 0 <= seat < self.players else None

    def at(self, count: int) -> State:
        """Return the position after `count` actions."""
        state = self.dealt()
        for done in self.done[:count]:
            do(state, *done)
        return state

    def back_to(self, count: int) -> None:
        self.state, self.trial = self.at(count), None
        self.possible.clear()
        del self.done[count:], self.versions[count:]
        self.quiet = {index for index in self.quiet if index < count}
        self.last = self.last_of(count)
        self.before = self.at(self.last) if self.last >= 0 else None

    def last_of(self, count: int) -> int:
        """Return the index of the last action that everybody saw among the first `count`; -1 if there is none."""
        return max((index for index in range(count) if index not in self.quiet), default=-1)

    def last_seen(self) -> tuple[int, int] | None:
        """The last action everybody saw: seat and action."""
        return self.done[self.last][:2] if self.last >= 0 else None

    def last_told(self, eyes: int | None) -> Told:
        """Return what a seat (None: a spectator) may know of the last action while the game goes on."""
        seat, action, _ = self.done[self.last]
        assert self.before is not None
        return self.game.told(self.before, seat, action, eyes)

    # Who is late, and what luck will be

    def known(self, seat: int, version: int) -> bool:
        """Return whether a seat knows the same as at a version, except for whom the table waits."""
        then = self.at(self.count_at(version))
        views = [state.view(seat) for state in (then, self.state)]
        return all(views[0][key] == views[1][key] for key in views[0].keys() - set(self.game.waiting))

    def count_at(self, version: int) -> int:
        """Return how many actions were done by a version of the table."""
        return sum(at <= version for at in self.versions)

    def luck(self) -> str:
        """Return the seed for physics; it is the same if physics is asked again."""
        return f"{self.seed} {len(self.done)}"

    def outcome(self) -> Outcome | None:
        return self.resigned or self.state.outcome()


# What others can notice of an action


def is_quiet(before: State, after: State, seats: Sequence[int | None]) -> bool:
    """Return whether two positions are the same for these seats."""
    return all(before.view(seat) == after.view(seat) for seat in seats)


def others_than(state: State, seat: int) -> list[int | None]:
    """Return all viewers but one seat: spectators and the other seats."""
    return [None, *(other for other in range(state.players) if other != seat)]


def asked(state: State, by: int) -> list[int]:
    """Return the seats that may cut in on a seat."""
    return [seat for seat in state.actors() if seat not in (by, CHANCE, OVER)]


def letting_go(state: State, seat: int) -> int | None:
    """Return the action of an asked seat that no other seat can notice."""
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        if is_quiet(state, after, others_than(state, seat)):
            return action
    return None


def watched(play: Play) -> Iterator[tuple[int, Views]]:
    """Yield the number of every visible action of a seat with a spectator's views from before it to the next one.

    The answers of chance and quiet actions belong to the action before them.
    """
    state, quiet, number = play.at(0), set(play.quiet), -1
    views: Views = []
    for index, done in enumerate(list(play.done)):
        if done[0] >= 0 and index not in quiet:
            if number >= 0:
                yield number, views
            number, views = index, [state.view(None)]
        state.witness = lambda stage: views.append(stage.view(None))  # noqa: B023, called before the next round
        do(state, *done)
        state.witness = None
        views.append(state.view(None))
    if number >= 0:
        yield number, views
