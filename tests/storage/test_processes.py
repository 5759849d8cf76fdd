"""Several real processes on one database, and processes that die."""

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process

from igroteka.storage import Change, Journal, NewTable, open_journal

Said = tuple[str, int, str]  # table, number, action
TABLES = [f"table-{k}" for k in range(8)]


async def racer(url: str, name: str, actions: int, tables: list[str]) -> Process:
    command = [sys.executable, "-m", "tests.storage.racer", url, name, str(actions), *tables]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, limit=2**24)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    return process


async def killed_after(process: Process, lines: int) -> set[Said]:
    """What it had confirmed when it was killed, some time after so many lines."""
    assert process.stdout is not None
    first = {parsed(await process.stdout.readline()) for _ in range(lines)}
    process.kill()
    return first | await confirmed(process)


async def confirmed(process: Process) -> set[Said]:
    """What the process says it has written."""
    output, _ = await process.communicate()
    return {parsed(line) for line in output.splitlines(keepends=True) if line.endswith(b"\n")}


def parsed(line: bytes) -> Said:
    table, number, action = line.decode().split()
    return table, int(number), action


async def stored(journal: Journal, tables: list[str]) -> list[Said]:
    found = []
    for table in tables:
        entries = await journal.read(table)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        found += [(table, entry.number, entry.body.decode()) for entry in entries]
    return found


async def test_two_processes_give_one_order(database_url: str) -> None:
    async with await open_journal(database_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"))
        first, second = [await racer(database_url, name, 150, ["oak"]) for name in ("first", "second")]
        said = await confirmed(first) | await confirmed(second)
        kept = await stored(journal, ["oak"])
    assert len(kept) == 300
    assert set(kept) == said
    assert first.returncode == second.returncode == 0


async def test_nothing_confirmed_is_lost_when_a_writer_is_killed(database_url: str) -> None:
    dice, said = random.Random(), set[Said]()
    async with await open_journal(database_url) as journal:
        for table in TABLES:
            await journal.create_table(NewTable(table, "pryzhok"))
        for life in range(6):
            process = await racer(database_url, f"life{life}", 100_000, TABLES)
            said |= await killed_after(process, dice.randint(1, 300))
        kept = await stored(journal, TABLES)
    assert said <= set(kept)
    assert len({(table, action) for table, _, action in kept}) == len(kept), "an action is there twice"
    print(f"killed 6 times: {len(said)} appends confirmed, all there; {len(kept)} stored, none twice")


async def test_a_process_that_was_killed_holds_up_nobody(database_url: str) -> None:
    async with await open_journal(database_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"))
        process = await racer(database_url, "victim", 100_000, ["oak"])
        process.kill()
        await confirmed(process)
        survivor = await racer(database_url, "survivor", 20, ["oak"])
        assert len(await confirmed(survivor)) == 20


async def test_another_process_is_heard(database_url: str) -> None:
    async with await open_journal(database_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"))
        changes = journal.changes()
        process = await racer(database_url, "other", 30, ["oak"])
        while (change := await asyncio.wait_for(anext(changes), 60)) != Change("oak", 30):
            assert change.table == "oak"
        await confirmed(process)
