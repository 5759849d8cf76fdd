"""Every superchip with two and with three players, in both directions: SH-26, SH-30 to SH-36."""

from hashlib import sha256

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.games.shipuchka.kinds import COLOURS
from igroteka.games.shipuchka.rules import Fizz
from igroteka.games.shipuchka.strategy import make
from tests.games.shipuchka.bottle import FIZZ, count, do, hand, lay, names, table

WAYS = [(2, 1), (2, -1), (3, 1), (3, -1)]
APART = ("@-15,0", "@15,0")


def after(seat: int, players: int, direction: int, steps: int = 1) -> int:
    return (seat + steps * direction) % players


@pytest.mark.parametrize(("players", "direction"), WAYS)
def test_sh_30_the_next_takes_two_and_misses(players: int, direction: int) -> None:
    state = lay(table("R.+2 G.rock", players=players, direction=direction), "R.+2")
    counts = {seat: count(state, seat) for seat in range(players)}
    assert counts == {**dict.fromkeys(range(players), 2), 0: 1, after(0, players, direction): 4}
    assert state.active == after(0, players, direction, 2)


@pytest.mark.parametrize("direction", [1, -1])
def test_sh_31_play_turns_round(direction: int) -> None:
    state = lay(table("R.rev G.rock", players=3, direction=direction), "R.rev")
    assert state.direction == -direction and state.active == after(0, 3, -direction)


@pytest.mark.parametrize("direction", [1, -1])
def test_sh_31_with_two_players_it_has_no_effect_and_no_direction_is_shown(direction: int) -> None:
    state = lay(table("R.rev G.rock", direction=direction), "R.rev")
    assert state.direction == direction and state.active == 1 and count(state, 0) == 1
    assert "way" not in {sprite.id for sprite in FIZZ.table().scene(state.view(0), 0).sprites}
    three = table("R.rev G.rock", players=3)
    assert "way" in {sprite.id for sprite in FIZZ.table().scene(three.view(0), 0).sprites}


def test_sh_31_older_games_of_two_go_again() -> None:
    state = lay(table("R.rev G.rock", rulings="first"), "R.rev")
    assert state.direction == -1 and state.active == 0


def test_sh_31_a_robot_of_two_no_longer_prefers_to_turn_round() -> None:
    """With all luck equal, a superchip that does nothing is worth no more than any other chip."""
    chosen = {
        rulings: sum(
            first_choice(table("R.rev R.paper G.rock", rulings=rulings), seed) == "R.rev" for seed in range(60)
        )
        for rulings in ("first", "letter")
    }
    assert chosen["first"] == 60 and 10 < chosen["letter"] < 50


def first_choice(state: Fizz, seed: int) -> str:
    actions = Actions()
    state.list_actions(0, actions)
    return FIZZ.name(make(FIZZ).policy(state, 0, Dice(seed), actions))


@pytest.mark.parametrize(("players", "direction"), WAYS)
def test_sh_32_as_many_again(players: int, direction: int) -> None:
    state = lay(table("R.x2 G.rock G.rock G.paper", players=players, direction=direction), "R.x2")
    assert count(state, after(0, players, direction)) == 4 and state.active == after(0, players, direction, 2)


def stacked(chips: list[int]) -> dict[str, list[float]]:
    """A fantastic tower, one chip on the other."""
    return {str(chip): [0.0, 0.0, 2.5 + 5 * i, 1.0, 0.0, 0.0, 0.0] for i, chip in enumerate(chips)}


def test_sh_36_too_few_bubbles_take_what_is_there() -> None:
    free = table("R.x2 G.rock")
    state = table("R.x2 G.rock", pile=stacked(free.chips(free.bubbles)[1:]))
    lay(state, "R.x2")
    assert count(state, 1) == 3 and not state.bubbles and state.is_whole()


@pytest.mark.parametrize(("players", "direction"), WAYS)
def test_sh_33_three_chips_of_the_colour_named(players: int, direction: int) -> None:
    state = lay(table("R.ask B.rock", players=players, direction=direction), "R.ask=B")
    assert (COLOURS[state.ask], state.ask_left, state.active) == ("B", 3, after(0, players, direction))


