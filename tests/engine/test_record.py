"""Records: written to be read by people, read strictly, played again line by line."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.engine.core.dice import Dice, seed_hash
from igroteka.engine.core.seats import OVER
from igroteka.engine.game import Game
from igroteka.engine.record import LineRefusal, Record
from igroteka.engine.refusal import Refusal
from igroteka.engine.replay import steps, verify
from igroteka.games import game


@pytest.fixture(scope="module")
def flip_jump() -> Game:
    return game("pryzhok")


def played(game: Game, actions: int = 1000, seed: str = "spring") -> Record:
    """A random game, as far as so many actions go."""
    record = Record.begin(game, 2, {"first": "0"}, seed, ["Маша", "Ваня"])
    state = game.start(2, {"first": "0"}, seed)
    dice = Dice("moves")
    while state.turn != OVER and len(record.done) < actions:
        legal = state.legal(state.turn)
        action = legal[dice.below(len(legal))]
        record.add(game, state.turn, action)
        state.apply(state.turn, action)
    if (outcome := state.outcome()) is not None:
        record.finish(outcome)
    return record


def refused(text: str, game: Game) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        verify(Record.parse(text), game)
    return refusal.value


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    return "\n".join([*lines[: number - 1], line, *lines[number:]])


def test_a_record_reads_like_this(flip_jump: Game) -> None:
    record = played(flip_jump, 2)
    first, second = record.done
    assert record.write() == (
        "igroteka record 1\n"
        "game pryzhok\n"
        "rules 1\n"
        f"edition {flip_jump.edition_hash} 6×6\n"
        "players 2\n"
        'option variant "markers"\n'
        'option slides "8"\n'
        'option lines "whole"\n'
        "option quiet 40\n"
        'option first "0"\n'
        "seat 0 Маша\n"
        "seat 1 Ваня\n"
        f"seed-hash {seed_hash('spring')}\n"
        "\n"
        f"{first.seat} {first.action}\n"
        f"{second.seat} {second.action}\n"
    )


def test_a_finished_record_ends_with_result_and_seed(flip_jump: Game) -> None:
    *_, blank, result, scores, ranking, seed, end = played(flip_jump).write().split("\n")
    assert (blank, seed, end) == ("", "seed spring", "")
    assert result.startswith("result PR-")
    assert scores.startswith("scores ")
    assert ranking.startswith("ranking ")


def test_writing_and_reading_give_the_same(flip_jump: Game) -> None:
    record = played(flip_jump)
    assert Record.parse(record.write()) == record
    assert Record.parse(record.write().replace("\n", "\r\n")) == record


def test_every_position_of_a_record_comes_back(flip_jump: Game) -> None:
    record = played(flip_jump)
    numbers = [step.number for step in steps(record, flip_jump)]
    assert numbers == list(range(len(record.done) + 1))
    verdict = verify(record, flip_jump)
    assert (verdict.actions, verdict.whole, verdict.over) == (len(record.done), True, True)


def test_an_unfinished_record_hides_the_seed(flip_jump: Game) -> None:
    record = played(flip_jump, 5)
    assert "spring" not in record.write()
    verdict = verify(Record.parse(record.write()), flip_jump)
    assert (verdict.whole, verdict.over) == (False, False)
    with pytest.raises(Refusal, match="cannot be played again"):
        list(steps(Record.parse(record.write()), flip_jump))


def test_an_unfinished_record_reveals_the_seed_when_told(flip_jump: Game) -> None:
    record = played(flip_jump, 5)
    assert record.write(reveal=True).endswith("\n\nseed spring\n")
    assert verify(Record.parse(record.write(reveal=True)), flip_jump).whole


def test_a_game_from_a_position_needs_no_seed(flip_jump: Game) -> None:
    state = flip_jump.start(3, seed="pond")
    record = Record.begin_from(flip_jump, state)
    action = state.legal(state.turn)[0]
    record.add(flip_jump, state.turn, action)
    assert Record.parse(record.write()) == record
    assert verify(Record.parse(record.write()), flip_jump).whole


def test_an_illegal_action_is_refused_by_line_and_rule(flip_jump: Game) -> None:
    refusal = refused(with_line(played(flip_jump).write(), 15, "0 a1-a2"), flip_jump)
    assert isinstance(refusal, LineRefusal)
    assert (refusal.line, refusal.rule) == (15, "PR-12")
    assert refusal.text("en").startswith("Line 15: ")
    assert refusal.text("ru").startswith("Строка 15: ")


def test_an_action_out_of_turn_is_refused(flip_jump: Game) -> None:
    refusal = refused(with_line(played(flip_jump).write(), 15, "1 b2^d4"), flip_jump)
    assert refusal.text("en") == "Line 15: It is not your turn: player 1 is to play."


def test_a_seed_that_does_not_fit_its_hash_is_refused(flip_jump: Game) -> None:
    text = played(flip_jump).write().replace("seed spring", "seed autumn")
    assert refused(text, flip_jump).args_by_name == {"line": 13}


def test_a_wrong_result_is_refused(flip_jump: Game) -> None:
    text = played(flip_jump).write()
    scores = next(line for line in text.split("\n") if line.startswith("scores"))
    assert "the result is not what the rules say" in str(refused(text.replace(scores, "scores 11 0"), flip_jump))


def test_a_result_before_the_end_is_refused(flip_jump: Game) -> None:
    text = played(flip_jump, 5).write() + "\nresult PR-22\nscores 11 0\nranking 0 > 1\nseed spring\n"
    assert "not over" in str(refused(text, flip_jump))


def test_a_game_may_end_by_giving_up(flip_jump: Game) -> None:
    text = played(flip_jump, 5).write() + "\nresult resigned\nscores 0 0\nranking 0 > 1\nseed spring\n"
    assert verify(Record.parse(text), flip_jump).over


def test_a_finished_game_cannot_go_on(flip_jump: Game) -> None:
    text = played(flip_jump).write()
    refusal = refused(text.replace("\n\nresult", "\n0 a1-a2\n\nresult"), flip_jump)
    assert "The game is over." in str(refusal)


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        (1, "igroteka record 2"),
        (2, "game etazhiki"),
        (3, "rules 99"),
        (4, "edition 0000000000000000 other"),
        (4, "edition xyz"),
        (5, "players many"),
        (6, "option variant"),
        (6, 'option variant "chess"'),
        (6, 'option colour "red"'),
        (7, 'option variant "markers"'),
        (11, "seat 1 Маша"),
        (11, "seat 0  Маша"),
        (13, "seed-hash 12"),
        (14, "0 b2^d4"),
        (15, "b2^d4"),
        (15, "7 b2^d4"),
        (15, "00 b2^d4"),
        (15, "0  b2^d4"),
        (15, "0 b2^d4 ;"),
        (15, "0 b2^d4 ; a note that is not physics'"),
        (15, "0 b2^z9"),
        (15, "0 b2^d4\x00"),
    ],
)
def test_a_damaged_line_is_named(flip_jump: Game, line: int, instead: str) -> None:
    refusal = refused(with_line(played(flip_jump).write(), line, instead), flip_jump)
    assert isinstance(refusal, LineRefusal)
    assert refusal.line in (line, 6)  # an option of a wrong value is found when all are read


def test_the_number_of_players_must_be_on_the_box(flip_jump: Game) -> None:
    refusal = refused(with_line(played(flip_jump, 5).write(), 5, "players 9"), flip_jump)
    assert str(refusal) == "Line 5: This game is for 2, 3, 4 players, not 9."


def test_nothing_may_follow_the_seed(flip_jump: Game) -> None:
    assert "nothing more" in str(refused(played(flip_jump).write() + "and more\n", flip_jump))


@pytest.mark.parametrize("seed", ["", " ", "two\nlines", " edges ", "x" * 201])
def test_a_seed_stands_on_one_line(flip_jump: Game, seed: str) -> None:
    with pytest.raises(Refusal):
        Record.begin(flip_jump, 2, None, seed)


def test_names_cannot_forge_lines(flip_jump: Game) -> None:
    record = Record.begin(flip_jump, 2, None, "s", ["a\nseed-hash 0", " \x00 "])
    assert record.names == ["a seed-hash 0", ""]
    assert Record.parse(record.write(reveal=True)) == record


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(Refusal):
        Record.parse(text)


@given(st.data())
def test_a_mangled_record_is_read_or_refused(data: st.DataObject) -> None:
    box = game("pryzhok")
    text = played(box, 30).write(reveal=True)
    start, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 40))
    mangled = text[:start] + data.draw(st.text(max_size=20)) + text[start + length :]
    with contextlib.suppress(Refusal):
        verify(Record.parse(mangled), box)


@pytest.mark.parametrize("name", ["pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka"])
def test_a_record_without_one_of_its_options_is_refused(name: str) -> None:
    """A default may have changed since; only options newer than the record may be missing."""
    box = game(name)
    record = Record.begin(box, 2, None, "spring")
    for option in box.options:
        lines = [
            line for line in record.write(reveal=True).split("\n") if not line.startswith(f"option {option.name} ")
        ]
        if option.before is None:
            refusal = refused("\n".join(lines), box)
            assert f"“option {option.name} …”" in refusal.text("en") and f"«option {option.name} …»" in refusal.text(
                "ru"
            )
        else:
            verify(Record.parse("\n".join(lines)), box)
