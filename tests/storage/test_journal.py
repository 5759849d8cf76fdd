"""The promises of the journal, on every kind of database."""

import asyncio

import pytest

from igroteka.storage import (
    Append,
    Appended,
    Closed,
    Entry,
    Journal,
    NewTable,
    NoSuchTable,
    TableChange,
    Taken,
    open_journal,
)


async def bodies(journal: Journal, table: str) -> list[bytes]:
    entries = await journal.read(table)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    return [entry.body for entry in entries]


async def test_what_is_appended_is_read(journal: Journal, table: str) -> None:
    assert await journal.append(Append(table, 1, [b"one", b"two"], action_id="tap")) == Appended(1)
    assert await journal.read(table) == [Entry(0, b"begin"), Entry(1, b"one", "tap"), Entry(2, b"two")]


async def test_only_what_is_new_is_read(journal: Journal, table: str) -> None:
    await journal.append(Append(table, 1, [b"one", b"two"]))
    assert await journal.read(table, after=1) == [Entry(2, b"two")]
    assert await journal.read(table, after=2) == []


async def test_any_bytes_are_kept(journal: Journal, table: str) -> None:
    await journal.append(Append(table, 1, [bytes(range(256)), b""]))
    assert await bodies(journal, table) == [b"begin", bytes(range(256)), b""]


@pytest.mark.parametrize("number", [0, 2])
async def test_a_number_that_is_not_the_next_is_taken(journal: Journal, table: str, number: int) -> None:
    with pytest.raises(Taken) as taken:
        await journal.append(Append(table, number, [b"late"]))
    assert (taken.value.number, taken.value.head) == (number, 1)
    assert await bodies(journal, table) == [b"begin"]


async def test_whoever_was_second_reads_and_tries_again(journal: Journal, other: Journal, table: str) -> None:
    await other.append(Append(table, 1, [b"first"]))
    with pytest.raises(Taken) as taken:
        await journal.append(Append(table, 1, [b"second"]))
    assert await journal.read(table, after=0) == [Entry(1, b"first")]
    await journal.append(Append(table, taken.value.head, [b"second"]))
    assert await bodies(other, table) == [b"begin", b"first", b"second"]


async def test_an_action_counts_once(journal: Journal, other: Journal, table: str) -> None:
    await journal.append(Append(table, 1, [b"hop"], action_id="tap"))
    assert await other.append(Append(table, 2, [b"hop"], action_id="tap")) == Appended(1, repeated=True)
    assert await other.append(Append(table, 1, [b"hop"], action_id="tap")) == Appended(1, repeated=True)
    assert await bodies(journal, table) == [b"begin", b"hop"]


async def test_a_repeat_changes_nothing_in_the_list(journal: Journal, table: str) -> None:
    await journal.append(Append(table, 1, [b"hop"], action_id="tap"))
    await journal.append(Append(table, 2, [b"hop"], action_id="tap", change=TableChange(phase="over")))
    info = await journal.table(table)
    assert info is not None
    assert (info.phase, info.head) == ("lobby", 2)


async def test_the_same_action_id_at_another_table_is_another_action(journal: Journal, table: str) -> None:
    await journal.create_table(NewTable("elm", "pryzhok"))
    await journal.append(Append(table, 1, [b"hop"], action_id="tap"))
    assert await journal.append(Append("elm", 0, [b"hop"], action_id="tap")) == Appended(0)


async def test_there_must_be_a_table(journal: Journal) -> None:
    with pytest.raises(NoSuchTable):
        await journal.append(Append("nowhere", 0, [b"hop"]))
    assert await journal.read("nowhere") == []
    assert await journal.table("nowhere") is None


async def test_a_table_is_made_once(journal: Journal, other: Journal, table: str) -> None:
    with pytest.raises(Taken):
        await other.create_table(NewTable(table, "etazhiki"), [b"mine"])
    assert await bodies(journal, table) == [b"begin"]


async def test_a_code_belongs_to_one_table(journal: Journal, other: Journal) -> None:
    await journal.create_table(NewTable("oak", "pryzhok", code="FROG"))
    with pytest.raises(Taken):
        await other.create_table(NewTable("elm", "pryzhok", code="FROG"))
    found = await other.table_by_code("FROG")
    assert found is not None
    assert found.id == "oak"
    assert await journal.table_by_code("TOAD") is None


async def test_the_line_changes_with_the_append(journal: Journal, other: Journal, table: str) -> None:
    await journal.append(Append(table, 1, [b"start"], change=TableChange(phase="playing", open=True, about="Юля")))
    info = await other.table(table)
    assert info is not None
    assert (info.game, info.phase, info.open, info.about, info.head) == ("pryzhok", "playing", True, "Юля", 2)
    assert info.created <= info.touched


async def test_the_line_stays_when_the_append_fails(journal: Journal, table: str) -> None:
    with pytest.raises(Taken):
        await journal.append(Append(table, 0, [b"start"], change=TableChange(phase="playing")))
    info = await journal.table(table)
    assert info is not None
    assert info.phase == "lobby"


async def test_lists_of_tables(journal: Journal) -> None:
    await journal.create_table(NewTable("a", "pryzhok", open=True))
    await journal.create_table(NewTable("b", "etazhiki", open=True))
    await journal.create_table(NewTable("c", "pryzhok", phase="over"))
    assert {info.id for info in await journal.list_tables()} == {"a", "b", "c"}
    assert {info.id for info in await journal.list_tables(phase="lobby", open=True)} == {"a", "b"}
    assert [info.id for info in await journal.list_tables(game="pryzhok", open=True)] == ["a"]
    assert [info.id for info in await journal.list_tables(phase="over")] == ["c"]


