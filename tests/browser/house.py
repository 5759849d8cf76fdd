"""A real server with a folder of its own, for browsers to visit."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.faults.process import OPEN_HANDED, surroundings

AWAY = "club.test"  # this machine under a name that browsers trust as little as any other address
QUICK = {
    **OPEN_HANDED,
    "IGROTEKA_CODE_RATE": "1e9",
    "IGROTEKA_CODE_BURST": "1e9",
    "IGROTEKA_BOT_BREATH": "0",
    "IGROTEKA_HOSTS": AWAY,
}


def computed(pid: int) -> int:
    """Clock ticks of a process; none once it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


def children(pid: int) -> list[int]:
    """Those any of its threads has started, and theirs."""
    try:
        told = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return []
    return [one for text in told for child in text.split() for one in (int(child), *children(int(child)))]


class House:
    """`igroteka serve` on a free port; after a stop it opens again at the same address with the same tables."""

    def __init__(self, folder: Path, own: Sequence[Path] = (), **settings: str) -> None:
        self.folder, self.settings, self.port = folder, {**QUICK, **settings}, 0
        self.own = [word for game in own for word in ("--game", str(game))]
        self.log: list[str] = []

    def open(self) -> "House":
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--quiet", *self.own]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "igroteka.cli", *words, "--database", f"sqlite:///{self.folder}/igroteka.db"],
            env={**surroundings(), "IGROTEKA_DATA": str(self.folder), **self.settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        while not self.is_open(self.line()):
            pass
        self.reading = threading.Thread(target=self.read_on, daemon=True)
        self.reading.start()
        return self

    def line(self) -> str:
        assert self.process.stderr is not None
        text = self.process.stderr.readline()
        assert text, "the server ended:\n" + "".join(self.log)
        self.log.append(text)
        return text

    def is_open(self, text: str) -> bool:
        said: dict[str, Any] = json.loads(text) if text.startswith("{") else {}
        self.port = said.get("port", self.port)
        return said.get("event") == "open"

    def read_on(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.reading.join(10)
        if self.process.stderr is not None:
            self.process.stderr.close()

    def thought(self) -> int:
        """Whole seconds the server and its workers have computed so far; where nobody tells, none."""
        ticks = sum(computed(pid) for pid in [self.process.pid, *children(self.process.pid)])
        return ticks // os.sysconf("SC_CLK_TCK")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"