def test_sh_33_what_counts_for_an_order() -> None:
    state = table("B.rock B.rock B.paper R.paper", ask="B", ask_left=3)
    assert lay(state.clone(), "B.rock").ask_left == 2
    assert lay(state.clone(), "B.rock*2", places=APART).ask_left == 1
    pair = do(state.clone(), "B.rock*2", *APART)
    assert do(pair, f"fell {pair.chips(pair.laid)[0]}").ask_left == 2  # SH-44: one of the two stayed
    assert lay(state.clone(), "B.paper", "laid").ask_left == 3


def test_sh_33_the_third_chip_ends_it_and_a_new_order_replaces_it() -> None:
    assert lay(table("B.rock G.rock", ask="B", ask_left=1), "B.rock").ask == -1
    renewed = lay(table("B.ask G.rock", ask="B", ask_left=1), "B.ask=Y")
    assert (COLOURS[renewed.ask], renewed.ask_left) == ("Y", 3)


@pytest.mark.parametrize(("players", "direction"), WAYS)
@pytest.mark.parametrize(("held", "taken"), [(5, 2), (4, 2), (1, 0)])
def test_sh_34_the_smaller_half_goes_to_the_next(players: int, direction: int, held: int, taken: int) -> None:
    rest = " ".join(["G.rock", "G.rock", "G.rock", "R.rock", "R.rock"][:held])
    state = lay(table(f"R./2 {rest}", players=players, direction=direction), "R./2")
    assert (count(state, 0), count(state, after(0, players, direction))) == (held - taken, 2 + taken)
    assert state.active == after(0, players, direction, 2)


def test_sh_34_the_half_is_taken_at_random() -> None:
    rest = "G.rock G.paper G.scissors B.rock B.paper B.scissors"
    lucks = [table(f"R./2 {rest}", dice=sha256(bytes([luck])).hexdigest()) for luck in range(20)]
    assert len({tuple(hand(lay(state, "R./2"), 0)) for state in lucks}) > 5


@pytest.mark.parametrize(("players", "direction"), WAYS)
def test_sh_35_swap_passes_all_hands_on(players: int, direction: int) -> None:
    state = table("swap G.rock B.rock", players=players, direction=direction)
    before = [[name for name in hand(state, seat) if name != "swap"] for seat in range(players)]
    lay(state, "swap")
    assert [hand(state, s) for s in range(players)] == [before[after(s, players, direction)] for s in range(players)]
    assert state.view(None)["last"] is None and state.is_whole()


def test_sh_35_swap_ends_an_order_and_anything_follows() -> None:
    state = lay(table("swap G.rock", ask="B", ask_left=2), "swap")
    assert state.ask == -1 and names(state) == {"G.rock"}


def test_sh_35_a_swap_that_falls_leaves_the_game() -> None:
    state = lay(table("swap B.scissors R.paper"), "swap", "laid")
    assert state.chips(state.out) == [56] and names(state) == {"R.paper", "give-up"}
    assert names(lay(table("swap B.scissors"), "swap", "laid")) == {"take", "give-up"}
    later = table("R.paper R.scissors B.rock", pile=stacked([56]))
    assert lay(later, "R.paper", "56").chips(later.out) == [56] and count(later, 0) == 2


def test_sh_35_a_last_swap_that_falls_has_won() -> None:
    outcome = lay(table("swap"), "swap", "laid").outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.rule == "SH-50"


def test_sh_26_an_identical_chip_makes_the_next_miss() -> None:
    assert lay(table("R.rock G.rock", players=3), "R.rock").active == 2
    assert lay(table("R.rock R.rock G.rock", players=3), "R.rock*2", places=APART).active == 2
    assert lay(table("R.paper R.paper G.rock", players=3), "R.paper*2", places=APART).active == 1


@pytest.mark.parametrize("chip", ["R.+2", "R.x2", "R./2"])
def test_sh_26_with_an_effect_it_is_still_one_miss(chip: str) -> None:
    assert lay(table(f"{chip} G.rock B.rock", chip, players=3), chip).active == 2


def test_sh_26_after_a_turn_round_it_strikes_in_the_new_direction() -> None:
    assert lay(table("R.rev G.rock", "R.rev", players=3), "R.rev").active == 1
    assert lay(table("R.rev G.rock", "R.rev", players=2), "R.rev").active == 0  # identical: the other one misses
