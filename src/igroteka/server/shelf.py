"""The games and bots a server offers. The command line puts them here; the server knows neither by name."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

from igroteka.engine.game import Game
from igroteka.engine.refusal import unknown
from igroteka.engine.thinking import Question, Reply
from igroteka.engine.words import LANGUAGES

from .wire.api import Box, BoxAge, BoxOption


class Minds(Protocol):
    """The workers for bots and physics; they get plain data only."""

    async def ask(self, question: Question) -> Reply:
        """Return the answer; cancelling drops the question."""

    async def close(self) -> None:
        """Nobody will ask any more."""


class Shelf:
    """The games of a server, by their ids, and its bots.

    `minds` think for the bots. `names` are the directories of own games, `editions` the edition files that replace
    a game's own; `originals` are those games with their own edition.
    """

    def __init__(
        self,
        games: Sequence[Game],
        minds: Minds,
        levels: Sequence[str],
        usual: str,
        coming: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
        editions: Mapping[str, str] | None = None,
        originals: Mapping[str, Game] | None = None,
    ) -> None:
        self.games = {game.id: game for game in games}
        self.minds, self.levels, self.usual = minds, list(levels), usual
        self.names, self.editions = names or {}, editions or {}
        self.coming, self.originals = list(coming), originals or {}

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise unknown("game-unknown", name, list(self.games))
        return self.games[name]

    def taught(self, name: str) -> Game:
        """A game with its own box: lessons and diagrams are about that, whatever is played with."""
        return self.originals.get(name) or self.game(name)

    def level(self, wished: str) -> str:
        """A level that exists: the wished one, or the usual one."""
        return wished if wished in self.levels else self.usual

    def boxes(self) -> list[Box]:
        return [self.box(game) for game in self.games.values()] + [
            Box(name, [], 0, [], False, [], [], 0, coming=True) for name in self.coming
        ]

    def box(self, game: Game) -> Box:
        options = [option_on_box(option) for option in game.options if option.offered]
        return Box(
            game.id,
            list(game.players),
            game.age,
            list(game.minutes),
            game.hidden,
            options,
            self.levels,
            lessons_of(game),
            ladder=ladder(game.folder, tuple(self.levels)),
            ages=[BoxAge(age.years, dict(age.options)) for age in game.ages],
            lacks=lacking(game),
        )


class Rung(msgspec.Struct):
    """A row of the lab's ladder, as much of it as a box shows."""

    one: str
    other: str
    rate: float


@cache
def ladder(folder: Path, levels: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """Return the measured ladder (`igroteka lab ladder GAME --write`); empty for an unmeasured game."""
    file = folder / "ladder.json"
    tables = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Rung]]) if file.exists() else {}
    below = dict(zip(levels[1:], levels, strict=False))
    return {
        variant: {row.one: round(100 * row.rate) for row in rows if below.get(row.one) == row.other}
        for variant, rows in tables.items()
    }


@cache
def lessons_of(game: Game) -> int:
    """Return how many lessons a game has; making all of them takes too long for every request."""
    return len(game.lessons())


def lacking(game: Game) -> dict[str, str]:
    key = game.lacks()
    return {} if key is None else {language: game.words.text(language, key, {}) for language in LANGUAGES}


def option_on_box(option: Any) -> BoxOption:
    low, high = (option.low, option.high) if option.kind == "int" else (None, None)
    choices, players = list(option.choices) or None, list(option.players) or None
    return BoxOption(option.name, option.kind, option.default, low, high, choices, players)
