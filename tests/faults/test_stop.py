"""SIGTERM in the middle of a load: acknowledged moves are in the journal, and everybody is told to come back."""

import asyncio
import json

from aiohttp import ClientSession, CookieJar

from igroteka.storage import open_journal
from tests.faults.loaded import LoadedPlayer, pair
from tests.faults.process import ServerProcess
from tests.faults.test_kill import checked, play_to_a_rest

TABLES = 20


async def test_a_server_that_is_told_to_stop_keeps_its_word(database_url: str) -> None:
    server = await ServerProcess(database_url).start()
    pairs = [await pair(server, number) for number in range(TABLES)]
    people = [person for two in pairs for person in two]
    sessions = [asyncio.create_task(person.session(asyncio.Event())) for person in people]
    await enough(people)
    assert await server.stopped() == 0
    await asyncio.wait_for(asyncio.gather(*sessions), 30)
    assert {person.farewell for person in people} == {"restart"}
    await server.start()
    assert await play_to_a_rest(people) == 0
    assert await server.stopped() == 0
    async with await open_journal(database_url) as journal:
        for two in pairs:
            await checked(journal, two)
    assert not [line for line in server.log if "trace" in line]


async def enough(people: list[LoadedPlayer]) -> None:
    """Until everybody has done something."""
    await asyncio.gather(*(person.busy.wait() for person in people))


LEFT_BEHIND = ("never awaited", "was destroyed", "never retrieved", "Traceback", "ResourceWarning")


async def test_whatever_goes_on_at_the_end_is_ended(sqlite_url: str) -> None:
    """Bots that think, bots that wait, a pause, physics, requests: no coroutine is left, no task, no socket."""
    settings = {"IGROTEKA_BOT_PACE": "5", "PYTHONWARNINGS": "always", "PYTHONASYNCIODEBUG": "1"}
    server = await ServerProcess(sqlite_url, **settings).start()
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as web:
        await watch_bots(server, web)
        assert await server.stopped() == 0
    assert not [line for line in server.log if any(word in line for word in LEFT_BEHIND)]


async def test_the_log_of_a_killed_server_is_lines_of_json(sqlite_url: str) -> None:
    """Its workers, which are only just starting, outlive it for a moment: they write nothing."""
    server = await ServerProcess(sqlite_url).start()
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as web:
        await watch_bots(server, web)
        await server.killed()
    assert all(json.loads(line)["event"] for line in server.log)


async def watch_bots(server: ServerProcess, web: ClientSession) -> None:
    """Open a table of two bots for every game, and look at it, so that they play."""
    for game in ("pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka"):
        wish = {"game": game, "seats": [{"kind": "bot"}, {"kind": "bot"}], "start": True}
        async with web.post(server.url("/api/tables"), data=json.dumps(wish)) as answer:
            table = (await answer.json())["id"]
        socket = await web.ws_connect(server.url(f"/ws/{table}", "ws"))
        await socket.send_str('{"type":"hello"}')
        await socket.receive()
