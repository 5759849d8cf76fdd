"""An own game in a running server: its title and picture on the shelf; a fault in its table said with file and line."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.cli.wiring import shelf
from igroteka.engine.words import Words
from igroteka.games import game
from tests.contract.cases import EXAMPLES
from tests.server import harness
from tests.server.harness import Player, served, table_of

Broken = Callable[[str, str], Path]
LID = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Broken:
    """A game of somebody's own on the shelf, with one line of its table replaced."""

    def made(old: str, new: str) -> Path:
        name = f"own_{tmp_path.name.replace('-', '_')}"
        folder = shutil.copytree(EXAMPLES / "tic_tac_toe", tmp_path / name, ignore=shutil.ignore_patterns("*.so"))
        (folder / "art" / "box.svg").write_text(LID, "utf-8")
        table = folder / "table.py"
        assert old in table.read_text("utf-8")
        table.write_text(table.read_text("utf-8").replace(old, new, 1), "utf-8")
        monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}, own=[str(folder)]))
        return table

    return made


def line_of(file: Path, text: str) -> int:
    return 1 + next(i for i, line in enumerate(file.read_text("utf-8").splitlines()) if text in line)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    def scene(self, view: View, seat: int | None) -> Scene:\n", "{}        1 / len([])\n"),
        (
            "    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:\n",
            "{}        1 / len([])\n",
        ),
    ],
)
async def test_a_fault_in_a_table_is_said_with_file_and_line(own: Broken, old: str, new: str) -> None:
    file = own(old, new.format(old))
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "tic_tac_toe", ["me", "me"], options={"first": "0"}, start=True)
        await ann.connect(table)
        prompt = ann.state["scene"]["prompt"]
        assert prompt["key"] == "table-broken"
        assert prompt["args"]["file"] == "table.py"
        assert prompt["args"]["line"] == str(line_of(file, "1 / len([])"))
        assert (await ann.act(4))["type"] == "done"  # the game itself goes on
        for language in ("ru", "en"):
            said = Words().text(language, "table-broken", prompt["args"])
            assert "table.py" in said and prompt["args"]["line"] in said and "ZeroDivisionError" in said
            assert "table-broken" in await ann.get(f"/words/tic_tac_toe.{language}.ftl")


async def test_its_title_and_picture_are_on_the_shelf(own: Broken) -> None:
    own("Scene", "Scene")
    async with served() as server, Player(server) as ann:
        (box,) = [box for box in (await ann.get("/api/games"))["games"] if box["id"] == "tic_tac_toe"]
        assert not box["coming"]
        for language, title in (("ru", "Крестики-нолики"), ("en", "Tic-tac-toe")):
            words = await ann.get(f"/words/tic_tac_toe.{language}.ftl")
            assert title.lower() in words.lower()
        art = await ann.get("/art/tic_tac_toe.svg")
        assert '<symbol id="tic_tac_toe-box"' in art


async def test_rules_and_lessons_of_an_own_board_are_about_the_usual_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The own board is played on; diagrams and lessons speak of cells it does not have."""
    file = tmp_path / "board.toml"
    file.write_text((game("stroyka").folder / "edition.toml").read_text("utf-8").replace('"S0"', '"gate"'), "utf-8")
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({"stroyka": str(file)}))
    async with served() as server, Player(server) as ann:
        assert "<figure data-scene=" in await ann.get("/rules/stroyka.en.html")
        assert (await ann.post("/api/lessons/stroyka/0", {"path": ["cell-S0"]}))["right"]
        table = await table_of(ann, "stroyka", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table, wants="scene")
        assert "cell-gate" in {sprite["id"] for sprite in ann.state["scene"]["sprites"]}
