"""A list of moves tells each chip once: when it is put on the bottle, with what came of it."""

from igroteka.games.shipuchka.rules import Fizz
from tests.games.shipuchka.bottle import FIZZ, do, table


def told(state: Fizz, *texts: str) -> list[str]:
    """What the list tells of some actions of the first seat, as another one hears it."""
    said = []
    for text in texts:
        action = FIZZ.parse(text)
        label = FIZZ.told(state, 0, action, 1).label
        if not FIZZ.half(state, 0, action):
            said.append(FIZZ.words.text("en", label.key, label.args) if label else text)
        do(state, text)
    return said


def test_sh_23_a_change_of_mind_is_not_told() -> None:
    state = table("R.paper B.paper R.scissors")
    assert told(state, "R.paper", "B.paper", "R.scissors", "@0,0") == ["puts red scissors on the bottle"]


def test_sh_25_a_pair_is_told_once() -> None:
    state = table("R.scissors R.paper R.paper")
    assert told(state, "R.paper*2", "@-15,0", "@15,0") == ["puts two at once on the bottle: red paper"]


def test_sh_33_an_order_is_told_with_its_colour() -> None:
    state = table("R.ask R.paper")
    assert told(state, "R.ask=G", "@0,0") == ["puts red “I order” on the bottle, orders green"]


def test_sh_82_with_a_real_bottle_taking_up_is_all_there_is() -> None:
    state = table("R.paper B.rock", companion=True)
    assert told(state, "R.paper", "fell -") == ["R.paper", "fell -"]
