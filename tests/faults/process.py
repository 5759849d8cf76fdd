"""A real server in a process of its own, to be killed."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any, ClassVar

OPEN_HANDED = {
    "IGROTEKA_MESSAGE_RATE": "1e9", "IGROTEKA_MESSAGE_BURST": "1e9", "IGROTEKA_REQUEST_RATE": "1e9",
    "IGROTEKA_REQUEST_BURST": "1e9", "IGROTEKA_TABLE_RATE": "1e9", "IGROTEKA_TABLE_BURST": "1e9",
    "IGROTEKA_CONNECTIONS_PER_ADDRESS": "100000", "IGROTEKA_BOT_PACE": "0", "IGROTEKA_AWAY_AFTER": "0",
}  # fmt: skip


LONG = ("IGROTEKA_FUZZ", "IGROTEKA_WINDOWS", "IGROTEKA_LONG", "IGROTEKA_GAMES")  # meant for tests, no settings


def surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in LONG}


class ServerProcess:
    """`igroteka serve` on a port of its own choice. `killed` is kill -9, `stopped` is SIGTERM."""

    started: ClassVar[list["ServerProcess"]] = []

    def __init__(self, database: str, **settings: str) -> None:
        self.started.append(self)
        self.database, self.settings = database, {**OPEN_HANDED, **settings}
        self.process: asyncio.subprocess.Process
        self.port = 0
        self.log: list[str] = []

    async def start(self) -> "ServerProcess":
        words = ["-m", "igroteka.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port), "--quiet"]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *words, "--database", self.database,
            env={**surroundings(), **self.settings}, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        while not self.is_open(await self.line()):
            pass
        self.reading = asyncio.create_task(self.read_on())
        return self

    async def line(self) -> str:
        assert self.process.stderr is not None
        text = (await self.process.stderr.readline()).decode()
        assert text, "the server ended:\n" + "".join(self.log)
        self.log.append(text)
        return text

    def is_open(self, text: str) -> bool:
        said: dict[str, Any] = json.loads(text) if text.startswith("{") else {}
        self.port = said.get("port", self.port)
        return said.get("event") == "open"

    async def read_on(self) -> None:
        assert self.process.stderr is not None
        while text := await self.process.stderr.readline():
            self.log.append(text.decode())

    def memory(self) -> int:
        """Megabytes in use."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20

    async def killed(self) -> None:
        self.process.kill()
        await self.process.wait()
        await self.reading

    def put_down(self) -> None:
        """Without a loop: a test has failed before it could end what it began."""
        with contextlib.suppress(AttributeError, ProcessLookupError):
            if self.process.returncode is None:
                os.kill(self.process.pid, signal.SIGKILL)

    async def stopped(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(self.process.wait(), 30)
        await self.reading
        return code

    def url(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    def make_url(self, path: str) -> str:
        return self.url(path)
