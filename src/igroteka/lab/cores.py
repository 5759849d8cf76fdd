"""Work shared out over the cores of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from typing import TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


def shared_out(work: Callable[[Chunk], Result], chunks: list[Chunk], cores: int) -> Iterator[Result]:
    """Yield the result of each chunk as soon as it is done; with one core in order, in this process."""
    if cores == 1:
        yield from map(work, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(cores, initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(work, chunks)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
