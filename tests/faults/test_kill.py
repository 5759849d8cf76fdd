"""kill -9 in the middle of a load of 200 tables, at random moments, on both databases.

Eight times by default; FAULT_KILLS=20 kills as often.
No acknowledged action may be missing, none may be there twice, and whoever reconnects sees the table.
"""

import asyncio
import os
from random import Random

import pytest

from igroteka import games, tables
from igroteka.storage import Journal, open_journal
from igroteka.tables import Table, decode
from tests.faults.loaded import LoadedPlayer, pair
from tests.faults.process import ServerProcess

TABLES, KILLS = 200, int(os.environ.get("FAULT_KILLS", "8"))


async def test_nothing_promised_is_lost_and_nothing_is_there_twice(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = Random(database_url.partition(":")[0])
    server = await ServerProcess(database_url).start()
    pairs = [await pair(server, number) for number in range(TABLES)]
    people = [person for two in pairs for person in two]
    for _ in range(KILLS):
        await play_until_killed(server, people, 0.2 + 0.6 * luck.random())
        await server.start()
    never_connected = await play_to_a_rest(people)
    await server.killed()
    async with await open_journal(database_url) as journal:
        counts = [await checked(journal, two) for two in pairs]
    kept, promised = sum(count[0] for count in counts), sum(count[1] for count in counts)
    with capsys.disabled():
        kind = database_url.partition(":")[0]
        print(
            f"\n{kind}: {KILLS} kills, {TABLES} tables, {promised} acknowledged, {kept} in the journal, 0 lost, 0 twice"
        )
    assert never_connected == 0
    assert promised > KILLS * TABLES


async def play_until_killed(server: ServerProcess, people: list[LoadedPlayer], seconds: float) -> None:
    for person in people:
        person.connected.clear()
    sessions = [asyncio.create_task(person.session(asyncio.Event())) for person in people]
    await asyncio.wait_for(asyncio.gather(*(person.connected.wait() for person in people)), 60)
    await asyncio.sleep(seconds)
    await server.killed()
    await asyncio.gather(*sessions)


async def play_to_a_rest(people: list[LoadedPlayer]) -> int:
    """Everybody reconnects once more, has all open questions answered, and stops; how many never saw their table?"""
    for person in people:
        person.seen = {}
    rest = asyncio.Event()
    rest.set()
    await asyncio.wait_for(asyncio.gather(*(person.session(rest) for person in people)), 120)
    assert not any(person.open for person in people)
    return sum(not person.seen for person in people)


async def checked(journal: Journal, two: list[LoadedPlayer]) -> tuple[int, int]:
    """Compare a table's journal with what its people were promised: (actions in it, actions promised)."""
    entries = await journal.read(two[0].table)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    table = Table(games.game("pryzhok"))
    acted = []
    for entry in entries:
        line = decode(entry.body)
        table.absorb(line, entry.action_id)
        if isinstance(line, tables.Acted):
            acted.append(str(entry.action_id).partition(":")[2])
    promised = [id for person in two for id in person.promised]
    assert len(set(promised)) == len(promised)
    assert sorted(acted) == sorted(promised), two[0].table
    assert all(person.refusals == [] for person in two), [person.refusals for person in two]
    return len(acted), len(promised)
