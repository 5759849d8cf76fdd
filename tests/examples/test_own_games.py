"""Games from any folder: plain, compiled, stale, or no game at all."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import games
from igroteka.engine.refusal import Refusal
from igroteka.games import own

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
TRACE = """
import json, sys
from igroteka import games
from igroteka.engine.core.dice import Dice
game = games.game(sys.argv[1])
print(sys.modules[type(game.start(2)).__module__].__file__)
for seed in range(30):
    state, dice = game.start(2, seed=seed), Dice(seed)
    while state.outcome() is None:
        actions = state.legal(state.turn)
        print(actions, json.dumps(state.dump()))
        state.apply(state.turn, actions[dice.below(len(actions))])
    print(state.outcome())
"""


def told(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a fresh Python says: this one may have imported the example already."""
    inherited = {name: value for name, value in os.environ.items() if name != "IGROTEKA_PURE"}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env={**inherited, **environment}, capture_output=True, text=True
    )


@pytest.fixture(scope="module", params=["connect_four", "tic_tac_toe", "high_card"])
def compiled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("own")
    done = told("-m", "building.own", f"examples/{request.param}", str(place))
    if "no C compiler" in done.stderr:
        pytest.skip("no C compiler here")
    assert done.returncode == 0, done.stderr
    return place / str(request.param)


def trace(folder: Path, **environment: str) -> tuple[str, list[str]]:
    done = told("-c", TRACE, str(folder), **environment)
    assert done.returncode == 0, done.stderr
    file, *lines = done.stdout.splitlines()
    return file, lines


def test_compiled_and_plain_agree_action_by_action(compiled: Path) -> None:
    binary, fast = trace(compiled)
    source, plain = trace(EXAMPLES / compiled.name)
    assert binary.endswith((".so", ".pyd"))
    assert source.endswith("rules.py")
    assert fast == plain


def test_pure_leaves_the_binary_alone(compiled: Path) -> None:
    source, plain = trace(compiled, IGROTEKA_PURE="1")
    assert source.endswith("rules.py")
    assert plain == trace(compiled)[1]


def test_a_stale_binary_does_not_hide_an_edit(compiled: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(compiled, tmp_path / compiled.name)
    os.utime(next(file for file in folder.iterdir() if file.suffix in (".so", ".pyd")), (1, 1))
    assert trace(folder)[0].endswith("rules.py")
    assert "is older than its sources" in told("-c", TRACE, str(folder)).stderr


def test_a_binary_older_than_the_types_of_the_engine_is_stale(tmp_path: Path) -> None:
    types = list((ROOT / "src" / "igroteka" / "engine").rglob("*.pxd"))
    assert own.newest(tmp_path) == max(file.stat().st_mtime for file in types)


def test_the_lab_plays_an_own_game() -> None:
    done = told("-m", "igroteka.cli", "lab", "play", "examples/tic_tac_toe", "--games", "20", "--json")
    assert json.loads(done.stdout)["game"] == "tic_tac_toe"


def test_no_game_there(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no game"):
        games.game(str(tmp_path))


@pytest.mark.parametrize("name", ["json", "not-a-name", "pytest"])
def test_a_name_that_cannot_be_imported(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "game.py").touch()
    with pytest.raises(Refusal, match="cannot be a game"):
        games.game(str(tmp_path / name))


def test_a_game_without_a_box(tmp_path: Path) -> None:
    (tmp_path / "boxless").mkdir()
    (tmp_path / "boxless" / "game.py").touch()
    with pytest.raises(Refusal, match="neither a class"):
        games.game(str(tmp_path / "boxless"))


TABLES = {
    "missing": None,
    "functions": "def scene(view, seat):\n    return None\n",
    "base_only": "from igroteka.engine.table import Table\n",
    "no_class": "Table = None\n",
}


@pytest.mark.parametrize("name", TABLES)
def test_a_game_without_a_table(tmp_path: Path, name: str) -> None:
    """Functions, or the base class alone, draw no table: the sentence names the file and what it lacks."""
    folder, source = shutil.copytree(EXAMPLES / "tic_tac_toe", tmp_path / f"table_{name}"), TABLES[name]
    (folder / "table.py").unlink()
    if source is not None:
        (folder / "table.py").write_text(source, encoding="utf-8")
    with pytest.raises(Refusal, match="is missing" if source is None else "has no class") as refused:
        games.game(str(folder)).table()
    assert all("table.py" in refused.value.text(language) for language in ("en", "ru"))
