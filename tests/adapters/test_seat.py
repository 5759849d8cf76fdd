"""A program takes a seat at a real table and plays to the end, knowing only what its seat knows."""

import asyncio
import sys

import pytest

from igroteka.adapters.seat import seated
from igroteka.engine.refusal import Refusal
from tests.contract.cases import EXAMPLES
from tests.server.harness import Player, served, table_of

BOT = [sys.executable, str(EXAMPLES / "bots" / "first_legal.py")]


async def test_a_program_plays_a_game_to_its_end() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["bot", "open"], options={"heap": 9, "first": "0"})
        await ann.connect(table)
        playing = asyncio.ensure_future(seated(f"{server.make_url('/table')}/{table}", BOT, "Robo"))
        while all(seat["name"] != "Robo" for seat in ann.state["table"]["seats"]):
            await ann.until("state")
        await ann.ask(type="start")
        assert await playing == 0
        while ann.state["table"]["phase"] != "over":
            await ann.until("state")


async def test_a_program_that_is_not_there_is_said() -> None:
    with pytest.raises(Refusal):
        await seated("http://127.0.0.1:9/table/x", ["/nowhere/bot"], "Robo")