async def test_lists_come_in_pages_newest_first(journal: Journal) -> None:
    for name in "abcde":
        await journal.create_table(NewTable(name, "pryzhok"))
    whole = await journal.list_tables()
    first = await journal.list_tables(limit=3)
    rest = await journal.list_tables(limit=3, before=first[-1])
    assert first + rest == whole
    assert whole == sorted(whole, key=lambda info: (info.created, info.id), reverse=True)


async def test_a_forgotten_table_is_gone(journal: Journal, table: str) -> None:
    await journal.forget(table)
    await journal.forget("nowhere")
    assert await journal.read(table) == []
    assert await journal.list_tables() == []
    with pytest.raises(NoSuchTable):
        await journal.append(Append(table, 1, [b"hop"]))


async def test_a_secret_is_made_once(journal: Journal, other: Journal) -> None:
    mine, theirs = await asyncio.gather(journal.secret("cookies"), other.secret("cookies"))
    assert mine == theirs
    assert len(mine) == 32
    assert await journal.secret("something else") != mine


async def test_a_secret_stays_the_same(database_url: str) -> None:
    secrets = set()
    for _ in range(3):
        async with await open_journal(database_url) as journal:
            secrets.add(await journal.secret("cookies"))
    assert len(secrets) == 1


async def test_what_was_written_is_there_after_opening_again(database_url: str) -> None:
    async with await open_journal(database_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"), [b"begin"])
    async with await open_journal(database_url) as journal:
        assert await bodies(journal, "oak") == [b"begin"]


async def test_many_tables_at_once_share_commits(database_url: str) -> None:
    async with await open_journal(database_url) as journal:
        names = [f"table {k}" for k in range(100)]
        await asyncio.gather(*(journal.create_table(NewTable(name, "pryzhok")) for name in names))
        for number in range(5):
            await asyncio.gather(*(journal.append(Append(name, number, [name.encode()])) for name in names))
        assert [await bodies(journal, name) for name in names] == [[name.encode()] * 5 for name in names]
        assert journal.figures().appends == 600
        assert journal.figures().groups < 60


async def test_one_who_fails_does_not_fail_the_others(journal: Journal) -> None:
    for name in ("oak", "elm", "ash"):
        await journal.create_table(NewTable(name, "pryzhok"), [b"begin"])
    answers = await asyncio.gather(
        journal.append(Append("oak", 1, [b"hop"])),
        journal.append(Append("elm", 0, [b"late"])),
        journal.append(Append("nowhere", 0, [b"hop"])),
        journal.append(Append("ash", 1, [b"hop"])),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Appended, Taken, NoSuchTable, Appended]


async def test_appends_to_one_table_keep_the_order_of_the_calls(journal: Journal, table: str) -> None:
    await asyncio.gather(*(journal.append(Append(table, number, [b"%d" % number])) for number in range(1, 50)))
    assert await bodies(journal, table) == [b"begin"] + [b"%d" % number for number in range(1, 50)]


@pytest.mark.parametrize("text", ["zero \0", "half \ud83d"])
async def test_a_text_no_database_could_keep_is_refused(journal: Journal, table: str, text: str) -> None:
    with pytest.raises(ValueError, match="not a text"):
        await journal.append(Append(table, 1, [b"hop"], action_id=text))
    assert await bodies(journal, table) == [b"begin"]
    assert await journal.read(text) == []
    assert await journal.table(text) is None


async def test_a_closed_journal_takes_nothing(journal: Journal, table: str) -> None:
    await journal.close()
    await journal.close()
    with pytest.raises(Closed):
        await journal.append(Append(table, 1, [b"hop"]))
    for attempt in (journal.read(table), journal.check()):
        with pytest.raises(Closed):
            await attempt


async def test_closing_writes_what_waits(database_url: str) -> None:
    journal = await open_journal(database_url)
    await journal.create_table(NewTable("oak", "pryzhok"))
    waiting = [asyncio.ensure_future(journal.append(Append("oak", number, [b"hop"]))) for number in range(20)]
    await asyncio.sleep(0)
    await journal.close()
    assert [answer.number for answer in await asyncio.gather(*waiting)] == list(range(20))
    async with await open_journal(database_url) as again:
        assert len(await again.read("oak")) == 20


async def test_a_cancelled_caller_breaks_nothing(journal: Journal, table: str) -> None:
    for number in range(1, 30):
        head = len(await journal.read(table))
        task = asyncio.ensure_future(journal.append(Append(table, head, [b"hop %d" % number])))
        await asyncio.sleep(0.0002 * (number % 5))
        task.cancel()
        await asyncio.wait([task])
    head = len(await journal.read(table))
    await settled(journal, table)
    assert (await journal.append(Append(table, len(await journal.read(table)), [b"last"]))).number >= head


async def settled(journal: Journal, table: str) -> None:
    """An append at a number that cannot be: when it is refused, everything asked for before has been written."""
    with pytest.raises(Taken):
        await journal.append(Append(table, 2**30, [b"never"]))


async def test_a_healthy_database_answers(journal: Journal) -> None:
    await journal.check()
