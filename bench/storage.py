"""Appends a second to the journal, and how long one takes: python -m bench.storage [--seconds S].

Every table waits for its append to be on the disk before it makes the next, as a player does. Every append carries an
action id and moves its table's line, as the server's do. The databases lie in a temporary folder (TMPDIR), fsync on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import asyncpg

from igroteka.storage import Append, Journal, NewTable, open_journal
from tests.postgres import NoPostgres, PostgresServer, postgres_server

BODY = b'{"kind":"act","seat":1,"action":"c3^e5","at":1794775943309,"by":"guest-4f3a2b1c0d9e"}'
Figures = tuple[str, int, float, float, float]


async def measure(journal: Journal, name: str, tables: int, seconds: float) -> Figures:
    names = [f"{name}-{tables}-{k:05}-unguessable" for k in range(tables)]
    await asyncio.gather(*(journal.create_table(NewTable(table, "pryzhok")) for table in names))
    times: list[float] = []
    begin = time.perf_counter()
    await asyncio.gather(*(play(journal, table, begin + seconds, times) for table in names))
    passed = time.perf_counter() - begin
    times.sort()
    return name, tables, len(times) / passed, times[len(times) // 2], times[int(len(times) * 0.99)]


async def play(journal: Journal, table: str, end: float, times: list[float]) -> None:
    number = 0
    while (begin := time.perf_counter()) < end:
        await journal.append(Append(table, number, [BODY], action_id=f"4f3a2b1c0d9e-{number}"))
        times.append(time.perf_counter() - begin)
        number += 1


async def hear(url: str, name: str, changes: int = 100) -> tuple[str, list[float]]:
    """Measure the delay until a second process is notified of an append."""
    async with await open_journal(url) as here, await open_journal(url) as there:
        await here.create_table(NewTable("heard", "pryzhok"))
        listener, times = there.changes(), []
        for number in range(changes):
            begin = time.perf_counter()
            await here.append(Append("heard", number, [BODY]))
            while (await anext(listener)).head != number + 1:
                pass
            times.append(time.perf_counter() - begin)
            await asyncio.sleep(0.003)
        return name, sorted(times)


async def lines(url: str, name: str, seconds: float) -> None:
    for tables in (1, 10, 100, 1000):
        async with await open_journal(url) as journal:
            show(await measure(journal, name, tables, seconds))
    _, times = await hear(url, name)
    print(f"{name:<12}another process hears after p50 {times[50] * 1000:.1f} ms, p99 {times[98] * 1000:.1f} ms")


def show(figures: Figures) -> None:
    name, tables, rate, middle, slow = figures
    print(
        f"{name:<12}{tables:>6} tables{rate:>10.0f} appends/s   p50 {middle * 1000:6.2f} ms   p99 {slow * 1000:6.2f} ms"
    )


async def on_postgres(server: PostgresServer, seconds: float) -> None:
    connection = await asyncpg.connect(server.url("postgres"))
    await connection.execute("CREATE DATABASE bench")
    await connection.close()
    await lines(server.url("bench"), "PostgreSQL", seconds)


def main(arguments: Sequence[str] = ()) -> int:
    parser = argparse.ArgumentParser(prog="bench storage", description="Appends to the journal.")
    parser.add_argument("--seconds", type=float, default=2, metavar="S", help="for every line (2)")
    seconds = parser.parse_args(arguments).seconds
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lines(f"sqlite:///{Path(folder)}/bench.db", "SQLite", seconds))
    try:
        with postgres_server() as server:
            asyncio.run(on_postgres(server, seconds))
    except NoPostgres as problem:
        print(f"PostgreSQL not measured: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
