"""The backup file: a whole database as compressed lines of JSON, the same for every kind of database.

A header; the secrets; each table followed by its journal; a last line with the number of lines and their checksum. A
file without that last line, or with another checksum, is damaged, and is known to be so before anything is restored.
"""

from __future__ import annotations

import gzip
import hashlib
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Annotated

import msgspec
from msgspec import Meta

from igroteka.storage.journal import TOO_MANY, storable
from igroteka.storage.refusals import refusal

FORMAT = 1
LONGEST = 1 << 24  # bytes of a line
Number = Annotated[int, Meta(ge=0, lt=TOO_MANY)]
Time = Annotated[int, Meta(ge=0, lt=1 << 60)]


class Header(msgspec.Struct, tag="igroteka-backup"):
    format: int
    made: int  # milliseconds since 1970


class SecretLine(msgspec.Struct, tag="secret"):
    name: str
    value: bytes


class TableLine(msgspec.Struct, tag="table"):
    id: str
    game: str
    phase: str
    open: bool
    code: str | None
    about: str
    head: Number
    created: Time
    touched: Time


class EntryLine(msgspec.Struct, tag="entry", omit_defaults=True):
    table: str
    number: Number
    text: str | None = None  # the body, if it is text
    data: bytes | None = None  # the body, if it is not
    action_id: str | None = None

    @property
    def body(self) -> bytes:
        return self.text.encode() if self.text is not None else self.data or b""


class End(msgspec.Struct, tag="end"):
    lines: int
    sha256: str


Line = SecretLine | TableLine | EntryLine
decoder = msgspec.json.Decoder(Header | SecretLine | TableLine | EntryLine | End)


def entry_line(table: str, number: int, body: bytes, action_id: str | None) -> EntryLine:
    try:
        return EntryLine(table, number, body.decode(), None, action_id)
    except UnicodeDecodeError:
        return EntryLine(table, number, None, body, action_id)


def values(line: Line) -> tuple[object, ...]:
    """A line as a row of its table in a database."""
    if isinstance(line, EntryLine):
        return line.table, line.number, line.body, line.action_id
    return tuple(getattr(line, name) for name in line.__struct_fields__)


@dataclass(frozen=True)
class Count:
    """Number of tables and entries of a backup."""

    tables: int
    entries: int


class Counter:
    def __init__(self) -> None:
        self.tables = self.entries = self.lines = 0
        self.checksum = hashlib.sha256()

    def add(self, raw: bytes, line: object) -> None:
        self.lines += 1
        self.tables += isinstance(line, TableLine)
        self.entries += isinstance(line, EntryLine)
        self.checksum.update(raw)

    def end(self) -> End:
        return End(self.lines, self.checksum.hexdigest())

    def count(self) -> Count:
        return Count(self.tables, self.entries)


class Pen:
    """Writes lines, counts them, and does not write what could not be restored."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file, self._counter, self._order = file, Counter(), Order()

    def put(self, line: Header | Line) -> None:
        if problem := self._order.problem(line):
            raise refusal("inconsistent", problem=problem)
        raw = msgspec.json.encode(line) + b"\n"
        self._file.write(raw)
        self._counter.add(raw, line)

    def end(self) -> Count:
        if problem := self._order.end_problem():
            raise refusal("inconsistent", problem=problem)
        self._file.write(msgspec.json.encode(self._counter.end()) + b"\n")
        return self._counter.count()


async def write_dump(file: IO[bytes], lines: AsyncIterator[Line]) -> Count:
    """The whole of `lines` into a file that is open for writing."""
    with gzip.open(file, "wb", compresslevel=6) as packed:
        pen = Pen(packed)
        pen.put(Header(FORMAT, time.time_ns() // 1_000_000))
        async for line in lines:
            pen.put(line)
        return pen.end()


class Dump:
    """A backup file to be read. `check` reads it to the end; only then may `lines` be believed."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path, self._file = path, file

    def check(self) -> Count:
        counter, order, ended = Counter(), Order(), False
        for number, (raw, line) in enumerate(self._raw_lines(), 1):
            if ended:
                raise self._damaged(number, "something follows the end")
            if isinstance(line, End):
                self._compare(number, line, counter, order)
                ended = True
                continue
            if isinstance(line, Header) and line.format > FORMAT:
                raise refusal("backup-newer", file=str(self.path))
            if problem := order.problem(line):
                raise self._damaged(number, problem)
            counter.add(raw, line)
        if not ended:
            raise self._damaged(counter.lines + 1, "the end is missing")
        return counter.count()

    def lines(self) -> Iterator[Line]:
        return (line for _, line in self._raw_lines() if not isinstance(line, Header | End))

    def _raw_lines(self) -> Iterator[tuple[bytes, Header | Line | End]]:
        self._file.seek(0)
        number = 1
        try:
            with gzip.open(self._file, "rb") as packed:
                while raw := packed.readline(LONGEST):
                    if len(raw) == LONGEST:
                        raise self._damaged(number, "a line without an end")
                    yield raw, decoder.decode(raw)
                    number += 1
        except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise self._damaged(number, str(error)) from error

    def _compare(self, number: int, end: End, counter: Counter, order: Order) -> None:
        if end != counter.end():
            raise self._damaged(number, "the checksum is wrong")
        if problem := order.end_problem():
            raise self._damaged(number, problem)

    def _damaged(self, line: int, problem: str) -> Exception:
        return refusal("backup-damaged", file=str(self.path), line=line, problem=problem)


class Order:
    """Check of the order of lines: the header, then every table with exactly its entries."""

    def __init__(self) -> None:
        self._begun = False
        self._table, self._next, self._head = "", 0, 0
        self._seen: set[tuple[str, str]] = set()  # what may be there once only
        self._actions: set[str] = set()  # of the present table

    def problem(self, line: Header | Line) -> str | None:
        if isinstance(line, Header) == self._begun:
            return "the header is missing" if not self._begun else "a second header"
        self._begun = True
        return self._repeated(line) or self._journal_problem(line)

    def _repeated(self, line: Header | Line) -> str | None:
        """A table, a code, a secret or an action that was there before; a word no database keeps."""
        names = once(line)
        twice = next((name for name in names if name in self._seen), None)
        unfit = next((name for name in names if not storable(name[1])), None)
        if twice or unfit:
            return f"{(twice or unfit or ('', ''))[0]} {'is there twice' if twice else 'is no text'}"
        self._seen.update(names)
        return None

    def _journal_problem(self, line: Header | Line) -> str | None:
        if isinstance(line, EntryLine):
            fits = (line.table, line.number) == (self._table, self._next) and self._next < self._head
            self._next += 1
            if line.action_id is not None and (line.action_id in self._actions or not storable(line.action_id)):
                return f"an action of table {line.table} is there twice"
            self._actions.add(line.action_id or "")
            return None if fits else f"entry {line.number} of table {line.table} is out of place"
        problem = self.end_problem()
        if isinstance(line, TableLine):
            self._table, self._next, self._head = line.id, 0, line.head
            self._actions.clear()
        return problem

    def end_problem(self) -> str | None:
        if self._next == self._head:
            return None
        return f"table {self._table} has {self._next} entries instead of {self._head}"


def once(line: Header | Line) -> list[tuple[str, str]]:
    """Return the names in `line` that may occur only once in a backup."""
    if isinstance(line, TableLine):
        return [("a table", line.id), *([("a code", line.code)] if line.code is not None else [])]
    return [("a secret", line.name)] if isinstance(line, SecretLine) else []
