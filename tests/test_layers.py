"""Who may know whom: reads every import in the package (also inside functions and under TYPE_CHECKING).

Everybody may know the engine; no game knows another game; only cli wires rooms together. Inside the server a module
knows only those that stand before it in `SERVER`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "igroteka"
ROOMS = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "tables": {"engine"},
    "storage": {"engine", "tables", "games"},
    "lab": {"engine", "tables", "games", "bots"},
    "adapters": {"engine", "tables", "games"},
    "check": {"engine", "games"},
    "printing": {"engine", "tables", "games"},
    "server": {"engine", "tables", "storage"},
}
SERVER = [
    "clock", "logs", "settings", "faces", "limits", "incoming", "messages", "answers", "refusals", "metrics", "guests",
    "shelf", "listing", "client", "broken", "frames", "commands", "room", "thinkers", "book", "automation", "rooms",
    "connection", "handlers", "addresses", "context", "middleware", "pages", "files", "texts", "lessons", "replays",
    "moves", "best", "sockets", "app", "door", "command",
]  # fmt: skip
HALLWAY = {"__init__", "__main__", "compiled", "doctor", "places"}  # beside the rooms, and in none of them
CIMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+)?c?import\s+([\w.]+)", re.MULTILINE)


def imports(file: Path, package: Path) -> Iterator[list[str]]:
    """What a file imports from this package, as parts of names: ["engine", "state", "State"]."""
    here = file.relative_to(package.parent).parent.parts
    for dots, name in (in_types if file.suffix == ".pxd" else in_python)(file.read_text("utf-8")):
        whole = [*here[: len(here) + 1 - dots], *name.split(".")] if dots else name.split(".")
        if whole[0] == package.name:
            yield [part for part in whole[1:] if part]


def in_python(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((0, alias.name) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield from ((node.level, f"{node.module or ''}.{alias.name}".lstrip(".")) for alias in node.names)


def in_types(text: str) -> Iterator[tuple[int, str]]:
    for start, name in CIMPORT.findall(text):
        dots = len(start) - len(start.lstrip("."))
        yield dots, f"{start}.{name}".strip(".")


def trespasses(package: Path) -> list[str]:
    files = sorted(file for file in package.rglob("*.p*") if file.suffix in (".py", ".pxd"))
    return [f"{file.relative_to(package)} knows {what}" for file in files for what in sorted(strangers(file, package))]


def strangers(file: Path, package: Path) -> set[str]:
    """The rooms, and the other games, that a file imports and may not."""
    room, *inside = file.relative_to(package).with_suffix("").parts
    known = [target for target in imports(file, package) if target]
    if room == "cli":
        return set()
    if room in HALLWAY:
        return {target[0] for target in known} & ({"cli"} | ROOMS.keys())
    games = {target[1] for target in known if target[:1] == ["games"] and len(target) > 1}
    foreign = games - {inside[0]} if room == "games" and len(inside) > 1 else set()
    return ({target[0] for target in known} - ROOMS[room] - {room, "__version__"}) | foreign


def reversed_ways(package: Path) -> list[str]:
    """Modules of the server that know one that stands behind them, or that stand nowhere."""
    files = [file for file in sorted((package / "server").glob("*.py")) if file.stem != "__init__"]
    return [f"{file.stem} knows {name}" for file in files for name in sorted(behind(file, package))]


def behind(file: Path, package: Path) -> set[str]:
    known = {target[1] for target in imports(file, package) if target[:1] == ["server"] and len(target) > 1}
    before = SERVER[: SERVER.index(file.stem)] if file.stem in SERVER else []
    return known - set(before)


def house(place: Path, files: dict[str, str]) -> Path:
    package = place / "igroteka"
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, "utf-8")
    return package


def test_nobody_knows_a_room_he_may_not() -> None:
    assert trespasses(PACKAGE) == []


def test_the_server_points_one_way() -> None:
    assert {file.stem for file in (PACKAGE / "server").glob("*.py")} - {"__init__"} == set(SERVER)
    assert reversed_ways(PACKAGE) == []


def test_a_way_back_is_found(tmp_path: Path) -> None:
    files = {
        "server/room.py": "if TYPE_CHECKING:\n    from .context import Context",
        "server/context.py": "from igroteka.server import room",
    }
    assert reversed_ways(house(tmp_path, files)) == ["room knows context"]


def test_what_is_allowed_passes(tmp_path: Path) -> None:
    allowed = {
        "cli.py": "def serve():\n    from igroteka.server import app",
        "doctor.py": "from igroteka import compiled, places",
        "games/__init__.py": "from igroteka.games import chess",
        "games/chess/rules.py": "from igroteka.engine.core.state import State\nfrom .board import Board",
        "games/chess/rules.pxd": "from igroteka.engine.core.state cimport State\ncimport cython",
        "server/app.py": "from igroteka.tables.table import Table\nimport aiohttp",
    }
    assert trespasses(house(tmp_path, allowed)) == []


def test_what_is_forbidden_is_found(tmp_path: Path) -> None:
    forbidden = {
        "doctor.py": "from igroteka.server import app",
        "engine/core/state.py": "from igroteka import games",
        "games/chess/rules.py": "from igroteka.games.draughts import rules",
        "games/chess/rules.pxd": "from ..draughts.rules cimport Board",
        "games/chess/table.py": "if TYPE_CHECKING:\n    from ...server import app",
        "tables/table.py": "def play():\n    import igroteka.bots.search",
    }
    assert trespasses(house(tmp_path, forbidden)) == [
        "doctor.py knows server",
        "engine/core/state.py knows games",
        "games/chess/rules.pxd knows draughts",
        "games/chess/rules.py knows draughts",
        "games/chess/table.py knows server",
        "tables/table.py knows bots",
    ]
