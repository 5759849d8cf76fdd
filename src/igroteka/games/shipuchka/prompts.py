"""What Fizz asks in the line at the bottom."""

from igroteka.engine.scene import Label

from .kinds import KIND_BY_NAME, PLAIN
from .touches import View


def asks_me(view: View, seat: int | None) -> bool:
    return seat is not None and seat == view["active"] and not view["over"] and not view.get("ended")


def prompt(view: View, seat: int | None) -> Label:
    if view["over"]:
        return Label("prompt-over")
    if view.get("ended"):
        return Label("prompt-round-over", {"round": view["round"] + 1})
    if not asks_me(view, seat):
        return Label("prompt-wait", {"seat": view["active"] + 1})
    if view["phase"] == "answer":
        return Label("prompt-what-fell" if view["companion"] else "prompt-falling")
    if view["phase"] != "choose":
        return Label("prompt-second" if view["phase"] == "second-place" else "prompt-aim")
    return choosing_prompt(view)


def choosing_prompt(view: View) -> Label:
    if view["players"] == 1:
        return Label("prompt-alone")
    if not view["fits"]:
        return Label("prompt-take")
    if view["retry"]:
        return Label("prompt-again")
    if view["ask"] is not None:
        return Label("prompt-asked", {"colour": view["ask"], "left": view["ask_left"]})
    return Label(after(view))


def after(view: View) -> str:
    """What goes after the last chip: SH-20, SH-35 anything; SH-61 for children, SH-22 and SH-21 for the others."""
    if view["last"] in (None, "swap"):
        return "prompt-any"
    if view["kids"]:
        return "prompt-kids"
    return "prompt-super" if KIND_BY_NAME[view["last"]] >= PLAIN else "prompt-choose"
