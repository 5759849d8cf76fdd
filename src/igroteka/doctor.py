"""`igroteka doctor`: what is compiled, what is built, which versions, where data lies."""

import json
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import igroteka

from . import compiled, paths

LIBRARIES = ("aiohttp", "asyncpg", "cython", "fluent.runtime", "msgspec", "uvloop")
CLIENT = Path(__file__).parent / "client_dist"


def findings() -> dict[str, Any]:
    """Everything the doctor sees, as plain data."""
    return {
        "igroteka": igroteka.__version__,
        "python": f"{platform.python_version()} ({platform.python_implementation()}, {sys.platform})",
        "libraries": {name: installed(name) for name in LIBRARIES},
        "place": str(Path(__file__).parent),
        "data": str(paths.data_folder()),
        "client": (CLIENT / "index.html").exists(),
        "pure": compiled.pure(),
        "compiler": compiled.build()["compiler"],
        "modules": {module: compiled.condition(module) for module in compiled.modules()},
    }


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def text(seen: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {number or '-'}" for name, number in seen["libraries"].items())
    lines = [
        f"igroteka  {seen['igroteka']} in {seen['place']}",
        f"python    {seen['python']}",
        f"with      {versions}",
        f"data      {seen['data']}",
        f"client    {'built' if seen['client'] else 'not built: the server has no pages to show; run `make build`'}",
        f"compiler  {seen['compiler'] or 'none was found when this was installed'}",
        f"rules     {verdict(seen)}",
    ]
    return "\n".join([*lines, *(f"  {state:<9} {module}" for module, state in seen["modules"].items())])


def verdict(seen: dict[str, Any]) -> str:
    """One sentence about how the rules run."""
    states = set(seen["modules"].values())
    if seen["pure"]:
        return "plain Python, because IGROTEKA_PURE is set"
    if "stale" in states:
        return "some binaries are older than their sources, which run interpreted; run `make build`"
    return {frozenset({"compiled"}): "all compiled", frozenset({"plain"}): "plain Python, about 100 times slower"}.get(
        frozenset(states), "some compiled, some plain Python"
    )


def examine(as_json: bool) -> int:
    """Print the findings; an exit status of 1 when something is stale."""
    seen = findings()
    print(json.dumps(seen, indent=2) if as_json else text(seen))
    return int("stale" in seen["modules"].values())
