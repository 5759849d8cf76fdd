"""One game being played at a table: the position, and how it came about."""

from typing import Any

from igroteka.engine.game import Game
from igroteka.engine.outcome import Outcome
from igroteka.engine.state import State

Done = tuple[int, int, str]  # seat, action, note


class Play:
    """A position and the actions that led to it from the seed."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: str) -> None:
        self.game, self.players, self.options, self.seed = game, players, options, seed
        self.state = self.dealt()
        self.first = self.state.turn
        self.done: list[Done] = []
        self.quiet: set[int] = set()  # which of them nobody has seen
        self.versions: list[int] = []  # of the table, when each was done
        self.resigned: Outcome | None = None
        self.possible: dict[int, list[int]] = {}  # what a seat may do now, once somebody has asked

    def dealt(self) -> State:
        return self.game.start(self.players, self.options, self.seed)

    def apply(self, seat: int, action: int, version: int, note: str = "", quiet: bool = False) -> None:
        if note:
            self.state.absorb(note)
        self.state.apply(seat, action)
        self.possible.clear()
        if quiet:
            self.quiet.add(len(self.done))
        self.done.append((seat, action, note))
        self.versions.append(version)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        actions = self.possible.get(seat)
        if actions is None:
            actions = self.possible[seat] = self.state.legal(seat)
        return actions

    def at(self, count: int) -> State:
        """The position after so many actions."""
        state = self.dealt()
        for seat, action, note in self.done[:count]:
            if note:
                state.absorb(note)
            state.apply(seat, action)
        return state

    def back_to(self, count: int) -> None:
        self.state = self.at(count)
        self.possible.clear()
        del self.done[count:], self.versions[count:]
        self.quiet = {index for index in self.quiet if index < count}

    def last_seen(self) -> tuple[int, int] | None:
        """The last action everybody saw: seat and action."""
        for index in range(len(self.done) - 1, -1, -1):
            if index not in self.quiet:
                return self.done[index][:2]
        return None

    def outcome(self) -> Outcome | None:
        return self.resigned or self.state.outcome()
