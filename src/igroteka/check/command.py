"""`igroteka check`: everything that can be looked at, one after the other, with a sentence for each fault."""

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from igroteka.engine.words import preferred_language

from . import WORDS, binaries, pages, rules, secrets, table
from .faults import Fault, crashed
from .subject import Stuck, Subject, subjects

Check = Callable[[Subject], Iterable[Fault]]
CHECKS: tuple[Check, ...] = (*rules.CHECKS, *secrets.CHECKS, *table.CHECKS)
ONCE: tuple[Check, ...] = (*pages.CHECKS, *binaries.CHECKS)  # whatever the number of players


def run(name: str, edition: Path | None) -> int:
    """Look at the game and say what was found; 0 when all is well, 1 when something is not."""
    language = preferred_language()
    found = list(dict.fromkeys(fault.text(language) for fault in watched(subjects(name, edition))))
    for sentence in found:
        print(sentence)
    print(WORDS.text(language, "check-faults" if found else "check-well", {"count": len(found)}))
    return 1 if found else 0


def watched(looked_at: list[Subject]) -> Iterator[Fault]:
    """Run the checks with a progress bar on a terminal."""
    work = [(check, subject) for subject in looked_at for check in CHECKS] + [(check, looked_at[0]) for check in ONCE]
    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task(looked_at[0].game.id, total=len(work))
        for check, subject in work:
            yield from looked(check, subject)
            progress.advance(bar)


def looked(check: Check, subject: Subject) -> Iterator[Fault]:
    """One promise; an exception of the game is a fault, too, with its file and line."""
    try:
        yield from check(subject)
    except Stuck:
        return  # said once, by the check that random games end
    except Exception as problem:
        yield crashed(problem, subject.folder, (check.__doc__ or "").strip())
