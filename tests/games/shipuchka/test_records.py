"""SH-80: games of bots with the real referee from the command line, again without it; a worker that dies or hangs."""

import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.bots import workers
from igroteka.bots.workers import Workers
from igroteka.cli import main
from igroteka.engine.record import Record
from igroteka.engine.refusal import Refusal
from igroteka.engine.replay import verify
from igroteka.engine.thinking import Question
from igroteka.games.shipuchka import physics
from tests.games.shipuchka.bottle import FIZZ, do, table

pytestmark = pytest.mark.skipif(not physics.installed(), reason="MuJoCo has no wheel for this platform")
WITHOUT_MUJOCO = "import sys; sys.modules['mujoco'] = None; from igroteka.cli import main; sys.exit(main(sys.argv[1:]))"
ROOT = Path(__file__).parents[3]


def test_sh_80_a_game_of_bots_is_replayed_without_a_referee(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["--option", "rounds=1", "--option", "limit=4"]
    assert main(["lab", "record", "shipuchka", str(file), "--players", "2", "--level", "tiny", *options]) == 0
    record = Record.parse(file.read_text())
    assert record.result is not None and sum(bool(done.note) for done in record.done) == 4
    command = [sys.executable, "-c", WITHOUT_MUJOCO, "replay", str(file), "--quiet"]
    assert subprocess.run(command, capture_output=True, cwd=ROOT, check=False).returncode == 0


def test_sh_82_without_a_referee_a_real_bottle_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    assert FIZZ.lacks() == "no-physics" and "MuJoCo" in FIZZ.words.text("ru", "no-physics")
    state = do(table("R.paper G.rock", companion=True), "R.paper", "fell -")
    assert state.turn == 1


@pytest.mark.parametrize("how", ["dies", "hangs"])
async def test_sh_80_a_worker_in_trouble_is_replaced_and_the_answer_is_the_same(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the server's own pool: the placement is run again from the same position and seed, nothing is lost."""
    trouble = tmp_path / "trouble"
    trouble.write_text(how)
    monkeypatch.setenv("FIZZ_TROUBLE", str(trouble))
    monkeypatch.setattr(workers, "PHYSICS", 5.0 if how == "hangs" else 60.0)
    state = do(table("R.paper G.rock"), "R.paper", "@7,3")
    question = Question(kind="settle", game="shipuchka", position=state.dump(), seat=-1, seed="luck")
    pool = Workers("tests.games.shipuchka.falling_over:playable", 1)
    try:
        reply = await pool.ask(question)
    finally:
        await pool.close()
    answer = FIZZ.settle(state, "luck")
    assert (reply.plan, reply.note) == ([answer.action], answer.note) and pool.replaced == 1


OLD = ROOT / "tests/fixtures/v0.1/records"


@pytest.mark.parametrize("name", ["shipuchka-9", "shipuchka-21", "shipuchka-22"])
def test_older_records_replay_by_their_own_rulings_and_not_by_those_of_today(name: str) -> None:
    """SH-41 in the first, SH-31 and SH-41 in the second, SH-71 beside a leaning chip in the third."""
    record = Record.parse((OLD / f"{name}.txt").read_text())
    assert "rulings" not in record.options and verify(record, FIZZ).whole
    record.options["rulings"] = "letter"
    with pytest.raises(Refusal):
        verify(record, FIZZ)
