"""What bots know: they win against chance, take what wins, hold off threats, and never work against their partner."""

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.games.odeyalo.rules import Blanket
from igroteka.games.odeyalo.strategy import Tugging, covered_at, make
from tests.games.odeyalo.bedroom import BOX, beds, room, started

KNOWS = make(BOX)
assert isinstance(KNOWS, Tugging)


def chosen(state: Blanket, dice: Dice) -> int:
    """A quick choice in a position imagined from the view of whoever is to play."""
    world, actions = state.clone(), Actions()
    world.redeal(state.turn, dice)
    state.list_actions(state.turn, actions)
    return KNOWS.policy(world, state.turn, dice, actions)


def best(state: Blanket) -> str:
    return BOX.name(chosen(state, Dice(1)))


def played(players: int, teams: bool, seed: int, chance: tuple[int, ...] = ()) -> Blanket:
    state, dice = started(players, seed, teams=teams), Dice(seed)
    while state.turn != OVER:
        legal = state.legal(state.turn)
        action = legal[dice.below(len(legal))] if state.turn in chance else chosen(state, dice)
        state.apply(state.turn, action)
    return state


def test_it_pulls_when_that_wins_the_round() -> None:
    assert best(room("ABC .D.", "pull join lullaby", blanket=[0, -2])) == "play pull"


def test_it_does_not_let_a_threat_stand() -> None:
    """They win with their next pull: pull away, or make them too weak; do not look for cards."""
    answer = best(room("AB. .DC", "lullaby join pull wake", blanket=[0, 2]))
    assert answer.startswith(("play lullaby", "play pull"))


def test_od_20_sleepers_opposite_make_a_bed_weaker_only_where_they_count() -> None:
    """One awake against one awake and two asleep."""
    chances = {weigh: KNOWS.evaluate(room(".A. bCd", "pull pull", weigh=weigh), 0) for weigh in ("all", "awake")}
    assert chances["all"] < chances["awake"] - 0.1


def test_od_30_the_bed_of_the_first_player_is_judged_as_next_while_pillows_are_chosen() -> None:
    """The seat that chooses has no turn yet."""
    state = room(".AB .C.", "pull pull", phase="bed", round=2, starter=1)
    plays = room(".A. .C.", "pull pull", round=2, starter=1, turn=1)
    assert KNOWS.evaluate(state, 1) > KNOWS.evaluate(room(".AB .C.", "pull pull", round=2, turn=0), 1)
    assert KNOWS.evaluate(plays, 1) > KNOWS.evaluate(plays, 0)


@pytest.mark.parametrize(("players", "teams", "chance"), [(2, False, (1,)), (4, False, (1, 2, 3)), (4, True, (2, 3))])
def test_it_beats_chance(players: int, teams: bool, chance: tuple[int, ...]) -> None:
    wins = sum(played(players, teams, seed, chance).result(0) for seed in range(20))
    assert wins >= 17


def test_od_32_partners_do_not_work_against_each_other() -> None:
    """In a thousand games of bots nobody lulls, throws out or takes away a partner's gnome, or pulls the blanket off a
    partner who is nearer to winning."""
    for seed in range(1000):
        state, dice = started(4, seed, teams=True), Dice(seed)
        while state.turn != OVER:
            seat, action = state.turn, chosen(state, dice)
            name, before = BOX.name(action), state.clone()
            state.apply(seat, action)
            if name.startswith("play"):
                check(before, state, seat)  # type: ignore[arg-type]


def check(before: Blanket, after: Blanket, seat: int) -> None:
    partner = before.side(seat ^ 1)
    if after.round != before.round or after.turn == OVER or after.spun != before.spun:
        return
    assert after.awake_at(partner) >= before.awake_at(partner), beds(before)
    assert after.gnomes_at(partner) >= before.gnomes_at(partner), beds(before)
    pulled = (after.x, after.y) != (before.x, before.y)
    nearer = before.distance(partner) < before.distance(before.side(seat))
    if pulled and nearer:
        assert bin(covered_at(after, partner)).count("1") >= bin(covered_at(before, partner)).count("1")
