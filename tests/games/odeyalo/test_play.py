"""Whole games: everything in its place, all games end, hands stay small, records replay."""

from collections import Counter

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import perft, playout
from igroteka.engine.core.seats import OVER
from igroteka.games.odeyalo.audit import audit
from tests.contract.cases import LONGEST
from tests.games.odeyalo.bedroom import BOX, play, room, started

MODES = [(2, False), (4, False), (4, True)]
RULES = [("chosen", "all"), ("middle", "awake")]
GAMES = 10_000


@pytest.mark.parametrize(("pillow", "weigh"), RULES)
@pytest.mark.parametrize(("players", "teams"), MODES)
def test_od_1_od_4_all_is_conserved_and_od_15_hands_stay_small(
    players: int, teams: bool, pillow: str, weigh: str
) -> None:
    """After every action of ten thousand random games."""
    start = started(players, 1, teams=teams, pillow=pillow, weigh=weigh)
    longest = audit(start, GAMES, Dice(f"{players} {teams}"))
    assert 0 < longest < LONGEST


def test_the_audit_sees_a_card_too_many() -> None:
    state = room(".A. .B.", "pull")
    state.gain(0, 1)
    assert not state.is_whole() and audit(state, 1, Dice(1)) == -1


def test_the_audit_sees_a_gnome_too_many() -> None:
    state = room(".A. .B.", "pull")
    state.boxed |= 1
    assert not state.is_whole()


@pytest.mark.parametrize(("players", "teams"), MODES)
def test_every_card_is_in_exactly_one_place_by_another_count(players: int, teams: bool) -> None:
    state, dice, actions = started(players, 7, teams=teams), Dice(7), Actions()
    whole = Counter(str(state.box).split())
    while state.turn != OVER:
        playout(state, dice, actions, 1)
        data = state.dump()
        assert Counter(" ".join([*data["hands"], data["deck"], data["discards"], *data["open"]]).split()) == whole
        gnomes = "".join(data["beds"]).replace(".", "").upper()
        assert len(set(gnomes)) == len(gnomes) <= 12 and all(len(bed) == 3 for bed in data["beds"])


def test_every_kind_of_action_happens_in_random_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        state, dice = started(4, seed), Dice(seed)
        while state.turn != OVER:
            legal = state.legal(state.turn)
            action = legal[dice.below(len(legal))]
            word, *more = BOX.name(action).split()
            seen[f"play {more[0]}" if word == "play" else word] += 1
            state.apply(state.turn, action)
    plays = {f"play {name}" for name in BOX.boxes[4].ids}
    assert set(seen) == plays | {"draw", "keep", "open", "swap", "drop", "play!", "lay", "stay"}


@pytest.mark.parametrize(("players", "teams"), MODES)
def test_a_game_replays_from_its_seed_and_its_notation(players: int, teams: bool) -> None:
    state, dice, record = started(players, 3, teams=teams), Dice(3), []
    while state.turn != OVER:
        legal = state.legal(state.turn)
        action = legal[dice.below(len(legal))]
        record.append(BOX.name(action))
        state.apply(state.turn, action)
    assert play(started(players, 3, teams=teams), *record).dump() == state.dump()


def test_the_notation_is_that_of_the_rules() -> None:
    names = (
        "play pull, play heave, play join -1, play wake 0, play lullaby N0, play pillow N+1, play lure W+1 0, "
        "play barter pull N, play racket, play spin left, play hands W, play shove E0 N+1, open 2, draw, keep, "
        "play! N0, play!, swap lullaby, drop wake, lay -1, lay 0, lay +1, stay -1, stay 0, stay +1"
    )
    for name in names.split(", "):
        assert BOX.name(BOX.parse(name)) == name


PERFT = {
    (2, "middle", "awake"): [9, 71, 508, 4081],
    (4, "middle", "awake"): [7, 80, 665],
    (2, "chosen", "all"): [3, 9],
    (4, "chosen", "all"): [3, 9, 27, 81],
}


@pytest.mark.parametrize(("players", "pillow", "weigh"), PERFT)
def test_perft(players: int, pillow: str, weigh: str) -> None:
    """How many series of actions there are from a fixed deal."""
    wanted = PERFT[players, pillow, weigh]
    start = started(players, "perft", first="0", pillow=pillow, weigh=weigh)
    assert [perft(start, depth) for depth in range(1, len(wanted) + 1)] == wanted
