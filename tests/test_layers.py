"""The imports that docs/architecture.md allows: every import in the package is read, also in functions and stubs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "igroteka"
ALLOWED: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "tables": {"engine"},
    "storage": {"engine"},
    "adapters": {"engine"},
    "lab": {"engine", "games", "bots"},
    "check": {"engine", "games"},
    "server": {"engine", "tables", "storage"},
}
SERVER: dict[str, set[str]] = {  # its directories; "" are the modules beside them
    "wire": set(),
    "": {"wire"},
    "guard": {"", "wire"},
    "live": {"", "wire", "guard"},
    "ws": {"", "wire", "guard", "live"},
    "http": {"", "wire", "guard", "live", "ws"},
}
LAST = {"app", "command"}  # modules of the server that import all its directories
BESIDE = {"__init__", "__main__", "compiled", "doctor", "paths"}  # modules beside the packages
CIMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+)?c?import\s+([\w.]+)", re.MULTILINE)


def imports(file: Path, package: Path) -> Iterator[list[str]]:
    """Yield what a file imports from the package as parts of a name: ["engine", "core", "state", "State"]."""
    here = file.relative_to(package.parent).parent.parts
    for dots, name in (_cimports if file.suffix == ".pxd" else _imports)(file.read_text("utf-8")):
        whole = [*here[: len(here) + 1 - dots], *name.split(".")] if dots else name.split(".")
        if whole[0] == package.name:
            yield [part for part in whole[1:] if part]


def _imports(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((0, alias.name) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield from ((node.level, f"{node.module or ''}.{alias.name}".lstrip(".")) for alias in node.names)


def _cimports(text: str) -> Iterator[tuple[int, str]]:
    for start, name in CIMPORT.findall(text):
        dots = len(start) - len(start.lstrip("."))
        yield dots, f"{start}.{name}".strip(".")


def violations(package: Path) -> list[str]:
    """Return every forbidden import of a package."""
    files = sorted(file for file in package.rglob("*.p*") if file.suffix in (".py", ".pxd"))
    return [f"{file.relative_to(package)} imports {name}" for file in files for name in sorted(_bad(file, package))]


def _bad(file: Path, package: Path) -> set[str]:
    top, *inside = file.relative_to(package).with_suffix("").parts
    targets = [target for target in imports(file, package) if target]
    if top == "cli":
        return set()
    if top in BESIDE:
        return {target[0] for target in targets} & ({"cli"} | ALLOWED.keys())
    bad = {target[0] for target in targets} - ALLOWED[top] - {top, "__version__"}
    own = [target[1:] for target in targets if target[0] == top and len(target) > 1]
    if top == "games" and len(inside) > 1:
        bad |= {target[0] for target in own} - {inside[0]}
    if top == "engine" and inside[0] == "core":
        bad |= {target[0] for target in own} - {"core"}
    if top == "server" and inside[0] not in LAST:
        bad |= {name for name in (target[0] for target in own) if not _may(inside, name)}
    return bad


def _may(inside: list[str], name: str) -> bool:
    """Return whether a module of the server may import one of its directories or a module beside them."""
    here = inside[0] if len(inside) > 1 else ""
    where = name if name in SERVER else ""
    return where == here or where in SERVER[here]


def cycles(package: Path) -> list[list[str]]:
    """Return the cycles of modules that import each other when they are loaded or for types."""
    modules = {_module(file, package): file for file in package.rglob("*.py")}
    graph = {name: {_nearest(target, modules) for target in imports(file, package)} for name, file in modules.items()}
    found: list[list[str]] = []
    done: set[str] = set()

    def walk(name: str, path: list[str]) -> None:
        if name in path:
            found.append([*path[path.index(name) :], name])
            return
        if name in done:
            return
        for other in sorted(graph[name] - {name, ""}):
            walk(other, [*path, name])
        done.add(name)

    for name in sorted(modules):
        walk(name, [])
    return found


def _module(file: Path, package: Path) -> str:
    return ".".join(file.relative_to(package).with_suffix("").parts).removesuffix("__init__").rstrip(".")


def _nearest(target: list[str], modules: dict[str, Path]) -> str:
    """Return the module that an import of `package.module.Name` loads."""
    for length in range(len(target), 0, -1):
        if ".".join(target[:length]) in modules:
            return ".".join(target[:length])
    return ""


def tree(place: Path, files: dict[str, str]) -> Path:
    package = place / "igroteka"
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, "utf-8")
    return package


def test_packages_import_only_what_they_may() -> None:
    assert violations(PACKAGE) == []


def test_no_modules_import_each_other() -> None:
    search = ["games.pryzhok.strategy", "games.pryzhok.turns"]  # its strategy starts the search that uses it
    assert cycles(PACKAGE) == [[*search, search[0]]]


def test_what_is_allowed_passes(tmp_path: Path) -> None:
    allowed = {
        "cli.py": "def serve():\n    from igroteka.server import app",
        "doctor.py": "from igroteka import compiled, paths",
        "engine/core/strategy.py": "from .state import State",
        "games/__init__.py": "from igroteka.games import chess",
        "games/chess/rules.py": "from igroteka.engine.core.state import State\nfrom .board import Board",
        "games/chess/rules.pxd": "from igroteka.engine.core.state cimport State\ncimport cython",
        "server/app.py": "from igroteka.server.http import tables\nimport aiohttp",
        "server/errors.py": "from igroteka.server.wire.api import Problem",
        "server/http/tables.py": "from igroteka.server.live.rooms import Rooms",
    }
    assert violations(tree(tmp_path, allowed)) == []


def test_what_is_forbidden_is_found(tmp_path: Path) -> None:
    forbidden = {
        "doctor.py": "from igroteka.server import app",
        "engine/core/state.py": "from igroteka.engine.scene import Label",
        "engine/record.py": "from igroteka import games",
        "games/chess/rules.py": "from igroteka.games.draughts import rules",
        "games/chess/rules.pxd": "from ..draughts.rules cimport Board",
        "games/chess/table.py": "if TYPE_CHECKING:\n    from ...server import app",
        "server/guard/limits.py": "if TYPE_CHECKING:\n    from igroteka.server.live.room import Room",
        "server/logs.py": "from igroteka.server.guard import limits",
        "tables/table.py": "def play():\n    import igroteka.bots.search",
    }
    assert violations(tree(tmp_path, forbidden)) == [
        "doctor.py imports server",
        "engine/core/state.py imports scene",
        "engine/record.py imports games",
        "games/chess/rules.pxd imports draughts",
        "games/chess/rules.py imports draughts",
        "games/chess/table.py imports server",
        "server/guard/limits.py imports live",
        "server/logs.py imports guard",
        "tables/table.py imports bots",
    ]


def test_a_cycle_is_found(tmp_path: Path) -> None:
    files = {
        "server/live/room.py": "if TYPE_CHECKING:\n    from .rooms import Rooms",
        "server/live/rooms.py": "from igroteka.server.live.room import Room",
    }
    assert cycles(tree(tmp_path, files)) == [["server.live.room", "server.live.rooms", "server.live.room"]]
