"""`igroteka backup` and `igroteka restore`, as a person sees them: a sign of life meanwhile, then the counts."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from rich.console import Console

from igroteka.engine.words import Words, preferred_language
from igroteka.storage.backup import backup, restore
from igroteka.storage.dump import Count

WORDS = Words(Path(__file__).parent)


def run_backup(url: str, file: Path) -> int:
    return reported("storage-backed-up", backup(url, file), file)


def run_restore(url: str, file: Path, replace: bool) -> int:
    return reported("storage-restored", restore(url, file, replace), file)


def reported(key: str, work: Coroutine[None, None, Count], file: Path) -> int:
    """Run the work with a spinner, then print the number of tables and entries."""
    language = preferred_language()
    with Console(stderr=True).status(WORDS.text(language, "storage-working", {"file": str(file)})):
        count = asyncio.run(work)
    args = {"file": str(file), "tables": count.tables, "entries": count.entries}
    print(WORDS.text(language, key, args))
    return 0
