"""What is said about a rule is derived from the rule: ET-18 and the number of stars stand in one place each."""

from igroteka.engine.core.dice import Dice
from igroteka.games import game
from igroteka.games.etazhiki.reasons import Reasons
from igroteka.games.etazhiki.rules import Floors, stars_to_win
from tests.games.etazhiki.house import box


def moments(players: int, games: int = 12) -> list[Floors]:
    """Positions of random games in which the one to play has laid nothing yet."""
    found = []
    for seed in range(games):
        state, dice = box().start(players, seed=seed), Dice(seed)
        for _ in range(60):
            if not state.actors():
                break
            assert isinstance(state, Floors)
            if state.turn == state.active and not (state.floor_laid or state.ball_laid):
                found.append(state.clone())
            legal = state.legal(state.turn)
            state.apply(state.turn, legal[dice.below(len(legal))])
    return found


def test_et_18_the_line_and_the_reasons_say_what_the_rules_do() -> None:
    can_move, told = game("etazhiki").table().can_move, set()  # type: ignore[attr-defined]
    for state in moments(2) + moments(4):
        seat, view = state.active, state.view(state.active)
        may = any(box().name(action) not in ("draw", "pass") for action in state.legal(seat))
        assert Reasons(box().boxes, view, seat).may_move() == can_move(view, seat) == may
        told.add(may)
    assert told == {True, False}


def test_et_24_as_many_places_for_stars_as_win() -> None:
    for players, stars in ((2, 5), (3, 5), (4, 3), (5, 3)):
        state = box().start(players, seed=1)
        assert isinstance(state, Floors)
        places = [
            sprite
            for sprite in game("etazhiki").table().scene(state.view(0), 0).sprites
            if sprite.id.startswith("star-")
        ]
        assert stars == stars_to_win(players) == state.goal() == len(places) // players
