"""Twins: positions that differ only in what a seat cannot know. Every level does the same in both."""

from typing import Any

import msgspec
import pytest

from igroteka import games
from igroteka.bots.bot import Bot
from igroteka.bots.levels import LEVELS, Level, level
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from tests.bots.test_bot import TWINS, further_on
from tests.games.etazhiki.house import house, play

FEW = 24  # simulations
NIGHT = ("5 b1", "6 2 2 9n", "6n 7n 1 2", "3 4 8 9")


def counted(name: str, game: str, options: dict[str, Any]) -> Level:
    """A level as its game has it, limited by simulations, not by time."""
    own = level(name, games.game(game).folder, options)
    return msgspec.structs.replace(own, milliseconds=60_000, simulations=min(own.simulations, FEW))


def twins(state: State, seat: int) -> list[State]:
    found = [state.clone() for _ in range(3)]
    for number, twin in enumerate(found):
        twin.redeal(seat, Dice(f"twin {number}"))
    assert all(twin.view(seat) == state.view(seat) for twin in found)
    return found


def plans(game: str, states: list[State], seat: int, chosen: Level) -> list[Any]:
    """One bot has thought about all of them, the other ones are fresh: what came before does not matter either."""
    used, fresh = Bot(*games.playable(game)), [Bot(*games.playable(game)) for _ in states]
    bots = [used, *fresh, used]
    return [
        bot.plan(one.view(seat), seat, chosen, Dice("x")) for bot, one in zip(bots, [*states, *states[:2]], strict=True)
    ]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("game", "players", "options"), TWINS)
def test_every_level_chooses_by_the_view_alone(game: str, players: int, options: dict[str, Any], name: str) -> None:
    state = further_on(games.game(game).start(players, options, "level"), 14, Dice(f"level {game}"))
    found = plans(game, twins(state, state.turn), state.turn, counted(name, game, options))
    assert all(plan == found[0] for plan in found)


@pytest.mark.parametrize("name", LEVELS)
def test_whoever_is_asked_to_cut_in_knows_no_other_hand(name: str) -> None:
    """ET-34: seat 1 may cut in on the 6 that was laid; whether seat 2 may too is not for it to know."""
    state = play(house(*NIGHT), "6")
    assert state.actors() == (1,)
    found = plans("etazhiki", twins(state, 1), 1, counted(name, "etazhiki", {"level": "full"}))
    assert all(plan == found[0] for plan in found)
