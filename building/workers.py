"""Processes that compile, as many as there are cores: Cython is loaded once in each, not once for every module."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from building import ROOT, tools

Process = subprocess.Popen[str]
Workers = SimpleQueue[Process]  # those that have nothing to do


@contextmanager
def started(compiler: tools.Compiler, source: Path, count: int = 0) -> Iterator[Workers]:
    """So many processes in the folder of the sources, until the end of the block."""
    processes = [begun(compiler, source) for _ in range(count or os.cpu_count() or 1)]
    free: Workers = SimpleQueue()
    for process in processes:
        free.put(process)
    try:
        yield free
    finally:
        for process in processes:
            process.communicate()


def begun(compiler: tools.Compiler, source: Path) -> Process:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    return subprocess.Popen(
        [sys.executable, "-m", "building.extension"],
        cwd=source,
        env={**tools.environment(compiler.command), "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def made(free: Workers, module: str, scratch: Path, quick: bool = False) -> tuple[list[str] | None, str]:
    """What a module was made from, or None; and what was said meanwhile."""
    process = free.get()
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps([module, str(scratch), quick]), file=process.stdin, flush=True)
        answer = process.stdout.readline()
    except BrokenPipeError:
        answer = ""
    finally:
        free.put(process)
    sources, said = json.loads(answer) if answer else (None, "the process that compiles has ended")
    return sources, said
