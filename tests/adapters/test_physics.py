"""Games in which physics must answer: over the line protocol, and in records."""

import pytest

from igroteka.adapters.line import Conversation
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import playout
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.record import LineRefusal, Record
from igroteka.engine.replay import steps, verify
from igroteka.lab.playing import Choices, watched
from tests.adapters.coin import Coin, CoinGame

GAME = CoinGame()


@pytest.fixture
def talk() -> Conversation:
    talk = Conversation(lambda edition: GAME, lambda game, view, seat, ms: 2)
    assert talk.answer('new {"seed":1}') == {"actors": ["chance"], "over": False}
    return talk


def test_physics_is_the_actor(talk: Conversation) -> None:
    assert talk.answer("legal") == {"seat": "chance", "actions": ["fell 0", "fell 1"]}
    assert "has nothing to choose" in talk.answer("go 10")["error"]


def test_an_answer_of_ones_own(talk: Conversation) -> None:
    assert talk.answer("do fell 1 chance") == {"actors": [0], "over": False}
    assert talk.answer("dump")["side"] == 1


def test_the_whole_text_is_notation_first(talk: Conversation) -> None:
    """`fell 1` is an answer, not `fell` for seat 1; `saw 0 0` is `saw 0` for seat 0."""
    assert talk.answer("do fell 1")["actors"] == [0]
    assert talk.answer("do saw 0 0")["over"] is True


def test_a_person_cannot_answer_for_physics(talk: Conversation) -> None:
    assert talk.answer("do fell 1 0")["key"] == "not-your-turn"


def test_the_engine_lets_it_settle(talk: Conversation) -> None:
    answer = talk.answer("settle")
    assert answer["action"] in ("fell 0", "fell 1")
    assert answer["actors"] == [0]
    assert talk.answer("settle")["key"] == "line-no-chance"


def test_the_same_seed_settles_alike(talk: Conversation) -> None:
    first = talk.answer("settle")
    talk.answer('new {"seed":1}')
    assert talk.answer("settle") == first


def test_its_record_is_true(talk: Conversation) -> None:
    for command in ("do fell 1 chance", "do saw 1"):
        talk.answer(command)
    text = talk.answer("record")["record"]
    assert "\n\nchance fell 1\n0 saw 1\n\nresult CO-1\nscores 1\nranking 0\nseed 1\n" in text
    assert verify(Record.parse(text), GAME).whole


def noted() -> Record:
    record = Record.begin(GAME, 1, None, "s")
    record.add(GAME, CHANCE, 1, "pose 1.5 2.25 ; on its edge")
    return record


def test_a_note_goes_with_an_answer_of_physics() -> None:
    record = noted()
    assert record.write(reveal=True).endswith("\n\nchance fell 1 ; pose 1.5 2.25 ; on its edge\n\nseed s\n")
    assert Record.parse(record.write(reveal=True)) == record
    *_, last = steps(record, GAME)
    assert isinstance(last.state, Coin)
    assert last.state.pose == "pose 1.5 2.25 ; on its edge"


def test_nobody_else_has_notes() -> None:
    record = noted()
    record.add(GAME, 0, 2, "hidden words")
    with pytest.raises(LineRefusal, match="Only the answers of physics"):
        verify(record, GAME)


def test_random_games_let_physics_answer() -> None:
    assert playout(Coin(), Dice(1), Actions()) == 2
    choices = Choices()
    assert watched(Coin(), Dice(1), Actions(), choices, 10) == 2
    assert choices.by_count() == {2: 1}  # physics' answer is no decision
