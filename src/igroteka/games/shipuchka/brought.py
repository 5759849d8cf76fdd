"""What an action brought: what stood or fell, chips into hands, the points of a round."""

from collections.abc import Sequence

from igroteka.engine.scene import Label, View
from igroteka.engine.table import credited, increases


def brought(views: Sequence[View], seat: int) -> list[Label]:
    before, after = views[0], views[-1]
    played = next((view for view in views if view["ended"]), after)  # SH-52: before the next round is dealt
    told = placed(before, played) if played["placements"] > before["placements"] else []
    points = increases(before["scores"], after["scores"])
    scored = [credited(s, seat, "brought-points", count=count) for s, count in points if after["players"] > 1]
    taken = hands(before, played, seat) if told or not played["laid"] else []  # else chips went back and forth only
    return [*told, *taken, *turned(before, played), *scored]


def placed(before: View, after: View) -> list[Label]:
    """SH-40: what was laid stands, or chips fell."""
    fell = len(before["pile"]) + len(before["laid"]) - len(after["pile"])
    return [
        Label("brought-fell", {"count": fell}) if fell > 0 else Label("brought-stands", {"count": len(after["pile"])})
    ]


def hands(before: View, after: View, seat: int) -> list[Label]:
    """SH-35: after a swap all hands have moved on; else whoever has more chips now."""
    if before["chosen"] == "swap" and after["pile"].keys() > before["pile"].keys() and not over(after):
        return [Label("brought-swap")]
    return [credited(s, seat, "brought-chips", count=count) for s, count in increases(before["hands"], after["hands"])]


def turned(before: View, after: View) -> list[Label]:
    """SH-31: play goes the other way round."""
    return [Label("brought-turned")] if before["direction"] != after["direction"] else []


def over(view: View) -> bool:
    """SH-50 comes before any effect."""
    return bool(view["ended"] or view["over"])
