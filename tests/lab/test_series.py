"""Series of random games: the same whatever the number of cores."""

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.games import game
from igroteka.lab.playing import Choices, watched
from igroteka.lab.series import FEW, LIMIT, SHARE, Chunk, Counts, Series, chunks, play, played


def counted(series: Series, cores: int) -> Counts:
    counts = Counts()
    for some in played(series, cores):
        counts.add(some)
    return counts


def test_chunks_cover_every_game_once() -> None:
    parts = chunks(Series("pryzhok", 1234, 2), 4)
    assert [number for part in parts for number in range(part.first, part.first + part.count)] == list(range(1234))


def test_cores_do_not_change_the_figures() -> None:
    series = Series("pryzhok", FEW + 10, 2, seed="cores")
    assert counted(series, 1) == counted(series, 2)


def test_another_seed_gives_other_games() -> None:
    assert counted(Series("pryzhok", 5, 2, seed="a"), 1) != counted(Series("pryzhok", 5, 2, seed="b"), 1)


def test_every_game_is_counted_once() -> None:
    counts = play(Chunk(Series("pryzhok", 10, 3), 0, 10))
    assert counts.games == sum(counts.lengths.values()) == sum(counts.rules.values()) == 10
    assert sum(parts * count for (_, parts), count in counts.wins.items()) == 10 * SHARE
    assert sum(counts.choices.values()) == sum(length * count for length, count in counts.lengths.items())


def test_a_game_goes_by_its_number_in_the_series() -> None:
    series = Series("pryzhok", 10, 2)
    together = play(Chunk(series, 0, 2))
    apart = play(Chunk(series, 1, 1))
    apart.add(play(Chunk(series, 0, 1)))
    assert together == apart


def test_wins_are_counted_by_seat_and_from_who_began() -> None:
    counts = Counts()
    state = game("pryzhok").start(2, {"first": "1", "quiet": 3}, seed="wins")
    watched(state, Dice("wins"), Actions(), Choices(), LIMIT)
    outcome = state.outcome()
    assert outcome is not None
    counts.end(state, 1, first=1)
    parts = SHARE // len(outcome.winners)
    assert counts.wins == {(seat, parts): 1 for seat in outcome.winners}
    assert counts.places == {(1 - seat, parts): 1 for seat in outcome.winners}


def test_choices_remember_the_most() -> None:
    choices = Choices()
    assert (choices.by_count(), choices.total, choices.most) == ({}, 0, 0)
