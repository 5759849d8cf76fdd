"""The lamp shows what a good player would do, and says why in the game's words."""

from collections.abc import Callable

import pytest

from igroteka.bots.thinking import Thinker
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.thinking import Question
from igroteka.games import game, playable
from tests.games.etazhiki import house
from tests.games.odeyalo import bedroom
from tests.games.pryzhok import pond
from tests.games.shipuchka import bottle
from tests.games.stroyka import clearing
from tests.games.stroyka.test_points import PAY, TAKE

HOUSE = {"hammer 3": 1, "saw 4": 1}
PILE = {"30": [0.0, 0.0, 2.5, *bottle.FLAT]}
# Where one action is plainly good: what it is, and what is said of it.
PLAIN = [
    pytest.param("pryzhok", lambda: pond.pond("ro ry .. gr"), "d1-c1", "Makes three reds"),
    pytest.param("etazhiki", lambda: house.house("5 b1", "6", "1 1 1"), "6", "Your hand is empty: a star!"),
    pytest.param(
        "stroyka",
        lambda: clearing.wood("o1.0", PAY, tokens={"q3.0": "saw 3"}, house=HOUSE),
        TAKE,
        "A new part of the house: 1 + 2 neighbours",
    ),
    pytest.param(
        "odeyalo",
        lambda: bedroom.room("BAC .D.", "pull join lullaby", blanket=[0, -2]),
        "play pull",
        "The blanket comes to your bed: 3 tokens!",
    ),
    pytest.param(
        "shipuchka",
        lambda: bottle.table("R.+2 G.rock", pile=PILE),
        "R.+2",
        "Get rid of a superchip: at the end it costs 5 points",
    ),
]


@pytest.mark.parametrize(("name", "made", "action", "why"), PLAIN)
def test_a_hint_is_the_good_action_and_its_reason(name: str, made: Callable[[], State], action: str, why: str) -> None:
    asked = Question(kind="hint", game=name, position=made().view(0), seat=0, seed="hint")
    reply = Thinker(playable).answer(asked)
    assert game(name).name(reply.plan[0]) == action
    assert reply.reason is not None
    assert game(name).words.text("en", reply.reason.key, reply.reason.args) == why
    assert game(name).words.has("ru", reply.reason.key)


@pytest.mark.parametrize(
    ("drawn", "move", "why"),
    [
        ("ro ry .. .. gr", "e1-d1", "reason-leaves-nothing"),
        ("ro ry .. .. gr bg", "f1^d1", "reason-wait"),
        ("ro .. vb .. gr bg", "f1^d1", "reason-jump-further"),
        ("ro ry .. gr .. bv", "f1-f2", "reason-later"),
    ],
)
def test_flip_jump_says_why_without_a_row(drawn: str, move: str, why: str) -> None:
    box, strategy = playable("pryzhok", None)
    told = strategy.reason(pond.pond(drawn), 0, box.parse(move))
    assert told is not None and told.key == why


def test_flip_jump_has_a_reason_for_everything_but_the_end() -> None:
    box, strategy = playable("pryzhok", None)
    state, dice = box.start(2, {}, "reasons"), Dice("reasons")
    while state.turn != OVER:
        actions = state.legal(state.turn)
        action = actions[dice.below(len(actions))]
        told = strategy.reason(state, state.turn, action)
        state.apply(state.turn, action)
        assert (told is not None and box.words.has("ru", told.key)) or state.turn == OVER
