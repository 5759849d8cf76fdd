"""One of several processes that append to the same tables: python -m tests.storage.racer URL NAME ACTIONS TABLE…

Prints a line `table number action` for every append that was confirmed, at once, so that it can be killed at any time.
"""

import asyncio
import sys

from igroteka.storage import Append, Appended, Journal, Taken, open_journal


async def main(url: str, name: str, actions: int, tables: list[str]) -> None:
    async with await open_journal(url) as journal:
        print("ready", flush=True)
        await asyncio.gather(*(play(journal, table, name, actions) for table in tables))


async def play(journal: Journal, table: str, name: str, actions: int) -> None:
    head = 0
    for k in range(actions):
        appended, head = await insist(journal, table, head, f"{name}-{k}")
        print(table, appended.number, f"{name}-{k}", flush=True)


async def insist(journal: Journal, table: str, head: int, action: str) -> tuple[Appended, int]:
    """What a server does: whoever was second reads what is new and tries again."""
    while True:
        try:
            return await journal.append(Append(table, head, [action.encode()], action_id=action)), head + 1
        except Taken:
            head = head + len(await journal.read(table, after=head - 1))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
