"""The game being looked at, and random games of it."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from igroteka import games
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.game import Game

ENDLESS = 20_000  # actions: a random game that is longer than this does not end
GAMES = 3  # random games of each kind of set-up


class Step(NamedTuple):
    """A moment of a random game: the position and the next action."""

    state: State
    seat: int
    action: int


class Endless(Exception):
    """A random game that does not end; `last` are its last actions."""

    def __init__(self, last: list[str]) -> None:
        super().__init__(", ".join(last))
        self.last = last


class Stuck(Exception):
    """A random game that is stuck: an actor has no legal action; `last` are the game's last actions."""

    def __init__(self, seat: int, last: list[str]) -> None:
        super().__init__(f"seat {seat}")
        self.seat, self.last = seat, last


class Subject(NamedTuple):
    """A game with a number of players and options."""

    name: str
    game: Game
    players: int
    options: dict[str, Any]

    @property
    def folder(self) -> Path:
        return self.game.folder.resolve()

    def has(self, file: str) -> bool:
        return (self.folder / file).exists()

    def start(self, seed: int | str) -> State:
        return self.game.start(self.players, self.options, seed)

    def walk(self, seed: int) -> Iterator[Step]:
        """Iterate over a random game; the next actor is drawn at random, so seats act in any order."""
        state, dice = self.start(seed), Dice(f"check {seed}")
        last: list[str] = []
        while actors := state.actors():
            if len(last) >= ENDLESS:
                raise Endless(last[-8:])
            seat = actors[dice.below(len(actors))]
            if seat != CHANCE and not state.legal(seat):
                raise Stuck(seat, last[-8:])
            action = self.chosen(state, seat, dice)
            yield Step(state, seat, action)
            last.append(self.game.name(action))
            state.apply(seat, action)

    def chosen(self, state: State, seat: int, dice: Dice) -> int:
        if seat == CHANCE:
            return state.settle(dice)
        legal = state.legal(seat)
        return legal[dice.below(len(legal))]

    def moments(self, every: int, most: int = 60) -> Iterator[Step]:
        """Some moments of some random games."""
        for seed in range(GAMES):
            yield from islice(self.walk(seed), 0, every * most, every)


def subjects(name: str, edition: Path | None) -> list[Subject]:
    """The game with the fewest and the most players, and once with every choice of its options."""
    game = games.game(name, edition)
    counts = sorted({min(game.players), max(game.players)})
    plain = [Subject(name, game, players, {}) for players in counts]
    choices = [(option.name, word) for option in game.options if option.name != "first" for word in option.choices[1:]]
    return plain + [
        Subject(name, game, counts[-1], {option: word})
        for option, word in choices
        if fits(game, counts[-1], option, word)
    ]


def fits(game: Game, players: int, option: str, word: str) -> bool:
    """Not every choice goes with every number of players; the game says so."""
    try:
        game.start(players, {option: word}, 1)
    except ValueError:
        return False
    return True


def plain(data: Any) -> str:
    """Plain data as the text that would be sent."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True)
