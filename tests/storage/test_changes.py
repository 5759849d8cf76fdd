"""Processes on one database hear of each other's appends."""

import asyncio

from igroteka.storage import Append, Change, Journal, NewTable, TableChange
from igroteka.storage.changes import Changes


async def heard(changes: object) -> Change:
    return await asyncio.wait_for(anext(changes), 60)  # type: ignore[call-overload]


async def test_what_another_process_appends_is_heard(journal: Journal, other: Journal, table: str) -> None:
    changes = other.changes()
    await journal.append(Append(table, 1, [b"one", b"two"], change=TableChange(phase="playing")))
    change = await heard(changes)
    while change.head < 3:  # the table itself may be told as well
        change = await heard(changes)
    assert change == Change(table, 3)


async def test_nobody_hears_himself(journal: Journal, other: Journal, table: str) -> None:
    mine, theirs = journal.changes(), other.changes()
    await journal.append(Append(table, 1, [b"mine"]))
    while (await heard(theirs)).head < 2:
        pass
    await other.append(Append(table, 2, [b"theirs"]))
    assert await heard(mine) == Change(table, 3)


async def test_a_writer_hears_while_it_writes(journal: Journal, other: Journal, table: str) -> None:
    changes = other.changes()
    await other.create_table(NewTable("elm", "pryzhok"))
    await journal.append(Append(table, 1, [b"hop"]))
    await other.append(Append("elm", 0, [b"hop"]))
    while await heard(changes) != Change(table, 2):
        pass


async def test_closing_ends_the_changes(journal: Journal) -> None:
    changes = journal.changes()
    await journal.close()
    assert [change async for change in changes] == []


async def test_a_slow_listener_is_told_the_newest() -> None:
    changes = Changes()
    listener = changes.listen()
    for head in range(1000):
        changes.notify("oak", head)
        changes.notify("elm", head)
    changes.close()
    assert [change async for change in listener] == [Change("oak", 999), Change("elm", 999)]


async def test_after_everything_nothing_older_is_told() -> None:
    changes = Changes()
    listener = changes.listen()
    changes.notify("oak", 5)
    changes.notify(None)
    changes.notify("elm", 1)
    changes.close()
    assert [change async for change in listener] == [Change(None), Change("elm", 1)]


async def test_whoever_stops_listening_is_told_nothing_more() -> None:
    changes = Changes()
    listener = changes.listen()
    await listener.aclose()
    changes.notify("oak", 5)
    assert not changes
    assert [change async for change in listener] == []
