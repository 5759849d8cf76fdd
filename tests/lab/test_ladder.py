"""Levels against each other: who wins is counted right, and the figures say how sure they are."""

import json
from collections import Counter
from pathlib import Path
from time import thread_time

import pytest

from igroteka import games
from igroteka.cli import main
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.lab.ladder import Chunk as Games
from igroteka.lab.ladder import Pair, Row, Tally, play, ratings, row, sides_of, wilson
from igroteka.lab.players import Leveled, player
from igroteka.server.shelf import ladder
from tests.contract.cases import EXAMPLES

FOUR = str(EXAMPLES / "connect_four")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")


def test_an_interval_is_wide_where_games_are_few() -> None:
    assert wilson(0.5, 4)[0] < 0.16
    assert wilson(0.5, 400)[0] == pytest.approx(0.451, abs=0.001)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_ratings_follow_the_win_rates() -> None:
    rows = [row(Pair("g", "novice", "tiny"), Tally(100, 76.0)), row(Pair("g", "amateur", "novice"), Tally(100, 76.0))]
    rated = ratings(rows)
    assert rated["tiny"] == 1000
    assert rated["novice"] == pytest.approx(1200, abs=15)
    assert rated["amateur"] == pytest.approx(1400, abs=25)


def test_the_greedy_one_beats_the_random_one_and_every_game_counts_once() -> None:
    tally = play(Games(Pair("etazhiki", "greedy", "random", {"level": "beginner"}), 0, 8))
    assert tally.games == sum(tally.ended.values()) == 8
    assert tally.points > 5


def test_whoever_sees_the_deck_beats_the_best_who_does_not() -> None:
    """How much is luck? In The Big Build the best level only plans; its seer tries plans out."""
    assert play(Games(Pair("stroyka", "seer", "master"), 0, 4)).points >= 3


def test_a_team_is_one_player() -> None:
    """Point 8 of the contract: partners win together, and either side begins."""
    pair = Pair("odeyalo", "greedy", "random", {"teams": True}, players=4)
    assert sides_of(games.game("odeyalo"), pair) == [0, 0, 1, 1]
    assert sides_of(games.game("odeyalo"), Pair("odeyalo", "greedy", "random", players=4)) == [0, 1, 0, 1]
    tally = play(Games(pair, 0, 8))
    assert tally.games == 8 and tally.points > 5, "with partners of both kinds each would have half"


@pytest.mark.parametrize("game", ["pryzhok", "shipuchka"])
def test_time_is_the_processors_in_the_lab(game: str) -> None:
    """A busy machine makes no level weaker."""
    master = player("master", game, None, {})
    assert isinstance(master, Leveled) and master.bot.strategy.clock is thread_time


def test_the_model_child_takes_most_of_what_scores_and_else_anything() -> None:
    """Sixty of a hundred, and its share of the seven columns when it does not look: about two of three."""
    child, state = player("child", FOUR, None, {}), games.game(FOUR).start(2, {"first": "0"}, "child")
    for column in (0, 6, 1, 6, 2, 5):
        state.apply(state.turn, column)
    chosen = Counter(child.plan(state, 0, listed(state), Dice(seed))[0] for seed in range(300))
    assert 170 < chosen[3] < 225 and set(chosen) == set(range(7))


@pytest.mark.parametrize(("game", "options"), [("pryzhok", {}), ("stroyka", {}), ("odeyalo", {}), ("etazhiki", {})])
def test_what_scores_is_seen_on_the_table(game: str, options: dict[str, str]) -> None:
    """The score a child counts begins even, and whoever wins has more of it."""
    box, strategy = games.playable(game, None)
    state, dice = box.start(2, options, "score"), Dice("score")
    while state.turn != OVER:
        state.apply(state.turn, strategy.policy(state, state.turn, dice, listed(state)))
    winner = state.outcome().winners[0]  # type: ignore[union-attr]
    assert strategy.score(state, winner) >= strategy.score(state, 1 - winner)


def listed(state: State) -> Actions:
    actions = Actions()
    state.list_actions(state.turn, actions)
    return actions


def test_the_command_prints_the_pairs_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", "etazhiki", "child:random", "--games", "4", "--cores", "1", "--json"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert (found["one"], found["other"], found["games"]) == ("child", "random", 4)
    assert main(["lab", "match", "etazhiki", "child:random", "--games", "4", "--cores", "1"]) == 0
    assert "child : random" in capsys.readouterr().out


def test_a_game_that_can_be_played_alone_is_played_by_two(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tiny:tiny", "--option", "kids=true", "--option", "rounds=1"]
    assert main(["lab", "match", "shipuchka", *words, "--games", "1", "--cores", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["games"] == 1


def test_what_is_written_down_is_what_the_box_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.json"
    for level in ("beginner", "full"):
        words = ["novice:tiny", "child:tiny", "--option", f"level={level}"]
        assert main(["lab", "match", "etazhiki", *words, "--games", "2", "--cores", "1", "--write", str(file)]) == 0
    shown = ladder(tmp_path, ("tiny", "novice", "even"))
    assert list(shown) == ["beginner", "full"]
    assert all(list(levels) == ["novice"] and 0 <= levels["novice"] <= 100 for levels in shown.values())
    assert ladder(tmp_path / "nowhere", ("tiny",)) == {}


def test_a_pair_played_again_leaves_the_others_written_down(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    for pair, count in ("novice:tiny", 4), ("child:tiny", 4), ("novice:tiny", 2):
        words = [pair, "--option", "level=beginner", "--games", str(count)]
        assert main(["lab", "match", "etazhiki", *words, "--cores", "1", "--write", str(file)]) == 0
    rows = json.loads(file.read_text())["beginner"]
    assert [(row["one"], row["games"]) for row in rows] == [("novice", 2), ("child", 4)]


def test_an_unknown_player_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", "etazhiki", "child:nobody", "--games", "4"]) != 0
    assert "tiny" in capsys.readouterr().err


def test_rows_are_plain_data() -> None:
    assert isinstance(row(Pair("g", "a", "b"), Tally(4, 2.0)), Row)
