"""What an action brought: tokens, gnomes that woke or fell asleep, steps of the blanket, cards."""

from collections.abc import Sequence

from igroteka.engine.scene import Label, View
from igroteka.engine.table import credited, increases


def brought(views: Sequence[View], seat: int) -> list[Label]:
    before, after = views[0], views[-1]
    if before["phase"] == "bed":  # a gnome for an empty bed, or one that stays: nothing is won by it
        return []
    same = [view for view in views if not ended(before, view)]
    tokens = [
        credited(s, seat, "brought-tokens", count=count) for s, count in increases(before["tokens"], after["tokens"])
    ]
    seen = [*tokens, *pulled(before, same[-1]), *gnomes(before, same[-1])]
    if after["round"] != before["round"]:
        return [*seen, Label("brought-round", {"round": before["round"]})]
    least = [min(view["hands"][whose] for view in same) for whose in range(after["players"])]  # a card was played first
    drawn = [credited(s, seat, "brought-cards", count=count) for s, count in increases(least, after["hands"])]
    return [*seen, *drawn]


def ended(before: View, view: View) -> bool:
    """OD-30: the round is over and cleared away, or the next one has begun."""
    return view["round"] != before["round"] or not any(view["hands"])


def pulled(before: View, after: View) -> list[Label]:
    """OD-20: how far the blanket came; a field that was spun has only turned."""
    if before["spun"] != after["spun"]:
        return []
    count = sum(abs(then - now) for then, now in zip(before["blanket"], after["blanket"], strict=True))
    return [Label("brought-pulled", {"count": count})] if count else []


def gnomes(before: View, after: View) -> list[Label]:
    """Capital letters are awake, small ones sleep."""
    then, now = letters(before), letters(after)
    awake, asleep = {name for name in now if name.isupper()}, {name for name in now if name.islower()}
    counts = {
        "brought-woke": len([name for name in awake if name.lower() in then]),
        "brought-slept": len([name for name in asleep if name.upper() in then]),
        "brought-came": len({name.upper() for name in now} - {name.upper() for name in then}),
        "brought-left": len({name.upper() for name in then} - {name.upper() for name in now}),
        "brought-moved": moved(before, after),
    }
    return [Label(key, {"count": count}) for key, count in counts.items() if count]


def letters(view: View) -> set[str]:
    return set("".join(view["beds"])) - {"."}


def moved(before: View, after: View) -> int:
    """OD-4: how many changed beds; a field that was spun has moved them all."""
    if before["spun"] != after["spun"]:
        return 0
    beds = [{name.upper(): bed for bed, row in enumerate(view["beds"]) for name in row} for view in (before, after)]
    return sum(beds[0].get(name, bed) != bed for name, bed in beds[1].items() if name != ".")
