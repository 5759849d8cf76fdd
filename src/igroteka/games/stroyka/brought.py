"""What an action brought: points, cards."""

from collections.abc import Sequence

from igroteka.engine.brought import grown, of
from igroteka.engine.scene import Label, View


def brought(views: Sequence[View], seat: int) -> list[Label]:
    before, after = views[0], views[-1]
    points = grown(before["points"], after["points"])
    built = [of(s, seat, "brought-points", count=count, beside=count - 1) for s, count in points]  # ST-30
    drawn = [of(s, seat, "brought-cards", count=count) for s, count in grown(before["hands"], after["hands"])]
    return [*built, *drawn, *paid(before, after, seat)]


def paid(before: View, after: View, seat: int) -> list[Label]:
    count = before["hands"][seat] - after["hands"][seat]
    return [Label("brought-paid", {"count": count})] if count > 0 else []
