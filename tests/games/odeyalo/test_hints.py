"""Why an action is good: nothing is said that is not so, and next to nothing goes without a word."""

from typing import Any

import pytest

from igroteka.engine.words import LANGUAGES
from igroteka.games.odeyalo.strategy import make
from tests.games.odeyalo.bedroom import BOX, room

KNOWS = make(BOX)
EIGHT = "heave join wake wake lullaby lullaby racket barter"


def said(beds: str, hand: str, action: str, **known: Any) -> str | None:
    reason = KNOWS.reason(room(beds, hand, **known), 0, BOX.parse(action))
    assert reason is None or all(BOX.words.has(language, reason.key) for language in LANGUAGES)
    return reason and BOX.words.text("en", reason.key, reason.args)


def test_a_card_that_is_put_away_will_not_come_in_handy() -> None:
    assert said("AB. .DC", EIGHT, "swap lullaby") == "You need another card more"
    assert said("AB. .DC", f"{EIGHT} lure", "drop racket", phase="surplus") == "You need that card least"


@pytest.mark.parametrize(
    ("beds", "card", "why"),
    [
        ("aB. .DC .E. .F.", "racket", "You get stronger: 2 awake against 1"),
        ("A.. .BC D.. .FG", "spin left", "You get stronger: 2 awake against 2"),
        ("A.. .B. CDE .F.", "shove N0 E-1", "One less to pull against you"),
        ("A.. .BC D.. .F.", "shove W0 E-1", "One of the others gets weaker"),
        ("A.. .BC D.. .F.", "hands W", "Another hand may be better than yours"),
        ("A.. .BC D.. .F.", "barter pull W", "Another card for one you need less"),
    ],
)
def test_cards_that_do_not_pull_have_their_reason_too(beds: str, card: str, why: str) -> None:
    hand = f"{card.split()[0]} pull pull"
    assert said(beds, hand, f"play {card}") == why


@pytest.mark.parametrize(("beds", "action"), [("... ...", "lay 0"), ("AB. .D.", "stay -1")])
def test_od_10_and_od_30_the_choice_of_a_pillow_has_its_reason(beds: str, action: str) -> None:
    assert said(beds, "pull", action, phase="bed") == "The blanket can come to this pillow"


@pytest.mark.parametrize(("weigh", "theirs"), [("all", 2), ("awake", 1)])
def test_od_20_a_reason_counts_the_gnomes_that_count(weigh: str, theirs: int) -> None:
    assert said(".A. .Bc", "join", "play join -1", weigh=weigh) == f"You get stronger: 2 awake against {theirs}"
