"""docs/engine-protocol.md keeps its word: the conversation in it goes as it is written."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import games
from igroteka.adapters.line import Conversation
from igroteka.engine.game import Game

PAGE = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text("utf-8")


def conversation(name: str) -> Conversation:
    return Conversation(lambda edition: games.game(name, edition), lambda game, view, seat, ms: 0)


def said() -> list[tuple[str, str]]:
    block = PAGE.partition("## A conversation")[2].partition("## Commands")[0]
    return re.findall(r"^> (.*)\n< (.*)$", block, re.MULTILINE)


def test_the_conversation_goes_as_written() -> None:
    talk = conversation("pryzhok")
    for command, answer in said():
        assert talk.answer(command) == json.loads(answer), command


def test_every_command_is_described() -> None:
    table = PAGE.partition("## Commands")[2].partition("## Positions")[0]
    assert set(re.findall(r"^\| `(\w+)", table, re.MULTILINE)) == conversation("pryzhok").commands.keys()


def keys_on_the_page(title: str) -> set[str]:
    section = PAGE.partition(f"(`{title}`)")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", section, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize("name", games.games())
def test_every_key_of_a_position_is_described(name: str) -> None:
    game: Game = games.game(name)
    described = keys_on_the_page(name)
    fields: set[str] = {field.name for field in msgspec.structs.fields(game.Position)}
    assert described == fields
    dumped: dict[str, Any] = game.start(game.players[0], seed=1).dump()
    assert dumped.keys() <= described


@pytest.mark.parametrize("name", games.games())
def test_what_has_a_default_may_be_left_out(name: str) -> None:
    game = games.game(name)
    whole = game.start(game.players[0], seed=1).dump()
    needed = {field.name for field in msgspec.structs.fields(game.Position) if field.required}
    needed.add("supply")  # PR-22: without free markers a game is over
    assert game.load({key: value for key, value in whole.items() if key in needed}).actors()
