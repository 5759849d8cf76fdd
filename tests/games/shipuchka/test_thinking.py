"""How bots choose: chips are tried out (tryout.py), places are looked for where the pile bears them (SH-24, SH-83)."""

from igroteka.engine.actions import Actions
from igroteka.engine.dice import Dice
from igroteka.engine.effort import Effort, Thought
from igroteka.games.shipuchka.kinds import REACH, place_action
from igroteka.games.shipuchka.rules import Fizz
from igroteka.games.shipuchka.strategy import make
from tests.games.shipuchka.bottle import FIZZ, table

LEANING = {"0": [20.0, -3.5, 2.5, 1, 0, 0, 0], "1": [27.3, 4.2, 7.5, 0.999, 0.03, 0.02, 0]}


def thought(state: Fizz, overlook: int = 0, seed: str = "think") -> Thought:
    effort = Effort(simulations=120, depth=4, overlook=overlook, milliseconds=60_000)
    found = make(FIZZ).think(state, 0, Dice(seed), effort)
    assert found is not None
    return found


def test_sh_31_whoever_goes_again_and_is_out_then_does() -> None:
    best = thought(table("R.rev R.paper"))
    assert FIZZ.name(best.plan[0]) == "R.rev" and best.considered[0].value > best.considered[1].value


def test_sh_35_a_full_hand_is_swapped_for_a_small_one_and_a_small_one_kept() -> None:
    full = "swap R.paper R.paper R.paper R.scissors R.scissors R.scissors"
    assert FIZZ.name(thought(table(full)).plan[0]) == "swap"
    many = "G.paper G.scissors G.rock B.paper B.scissors B.rock Y.paper"
    assert FIZZ.name(thought(table("", hands=["swap R.paper", many])).plan[0]) == "R.paper"


def test_the_same_luck_gives_the_same_thought_and_what_is_overlooked_is_not_considered() -> None:
    state = table("R.rev R.paper R.scissors R.x2 G.paper")
    assert thought(state) == thought(state)
    assert len(thought(state, overlook=60).considered) < len(thought(state).considered)


def test_sh_24_every_place_over_cap_or_chips_is_listed() -> None:
    state = table("R.rev R.paper", pile=LEANING)
    state.apply(0, FIZZ.parse("R.rev"))
    actions = Actions()
    state.list_actions(0, actions)
    places = [place_action(x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1)]
    assert {place for place in places if state.is_legal(0, place)} == set(places).intersection(actions)
