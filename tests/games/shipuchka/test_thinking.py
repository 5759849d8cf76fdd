"""How bots choose: chips are tried out (tryout.py), places are looked for where the pile bears them (SH-24, SH-83)."""

from igroteka.bots.levels import LEVELS
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort, Thought
from igroteka.games.shipuchka.kinds import REACH, place_action, place_of
from igroteka.games.shipuchka.pile import Pile
from igroteka.games.shipuchka.rules import Fizz
from igroteka.games.shipuchka.strategy import make
from tests.games.shipuchka.bottle import FIZZ, table

LEANING = {"0": [20.0, -3.5, 2.5, 1, 0, 0, 0], "1": [27.3, 4.2, 7.5, 0.999, 0.03, 0.02, 0]}
OVERHANGING = {"0": [-20.0, 0, 2.5, 1, 0, 0, 0], "1": [-34.0, 0, 7.5, 1, 0, 0, 0]}


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


def twins() -> tuple[Fizz, Fizz]:
    """Two tables that seat 0 cannot tell apart: the other one holds yellow chips, or blue ones."""
    mine = "R.ask R.paper G.rock B.rock Y.rock G.paper B.paper Y.paper"
    one, other = (table("", hands=[mine, f"{colour}.scissors {colour}.scissors"]) for colour in "YB")
    assert one.view(0) == other.view(0)
    return one, other


def test_sh_11_a_bot_thinks_the_same_whatever_the_others_hold() -> None:
    one, other = twins()
    assert thought(one) == thought(other)


def test_sh_11_only_the_seer_of_the_lab_sees_what_the_others_hold() -> None:
    one, other = twins()
    effort = Effort(simulations=120, depth=4, milliseconds=60_000, seeing=True)
    seen = [make(FIZZ).think(state, 0, Dice("think"), effort) for state in (one, other)]
    assert seen[0] != seen[1] and not any(chosen.effort().seeing for chosen in LEVELS.values())
    yellow, blue = ({FIZZ.name(one.plan[0]): one.value for one in found.considered} for found in seen if found)
    assert yellow["R.ask=B"] > yellow["R.ask=Y"] and blue["R.ask=Y"] > blue["R.ask=B"], "who cannot follow has to draw"


def test_a_pile_that_is_asked_about_again_is_the_same_pile() -> None:
    """What holds a leaning pile is kept, for each of the last piles its own."""
    first = [stood(chips) for chips in (LEANING, OVERHANGING)]
    assert [stood(chips) for chips in (LEANING, OVERHANGING, LEANING, OVERHANGING)] == first * 2
    assert first[0] != first[1]


def stood(chips: dict[str, list[float]]) -> list[bool]:
    """Return where another chip would stand on a pile taken as it stands."""
    pile = Pile()
    for x, y, z, _, a, b, _ in chips.values():
        pile.add(x, y, z, a, b)
    pile.take_as_it_stands()
    verdicts = []
    for x in range(-45, 45, 3):
        pile.add(x, 0, pile.rest(x, 0, pile.count) + 2.5, 0, 0)
        verdicts.append(bool(pile.stands()))
        pile.count -= 1
    return verdicts


def test_sh_83_who_looks_at_more_places_lays_chips_where_they_are_borne_better() -> None:
    """Care is a level's own; the hand is not."""
    state = table("R.rev R.paper", pile=LEANING)
    state.apply(0, FIZZ.parse("R.rev"))
    few, many = (sum(borne(state, width, seed) for seed in range(20)) / 20 for width in (1, 40))
    assert many > few + 3 > 0


def borne(state: Fizz, width: int, seed: int) -> float:
    """How far inside what bears it a chip is laid by whoever looks at so many places."""
    chosen = make(FIZZ).think(state, 0, Dice(seed), Effort(width=width, rollout=0))
    assert chosen is not None
    return state.piled().margin(*place_of(chosen.plan[0]))
