"""What a bot is asked, and the lamp: the same at twin tables, which differ only in what the seat cannot know."""

from typing import Any

import msgspec
import pytest

from igroteka import games, tables
from igroteka.engine.core.dice import Dice
from igroteka.engine.thinking import Question, Reply
from igroteka.server.live.bots import Thinkers
from igroteka.tables import Table
from tests.bots.test_bot import TWINS, further_on
from tests.server.harness import small_shelf


class Listening:
    """Answers nothing; keeps what it was asked, but for the luck of the thought."""

    def __init__(self) -> None:
        self.heard: list[Question] = []

    async def ask(self, question: Question) -> Reply:
        self.heard.append(msgspec.structs.replace(question, seed=""))
        return Reply()

    async def close(self) -> None: ...


def seated(name: str, players: int, options: dict[str, Any]) -> Table:
    """Bots at every seat, somewhere in the middle of a game."""
    game = games.game(name)
    table, chosen = Table(game), game.checked_options(options, players)
    sat = [tables.BotSat(at=1, seat=seat, level="expert") for seat in range(players)]
    opened = tables.Opened(
        at=1, id="t", code="1", game=name, edition=game.edition_hash, host="", players=players, options=chosen
    )
    for line in (opened, *sat, tables.Started(at=1, seed="asked", rules=game.version, options=chosen)):
        table.absorb(line)
    state, luck = table.playing().state, Dice(f"asked {name}")
    state.copy(further_on(state.clone(), 14, luck))
    while len(state.legal(state.turn)) < 2:
        state.apply(state.turn, state.legal(state.turn)[0])
    return table


@pytest.mark.parametrize(("name", "players", "options"), TWINS)
async def test_twins_are_asked_the_same(name: str, players: int, options: dict[str, Any]) -> None:
    shelf = small_shelf(games.game(name))
    shelf.minds = minds = Listening()
    table, twin = seated(name, players, options), seated(name, players, options)
    seat = table.playing().state.turn
    twin.playing().state.redeal(seat, Dice("another deal"))
    for one in (table, twin):
        await Thinkers(shelf, 0).choose(one, seat)
        await Thinkers(shelf, 0).hint(one, seat)
    assert minds.heard[:2] == minds.heard[2:]
    assert [asked.kind for asked in minds.heard[:2]] == ["plan", "hint"]
    assert twin.playing().state.dump() != table.playing().state.dump() or not games.game(name).hidden


async def test_an_even_match_is_told_the_results_at_its_table() -> None:
    shelf = small_shelf(games.game("odeyalo"))
    shelf.minds, shelf.levels = (minds := Listening()), ["even"]
    table = seated("odeyalo", 2, {})
    for seat in table.seats:
        seat.level = "even"
    table.match = [True, False]
    await Thinkers(shelf, 0).choose(table, table.playing().state.turn)
    assert (minds.heard[0].level, minds.heard[0].match) == ("even", [True, False])
