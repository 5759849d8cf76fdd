"""An even match: a level that watches the results at its table and moves along the ladder: people win about half.

It never cheats: it plays as one of the five levels would, with nothing but its seat's view. Whoever plays with it has
chosen it, and its name says what it does.
"""

from collections.abc import Sequence

from igroteka.engine.core.dice import Dice

from .levels import LEVELS

EVEN = "even"
BEGINNING = 1.0  # the second lowest level
STEP, FINE = 1.0, 0.5  # levels it moves after a game; fine once it has moved both ways

BEYOND = 1.5  # so far it remembers results beyond its weakest and its strongest


def level_of(name: str, match: Sequence[bool], dice: Dice) -> str:
    """The level a seat plays by now: itself, or for an even match one that fits the games before."""
    if name != EVEN:
        return name
    below, part = divmod(strength(match), 1.0)
    return list(LEVELS)[int(below) + (dice.below(100) < 100 * part)]


def strength(match: Sequence[bool]) -> float:
    """Return the position on the ladder: higher when people won, lower when bots won."""
    top, at, step = len(LEVELS) - 1.0, BEGINNING, STEP
    for number, people in enumerate(match):
        step = FINE if number and people != match[number - 1] else step
        at = within(at + (step if people else -step), -BEYOND, top + BEYOND)
    return within(at, 0.0, top)


def within(at: float, low: float, high: float) -> float:
    return min(high, max(low, at))
