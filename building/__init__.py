"""How the package is made from its sources: rules to machine code, client to static files."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "igroteka"
SCRATCH = ROOT / "build"

sys.path.insert(0, str(SOURCE))  # the builder and the package agree on one list of binaries: igroteka.compiled


def say(sentence: str) -> None:
    print(f"igroteka: {sentence}", file=sys.stderr, flush=True)


def say_loudly(sentence: str) -> None:
    rule = "!" * 79
    print(f"{rule}\nigroteka: {sentence}\n{rule}", file=sys.stderr, flush=True)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """One build of the rules and one of the client at a time in one tree."""
    SCRATCH.mkdir(exist_ok=True)
    with (SCRATCH / f"{what}.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
