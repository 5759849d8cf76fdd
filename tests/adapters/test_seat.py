"""A program takes a seat at a real table and plays to the end, knowing only what its seat knows."""

import asyncio
import sys

import pytest

from igroteka.adapters.seat import seated
from igroteka.engine.refusal import Refusal
from tests.contract.cases import EXAMPLES
from tests.server.harness import Player, served, table_of

BOT = [sys.executable, str(EXAMPLES / "bots" / "first_legal.py")]
READ = "import sys, json, time\nfor line in sys.stdin:\n    q = json.loads(line)\n    "
NONSENSE = READ + "print('hello', flush=True)"
TOO_LARGE = READ + "print('9' * 30, flush=True)"
ENDLESS = READ + "print('x' * 3_000_000, flush=True)"
SILENT = READ + "time.sleep(600)"
DYING = READ + "raise SystemExit"
LEARNING = READ + "print(q['legal'][0] if 'refused' in q else 'hello', flush=True)"
ONE_AND_GONE = READ + "print(q['legal'][0], flush=True); raise SystemExit"
SLOW = READ + "time.sleep(1); print(q['legal'][0], flush=True)"


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


async def refused(playing: asyncio.Future[int]) -> str:
    with pytest.raises(Refusal) as said:
        await playing
    return said.value.key


async def seat_taken(ann: Player, program: list[str], seconds: float = 60) -> asyncio.Future[int]:
    """Ann plays Nim against a bot of the house; the second seat is the program's."""
    table = await table_of(ann, "nim", ["bot", "open"], options={"heap": 9, "first": "0"})
    await ann.connect(table)
    playing = asyncio.ensure_future(seated(f"{ann.url('/table')}/{table}", program, "Robo", seconds))
    while all(seat["name"] != "Robo" for seat in ann.state["table"]["seats"]):
        await ann.until("state")
    await ann.ask(type="start")
    return playing


async def to_the_end(ann: Player) -> None:
    while ann.state["table"]["phase"] != "over":
        await ann.until("state")


async def test_a_program_plays_a_game_to_its_end() -> None:
    async with served() as server, Player(server) as ann:
        playing = await seat_taken(ann, BOT)
        assert await playing == 0
        await to_the_end(ann)


async def test_one_command_seats_a_program_with_its_arguments() -> None:
    """`igroteka seat URL -- ./my-bot -v`: what stands behind `--` is the program's own."""
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["bot", "open"], options={"heap": 9, "first": "0"})
        await ann.connect(table)
        words = ["-m", "igroteka.cli", "seat", f"{ann.url('/t')}/{table}", "--name", "Robo", "--", *BOT, "-v"]
        process = await asyncio.create_subprocess_exec(sys.executable, *words)
        while all(seat["name"] != "Robo" for seat in ann.state["table"]["seats"]):
            await ann.until("state")
        await ann.ask(type="start")
        await to_the_end(ann)
        assert await process.wait() == 0


@pytest.mark.parametrize(
    ("program", "key"),
    [
        (NONSENSE, "seat-nonsense"),
        (TOO_LARGE, "seat-nonsense"),
        (ENDLESS, "seat-too-long"),
        (DYING, "seat-silent"),
        (ONE_AND_GONE, "seat-silent"),
    ],
)
async def test_whatever_a_program_does_it_is_said_and_the_game_goes_on(program: str, key: str) -> None:
    """Nobody waits till the server misses it: the house's bot plays on at once, to the end."""
    async with served(away_after=0) as server, Player(server) as ann:
        playing = await seat_taken(ann, python(program))
        assert await refused(playing) == key
        await to_the_end(ann)
        assert ann.state["table"]["seats"][1]["away"]


async def test_a_program_that_thinks_too_long_is_not_waited_for() -> None:
    async with served(away_after=0) as server, Player(server) as ann:
        playing = await seat_taken(ann, python(SILENT), seconds=0.2)
        assert await refused(playing) == "seat-slow"
        await to_the_end(ann)


async def test_a_program_hears_why_not_and_may_answer_again(capsys: pytest.CaptureFixture[str]) -> None:
    async with served(away_after=0) as server, Player(server) as ann:
        playing = await seat_taken(ann, python(LEARNING))
        assert await playing == 0
        await to_the_end(ann)
        assert not ann.state["table"]["seats"][1]["away"]
    assert "hello" in capsys.readouterr().err


async def test_the_line_lives_while_a_program_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server asks whoever is silent; a program that is still thinking has been heard meanwhile."""
    monkeypatch.setattr("igroteka.server.ws.connection.HEARTBEAT", 0.2)
    async with served(away_after=0) as server, Player(server) as ann:
        playing = await seat_taken(ann, python(SLOW))
        await to_the_end(ann)
        assert await playing == 0
        assert not ann.state["table"]["seats"][1]["away"]


async def test_a_short_code_leads_to_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    async with served() as server, Player(server) as ann:
        await ann.connect(await table_of(ann, "nim", ["me", "bot"]))
        assert await seated(f"{ann.url('/join')}/{ann.state['table']['code']}", BOT, "Robo") == 2
    assert "igroteka: " in capsys.readouterr().err, "no seat is free there"


async def test_a_table_without_a_free_seat_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"])
        assert await seated(f"{ann.url('/t')}/{table}", BOT, "Robo") == 2
    assert capsys.readouterr().err.startswith("igroteka: ")


async def test_a_table_that_is_not_there_is_said() -> None:
    async with served() as server, Player(server) as ann:
        for path in ("/t/nowhere", "/join/000000"):
            sitting = asyncio.ensure_future(seated(ann.url(path), BOT, "Robo"))
            assert await refused(sitting) == "seat-not-there"


async def test_a_house_that_is_not_there_is_said() -> None:
    sitting = asyncio.ensure_future(seated("http://127.0.0.1:9/t/table", BOT, "Robo"))
    assert await refused(sitting) == "seat-no-table"


async def test_a_program_that_is_not_there_is_said() -> None:
    sitting = asyncio.ensure_future(seated("http://127.0.0.1:9/table/x", ["/nowhere/bot"], "Robo"))
    assert await refused(sitting) == "seat-no-program"
