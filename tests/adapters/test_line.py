"""The line protocol: one command a line, one JSON object a line, whatever comes."""

import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka import games
from igroteka.adapters import line
from igroteka.adapters.line import Conversation, Go, converse
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Thought
from igroteka.engine.game import Game
from igroteka.engine.record import Record
from igroteka.engine.replay import verify


def first_choice(game: Game, view: Mapping[str, Any], seat: int, wish: Go) -> Thought:
    actions = game.imagine(view, seat, Dice(0)).legal(seat)
    return Thought([Considered((action,), 1, 0.5) for action in actions], 1)


def conversation(name: str = "pryzhok") -> Conversation:
    return Conversation(lambda edition: games.game(name, edition), first_choice)


@pytest.fixture
def talk() -> Conversation:
    talk = conversation()
    talk.answer('new {"players":2,"seed":1,"options":{"first":"0"}}')
    return talk


def said(lines: bytes) -> list[dict[str, Any]]:
    sink = io.BytesIO()
    converse(conversation(), io.BytesIO(lines), sink)
    return [json.loads(answer) for answer in sink.getvalue().splitlines()]


def played_to_the_end(talk: Conversation) -> None:
    answer = talk.answer("legal")
    while answer["actions"]:
        talk.answer(f"do {answer['actions'][len(answer['actions']) // 2]}")
        answer = talk.answer("legal")


def test_new_says_who_is_asked() -> None:
    assert conversation().answer('new {"players":3,"seed":7,"options":{"first":"2"}}') == {"actors": [2], "over": False}


def test_new_needs_nothing() -> None:
    assert conversation().answer("new")["over"] is False


def test_the_same_seed_gives_the_same_game() -> None:
    talks = [conversation(), conversation()]
    for talk in talks:
        talk.answer('new {"seed":"pond"}')
    assert talks[0].answer("dump") == talks[1].answer("dump")


def test_new_with_another_edition() -> None:
    talk = conversation()
    edition = Path(games.__file__).parent / "pryzhok" / "edition-8x8.toml"
    talk.answer("new " + json.dumps({"edition": str(edition)}))
    assert len(talk.answer("dump")["board"]) == 8


def test_an_edition_is_read_afresh(tmp_path: Path) -> None:
    talk = Conversation(lambda edition: games.opened("pryzhok", edition), first_choice)
    for size in (6, 8):
        (tmp_path / "box.toml").write_text(f'name = "mine"\nsize = {size}\n')
        talk.answer("new " + json.dumps({"edition": str(tmp_path / "box.toml")}))
        assert len(talk.answer("dump")["board"]) == size


def test_an_action_is_done(talk: Conversation) -> None:
    slide = next(action for action in talk.answer("legal")["actions"] if "-" in action)
    assert talk.answer(f"do {slide}") == {"actors": [1], "over": False}


def test_an_action_may_name_its_seat(talk: Conversation) -> None:
    slide = next(action for action in talk.answer("legal 0")["actions"] if "-" in action)
    assert talk.answer(f"do {slide} 1")["key"] == "not-your-turn"
    assert talk.answer(f"do {slide} 0")["actors"] == [1]


def test_a_refused_action_changes_nothing(talk: Conversation) -> None:
    before = talk.answer("dump")
    refused = talk.answer("do a1-a2")
    assert (refused["rule"], refused["ru"]) == ("PR-12", "Там нет лягушки.")
    assert refused["error"] == refused["en"]
    assert talk.answer("dump") == before


def test_why_not_and_why_so(talk: Conversation) -> None:
    why = talk.answer("why a1-a2")
    assert (why["legal"], why["rule"]) == (False, "PR-12")
    assert "error" not in why
    legal = talk.answer("legal")["actions"][0]
    assert talk.answer(f"why {legal}") == {
        "legal": True, "rule": None, "key": "line-legal", "ru": "Так можно.", "en": "This can be done.",
    }  # fmt: skip


def test_legal_of_a_seat_that_is_not_asked(talk: Conversation) -> None:
    assert talk.answer("legal 1") == {"seat": 1, "actions": []}


def test_a_dump_is_a_position(talk: Conversation) -> None:
    dump = talk.answer("dump")
    other = conversation()
    assert other.answer("position " + json.dumps(dump)) == {"actors": [0], "over": False}
    assert other.answer("dump") == dump
    assert other.answer("legal") == talk.answer("legal")


def test_views(talk: Conversation) -> None:
    assert talk.answer("view 0") == talk.answer("view -")
    for seat in ("", "2", "chance", "-1", "x"):
        assert talk.answer(f"view {seat}")["key"] == "line-seat"


def test_show_draws(talk: Conversation) -> None:
    assert talk.answer("show")["text"].startswith("6 ..")


def test_go_suggests_and_does_nothing(talk: Conversation) -> None:
    before = talk.answer("dump")
    assert talk.answer("go 10")["action"] in talk.answer("legal")["actions"]
    assert talk.answer("dump") == before


