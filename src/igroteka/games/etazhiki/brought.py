"""What an action brought: stars, cards."""

from collections.abc import Sequence

from igroteka.engine.scene import Label, View
from igroteka.engine.table import credited, increases

from .rules import stars_to_win


def brought(views: Sequence[View], seat: int) -> list[Label]:
    before, after = views[0], views[-1]
    starred = [whose for whose, _ in increases(before["stars"], after["stars"])]
    goal = stars_to_win(after["players"])
    won = [credited(s, seat, "brought-star", count=after["stars"][s], goal=goal) for s in starred]  # ET-22
    more = [gain for gain in increases(before["hands"], after["hands"]) if gain[0] not in starred]
    drawn = [credited(whose, seat, "brought-cards", count=count) for whose, count in more]
    return [*won, *drawn, *left(before, after, seat)]


def left(before: View, after: View, seat: int) -> list[Label]:
    """How many cards are still to be got rid of."""
    count = after["hands"][seat]
    return [Label("brought-left", {"count": count})] if count < before["hands"][seat] and count else []
