"""PostgreSQL goes away and comes back; nothing is lost, nothing is there twice, nobody stays deaf."""

import asyncio

import asyncpg
import pytest

from igroteka.storage import Append, Appended, Change, Journal, NewTable, Taken
from igroteka.storage.postgres.server import connect
from igroteka.storage.postgres.writing import write

OTHERS = "datname = current_database() AND pid <> pg_backend_pid()"
KILL = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS}"


@pytest.fixture
def url(postgres_url: str) -> str:
    return postgres_url


async def break_all(url: str) -> None:
    """The administrator ends every connection."""
    connection = await asyncpg.connect(url)
    await connection.execute(KILL)
    await connection.close()


async def test_a_journal_whose_connections_broke_goes_on(journal: Journal, table: str, url: str) -> None:
    await break_all(url)
    assert await journal.append(Append(table, 1, [b"hop"])) == Appended(1)
    await break_all(url)
    assert len(await journal.read(table)) == 2


async def test_a_listener_whose_connection_broke_is_told_that_anything_may_have_changed(
    journal: Journal, other: Journal, table: str, url: str
) -> None:
    changes = other.changes()
    await break_all(url)
    while await asyncio.wait_for(anext(changes), 60) != Change(None):
        pass
    await journal.append(Append(table, 1, [b"hop"]))
    while await asyncio.wait_for(anext(changes), 60) != Change(table, 2):
        pass


async def test_breaks_in_the_middle_of_much_writing(journal: Journal, url: str) -> None:
    names = [f"table {k}" for k in range(20)]
    await asyncio.gather(*(journal.create_table(NewTable(name, "pryzhok")) for name in names))

    async def play(name: str) -> None:
        for number in range(40):
            assert await journal.append(Append(name, number, [b"%d" % number], action_id=f"a{number}")) == Appended(
                number
            )

    playing = [asyncio.create_task(play(name)) for name in names]
    for _ in range(5):
        await asyncio.sleep(0.03)
        await break_all(url)
    await asyncio.gather(*playing)
    for name in names:
        assert [entry.body for entry in await journal.read(name)] == [b"%d" % number for number in range(40)]


async def test_what_was_written_before_the_answer_got_lost_is_known(journal: Journal, table: str, url: str) -> None:
    connection = await connect(url)
    group = [Append(table, 1, [b"hop", b"hop"]), Append("elm", 0, [b"begin"], new=NewTable("elm", "pryzhok"))]
    assert await write(connection, group, "me") == [Appended(1), Appended(0)]
    assert await write(connection, group, "me", again=True) == [Appended(1), Appended(0)]
    stranger = [Append(table, 1, [b"hop", b"skip"])]
    assert isinstance((await write(connection, stranger, "me", again=True))[0], Taken)
    await connection.close()


async def test_two_processes_with_the_same_tables_in_another_order_do_not_wait_in_a_circle(
    journal: Journal, other: Journal
) -> None:
    names = [f"table {k}" for k in range(50)]
    await asyncio.gather(*(journal.create_table(NewTable(name, "pryzhok")) for name in names))

    async def insist(one: Journal, name: str, times: int) -> None:
        done = 0
        while done < times:
            try:
                await one.append(Append(name, len(await one.read(name)), [b"hop"]))
                done += 1
            except Taken:
                pass

    await asyncio.gather(
        *(insist(journal, name, 5) for name in names), *(insist(other, name, 5) for name in reversed(names))
    )
    assert [len(await journal.read(name)) for name in names] == [10] * 50
