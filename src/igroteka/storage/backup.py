"""`igroteka backup FILE` and `igroteka restore FILE`: from either kind of database to either.

A backup may be made while servers run. It holds the key that signs the guests' cookies, so only its owner can read it.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from igroteka.storage.dump import Count, Dump, Line, write_dump
from igroteka.storage.opening import SQLITE, bad_url, check_url, is_postgres, sqlite_path
from igroteka.storage.postgres import backup as postgres
from igroteka.storage.refusals import refusal
from igroteka.storage.sqlite import backup as sqlite


async def backup(url: str, file: Path) -> Count:
    """The whole database into a file; an older file of that name is replaced only by a finished one."""
    with finished(file) as unfinished:
        return await write_dump(unfinished, lines(url))


async def restore(url: str, file: Path, replace: bool = False) -> Count:
    """A backup into a database. A damaged backup is refused before anything is touched."""
    with readable(file) as opened:
        dump = Dump(file, opened)
        count = dump.check()
        await fill(url, dump.lines(), replace)
    return count


def lines(url: str) -> AsyncIterator[Line]:
    if url.startswith(SQLITE):
        return sqlite.lines(sqlite_path(url))
    if is_postgres(url):
        check_url(url)
        return postgres.lines(url)
    raise bad_url(url)


async def fill(url: str, new: Iterable[Line], replace: bool) -> None:
    if url.startswith(SQLITE):
        await sqlite.fill(sqlite_path(url), new, replace)
    elif is_postgres(url):
        check_url(url)
        await postgres.fill(url, new, replace)
    else:
        raise bad_url(url)


@contextmanager
def readable(file: Path) -> Iterator[IO[bytes]]:
    try:
        opened = file.open("rb")
    except OSError as error:
        raise refusal("no-backup", file=str(file), problem=error.strerror) from error
    with opened:
        yield opened


@contextmanager
def finished(file: Path) -> Iterator[IO[bytes]]:
    """A new file beside the old one (mode 600), on the disk before it takes the name."""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as unfinished:
            try:
                yield unfinished
                unfinished.flush()
                os.fsync(unfinished.fileno())
                Path(unfinished.name).replace(file)
            except BaseException:
                Path(unfinished.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise refusal("backup-unwritten", file=str(file), problem=error.strerror) from error
