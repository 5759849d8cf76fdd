"""What a good player knows: a hand that cannot pay is changed, points are taken, games come to an end."""

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort
from igroteka.engine.core.seats import OVER
from igroteka.games.stroyka.odds import payable
from igroteka.games.stroyka.rules import BigBuild
from tests.games.stroyka.clearing import box, wood

LAST = {f"{item} {cost}": 0 for cost in (3, 4, 5) for item in ("hammer", "saw", "brush", "plank", "nail")}


def choice(state: BigBuild) -> str:
    """What the strategy's quick choice is."""
    strategy, actions = box().strategy(), Actions()
    state.list_actions(state.turn, actions)
    return box().name(strategy.policy(state, state.turn, Dice(1), actions))


def test_a_part_within_reach_is_taken() -> None:
    state = wood("o1.0", "saw+saw+brush saw+plank+plank nail+nail+nail", tokens={"q3.0": "saw 3"})
    assert choice(state) == "q3.0 saw+saw+brush,saw+plank+plank"


def test_a_full_hand_that_does_not_pay_is_changed() -> None:
    """Four nails of the five it takes: whoever keeps all three cards waits for ever."""
    house = {name: seat for name, seat in LAST.items() if name != "nail 5"}
    hand = "brush+brush+nail plank+plank+nail brush+nail+nail"
    state = wood("A2", hand, house=house, tokens={"q5.2": "nail 5"}, phase="drop")
    assert choice(state) in ("drop brush+brush+nail", "drop plank+plank+nail")


def test_whoever_cannot_win_any_more_ends_the_game_all_the_same() -> None:
    """Eleven points of 37 behind and three to be had: hoarding the cards of the last part helps nobody."""
    house = {name: int(name != "hammer 3") for name in LAST if name != "saw 5"}
    hand = "saw+saw+saw saw+saw+brush saw+plank+plank"
    state = wood("i2", hand, house=house, tokens={"q5.2": "saw 5"}, points=[1, 32])
    strategy = box().strategy()
    thought = strategy.think(state, 0, Dice(1), Effort())
    assert thought is not None and box().name(thought.plan[0]).startswith("q5.2")
    assert strategy.evaluate(state, 0) == -1.0 and strategy.evaluate(state, 1) == 1.0
    assert strategy.think(wood("o1.0"), 0, Dice(1), Effort()) is None


def test_the_odds_are_those_of_the_deck() -> None:
    odds = payable(box().board)
    assert odds[0] == odds[3] == 1.0  # nothing is missing
    assert odds[4 * 1] < odds[4 * 1 + 1] < odds[4 * 1 + 2] < 1.0  # the more is drawn, the likelier
    assert odds[4 * 2 + 1] < odds[4 * 1 + 1]  # the more is missing, the less


def test_games_of_two_careful_players_come_to_an_end() -> None:
    """ST-34 stops hardly any: at most one game of twenty."""
    strategy, actions, ended = box().strategy(), Actions(), []
    for number in range(60):
        state, dice = box().start(2, {}, number), Dice(number)
        while state.turn != OVER:
            actions.clear()
            state.list_actions(state.turn, actions)
            state.apply(state.turn, strategy.policy(state, state.turn, dice, actions))
        outcome = state.outcome()
        assert outcome is not None
        ended.append(outcome.rule)
    assert ended.count("ST-34") <= 3
