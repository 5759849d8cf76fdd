"""Luck: the same for the same seed, fair, and never the same for different seeds."""

from collections import Counter

import pytest

from igroteka.engine.core.dice import Dice, new_seed, seed_hash


def test_the_same_seed_falls_the_same_way() -> None:
    one, other = Dice("a seed"), Dice("a seed")
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_golden_figures() -> None:
    """Records of today must replay for ever: the generator may never change."""
    dice = Dice("x")
    assert [dice.below(10) for _ in range(10)] == [0, 1, 1, 2, 2, 5, 0, 8, 2, 4]


def test_different_seeds_fall_differently() -> None:
    rolls = set()
    for seed in range(200):
        dice = Dice(seed)
        rolls.add(tuple(dice.below(100) for _ in range(8)))
    assert len(rolls) == 200


@pytest.mark.parametrize("sides", [2, 3, 6, 110])
def test_every_side_comes_up_alike(sides: int) -> None:
    dice, rolls = Dice(sides), 600 * sides
    counts = Counter(dice.below(sides) for _ in range(rolls))
    assert set(counts) == set(range(sides))
    assert sum((count - 600) ** 2 / 600 for count in counts.values()) < sides + 6 * (2 * sides) ** 0.5


@pytest.mark.parametrize("sides", [0, -1])
def test_dice_without_sides_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match=str(sides)):
        Dice().below(sides)


def test_dump_and_load_and_clone() -> None:
    dice = Dice("y")
    dice.below(7)
    loaded, clone = Dice.load(dice.dump()), dice.clone()
    rolls = [dice.below(10**6) for _ in range(5)]
    assert rolls == [loaded.below(10**6) for _ in range(5)] == [clone.below(10**6) for _ in range(5)]


@pytest.mark.parametrize("text", ["", "0" * 64, "xyz", "f" * 63, "g" * 64])
def test_damaged_dice_are_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (any: the caller says it in its own words)
        Dice.load(text)


def test_seeds_are_new_and_their_hash_says_nothing() -> None:
    one, other = new_seed(), new_seed()
    assert one != other
    assert one not in seed_hash(one) and seed_hash(one) != seed_hash(other)
