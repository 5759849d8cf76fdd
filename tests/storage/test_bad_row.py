"""A row that the database will not have fails alone, and leaves no trace."""

import asyncio
import sqlite3

import asyncpg

from igroteka.storage import Append, Appended, NewTable, TableChange, open_journal
from igroteka.storage.opening import sqlite_path

CHOOSY = "BEFORE INSERT ON entries WHEN new.body = CAST('bad' AS BLOB) BEGIN SELECT raise(ABORT, 'no'); END"


async def make_choosy(url: str) -> None:
    """From now on the database refuses the entry `bad`."""
    if url.startswith("sqlite"):
        file = sqlite3.connect(sqlite_path(url))
        file.execute(f"CREATE TRIGGER choosy {CHOOSY}")
        file.close()
    else:
        server = await asyncpg.connect(url)
        await server.execute("ALTER TABLE entries ADD CHECK (body <> 'bad')")
        await server.close()


async def test_a_row_the_database_will_not_have_fails_alone(database_url: str) -> None:
    async with await open_journal(database_url) as journal:
        await asyncio.gather(*(journal.create_table(NewTable(name, "pryzhok")) for name in "abc"))
        await make_choosy(database_url)
        answers = await asyncio.gather(
            journal.append(Append("a", 0, [b"hop"])),
            journal.append(Append("b", 0, [b"hop", b"bad"], change=TableChange(phase="over"))),
            journal.append(Append("c", 0, [b"hop"])),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers[::2]] == [Appended, Appended]
        assert isinstance(answers[1], sqlite3.IntegrityError | asyncpg.CheckViolationError)
        info = await journal.table("b")
        assert info is not None
        assert (info.phase, info.head, await journal.read("b")) == ("lobby", 0, [])
        assert await journal.append(Append("b", 0, [b"good"])) == Appended(0)