@pytest.mark.parametrize("rest", ["", "0", "-5", "soon", "99999999999", "10 1", "10 9", "10 chance"])
def test_go_refuses(talk: Conversation, rest: str) -> None:
    assert "error" in talk.answer(f"go {rest}")


def test_a_game_to_its_end(talk: Conversation) -> None:
    assert talk.answer("outcome")["over"] is False
    played_to_the_end(talk)
    outcome = talk.answer("outcome")
    assert outcome["over"] is True
    assert outcome["rule"] in ("PR-22", "PR-24")
    assert talk.answer("legal") == {"seat": None, "actions": []}
    assert (
        talk.answer("why a1-a2")["key"] == talk.answer("do a1-a2")["key"] == talk.answer("go 10")["key"] == "game-over"
    )


def test_the_record_of_a_conversation_is_true(talk: Conversation) -> None:
    played_to_the_end(talk)
    record = Record.parse(talk.answer("record")["record"])
    assert verify(record, games.game("pryzhok")).whole


def test_an_unfinished_record_tells_its_seed_only_when_asked(talk: Conversation) -> None:
    assert "\nseed 1\n" not in talk.answer("record")["record"]
    assert talk.answer("record seed")["record"].endswith("\nseed 1\n")
    assert talk.answer("record all")["key"] == "line-record"


def test_physics_is_not_asked_in_every_game(talk: Conversation) -> None:
    assert talk.answer("settle")["key"] == "line-no-chance"
    assert talk.answer("do stop chance")["key"] == "not-your-turn"


def test_a_game_must_be_begun() -> None:
    for command in ("legal", "dump", "do a1-a2", "why a1-a2", "view -", "show", "outcome", "record", "go 5", "settle"):
        assert conversation().answer(command)["key"] == "line-no-game"


@pytest.mark.parametrize(
    "text",
    [
        "new []",
        "new {",
        'new {"players":true}',
        'new {"players":99}',
        'new {"seed":1.5}',
        'new {"seed":"two\\nlines"}',
        'new {"sed":1}',
        'new {"options":[]}',
        'new {"options":{"first":7}}',
        'new {"options":{"quiet":10000000000000000000000}}',
        'new {"edition":"/nowhere.toml"}',
        'new {"edition":"a\\u0000b"}',
        "new NaN",
        "new " + "[" * 100_000,
        "position",
        "position {}",
        'position {"board":"x"}',
        "position null",
    ],
)
def test_a_bad_beginning_is_refused(talk: Conversation, text: str) -> None:
    before = talk.answer("dump")
    answer = talk.answer(text)
    assert "internal error" not in answer["error"]
    assert talk.answer("dump") == before


def test_every_line_gets_one_answer() -> None:
    answers = said(b'new {"seed":1}\r\n\n\xff\xfe\nlegal\nwhat is this\nquit\nlegal\n')
    assert ["error" in answer for answer in answers] == [False, True, True, False, True, False]
    assert answers[-1] == {"quit": True}


def test_the_end_of_input_ends_it() -> None:
    assert said(b"new\nlegal")[-1]["seat"] in (0, 1)


def test_a_line_too_long_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "LONGEST_LINE", 20)
    answers = said(b"new\n" + b"x" * 90 + b"\nquit\n")
    assert [answer.get("key") for answer in answers] == [None, "line-too-long", None]


def test_a_fault_of_ours_does_not_end_the_game(talk: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk.game, "show", lambda state: 1 // 0, raising=False)
    assert talk.answer("show") == {"error": "internal error: ZeroDivisionError: integer division or modulo by zero"}
    assert talk.answer("legal")["actions"]


@given(st.sampled_from(sorted(conversation().commands)), st.text(), st.booleans())
def test_strangers_text_never_breaks_it(command: str, text: str, begun: bool) -> None:
    talk = conversation()
    if begun:
        talk.answer('new {"seed":1}')
    answer = talk.answer(f"{command} {text}")
    assert "internal error" not in answer.get("error", "")


def test_go_tells_what_it_considers(talk: Conversation) -> None:
    told = talk.answer('go {"level":"novice","simulations":50,"considered":3}')
    assert told["plan"][0] == told["action"] == told["considered"][0]["actions"][0]
    assert len(told["considered"]) == 3
    assert "milliseconds" in talk.answer('go {"milliseconds":0}')["error"]
    assert "error" in talk.answer('go {"seat":7}')


@pytest.mark.parametrize("asked", ["go " + "9" * 5000, "go ٣" + "9" * 5000, f'go {{"milliseconds":{"9" * 5000}}}'])
def test_more_digits_than_any_number_has(talk: Conversation, asked: str) -> None:
    answer = talk.answer(asked)
    assert answer["error"] and "internal" not in answer["error"]
