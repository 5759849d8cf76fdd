"""What is touched in Floors, and the line that says what to do next. How it looks stands in scenery.py."""

from collections.abc import Sequence
from functools import cache

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

from . import kinds
from .box import Box
from .brought import brought
from .kinds import KIND_BY_NAME, NAMES, counted
from .reasons import Reasons, card_words, early
from .scenery import (
    deck,
    fitting,
    floats,
    hand_zones,
    hands,
    has_emptied,
    held,
    middle,
    open_cards,
    piles,
    ring,
    star_zones,
    stars,
)

__all__ = ["brought", "gestures", "meant", "prompt_at", "scene"]
BUTTONS = {"draw": kinds.DRAW, "pass": kinds.PASS, "end": kinds.END, "let": kinds.LET}
LOOK = 650  # milliseconds a star is looked at
BEGINNING = ("prompt-beginner", "prompt-beginner-pass")
LAYING = ("prompt-lay", "prompt-lay-floor", "prompt-lay-or-pass", "prompt-floor", "prompt-more", *BEGINNING)


def scene(view: View, seat: int | None) -> Scene:
    """The middle of the table, then every player's cards and stars; only the own hand shows faces."""
    zones = [*middle(view), *hand_zones(view), *star_zones(view)]
    sprites = [*open_cards(view, seat), *deck(view), *ring(view), *hands(view, seat), *stars(view)]
    shown = buttons(view, seat)
    if shown:
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites += [button(view, name, index) for index, name in enumerate(shown)]
    won = floats(view)
    return Scene(zones, sprites, prompt(view, seat), hold=LOOK if won else 0, floats=won)


# What to do


def buttons(view: View, seat: int | None) -> list[str]:
    """ET-19, ET-20, ET-34, ET-62: what can be done without a card, now or nearly."""
    if view["over"] or seat is None:
        return []
    if seat != view["active"] or view["finishing"] or has_emptied(view, seat):
        return ["let"] if view["asked"] and view["window"] else []
    if view["floor_laid"] or view["ball_laid"]:
        return ["end"]
    return ["pass"] if view["drawn"] or view["level"] == "beginner" else ["draw"]


def button(view: View, name: str, index: int) -> Sprite:
    words = "pass-draw" if name == "pass" and passing_draws(view) else name
    return Sprite(name, "buttons", (index,), f"button-{name}", Label(f"button-{words}"))


def passing_draws(view: View) -> bool:
    """ET-62: beginners who pass draw two, so they are told of drawing and not of passing."""
    return draws(view) == "pass" and bool(view["deck"])


def prompt(view: View, seat: int | None) -> Label:
    if view["over"]:
        return Label("prompt-over")
    if view["asked"]:
        return Label("prompt-may-cut-in" if early(view) else "prompt-cut-in", {"seat": view["active"] + 1})
    if seat is None or seat != view["active"]:
        return Label("prompt-wait", {"seat": view["active"] + 1})
    return Label(own_prompt(view, seat))


def own_prompt(view: View, seat: int) -> str:
    if has_emptied(view, seat):
        return "prompt-star"
    if view["finishing"]:
        return top_prompt(view, seat)
    if view["floor_laid"]:
        return "prompt-more" if can_go_on(view, seat) else "prompt-done"
    if view["level"] == "beginner":
        return BEGINNING[not passing_draws(view)] if can_go_on(view, seat) else "prompt-beginner-draw"
    if view["ball_laid"]:
        return "prompt-floor"
    if not can_move(view, seat):
        return "prompt-pass" if view["drawn"] else "prompt-draw"
    if view["drawn"]:
        return "prompt-lay-or-pass"
    return "prompt-lay" if any(counted(view["hands"][seat])[kinds.BALL :]) else "prompt-lay-floor"


def top_prompt(view: View, seat: int) -> str:
    """ET-21: a single ball is no choice."""
    return "prompt-top" if len(held(view, seat)) > 1 else "prompt-top-only"


def can_go_on(view: View, seat: int) -> bool:
    """Does some floor in hand go at once, or is there a ball to lay?"""
    hand = counted(view["hands"][seat])
    return any(hand[kinds.BALL :]) or any(hand[kind] and kind % 10 in fitting(view) for kind in range(kinds.BALL))


def can_move(view: View, seat: int) -> bool:
    """Does some floor in hand go, at once or with a ball in hand (ET-18)?"""
    return Reasons(boxes(), view, seat).may_move()


@cache
def boxes() -> list[Box]:
    """What fits on what, at each level; the same whatever cards are in the box."""
    return [Box(level, [0] * kinds.KINDS) for level in range(len(kinds.LEVELS))]


def prompt_at(view: View, seat: int, path: Sequence[str]) -> Label:
    """A card was touched: where does it go?"""
    return Label("prompt-where-ball" if (card_kind(path[-1]) or 0) >= kinds.BALL else "prompt-where")


def gestures(view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
    """Touch a card, then its pile; or a button; or the deck to draw."""
    return [gesture for action in actions for gesture in gestures_of(view, seat, action)]


def gestures_of(view: View, seat: int, action: int) -> list[Gesture]:
    name = next((name for name, number in BUTTONS.items() if number == action), None)
    if name == "let" and early(view):
        return [Gesture(action, (own_hand(seat),), Label("let"))]
    if name is not None:
        paths = [name, "deck"] if name == draws(view) else [name]
        words = "draw" if name == "pass" and passing_draws(view) else name
        return [Gesture(action, (path,), Label(words)) for path in paths]
    kind, pile, key = meaning(view, action)
    label = Label(key, {**card_words(kind), "pile": (action - kinds.LAY) % 2 + 1})
    copies = held(view, seat).count(NAMES[kind])
    return [Gesture(action, (f"mine-{NAMES[kind]}-{copy}", pile), label) for copy in range(copies)]


def own_hand(seat: int) -> str:
    """Return the zone that stands for letting go before the first card: no table offers that, so it has no button."""
    return f"hand-{seat}"


def draws(view: View) -> str:
    """The button that touching the deck stands for."""
    return "pass" if view["level"] == "beginner" else "draw"


def meaning(view: View, action: int) -> tuple[int, str, str]:
    """The card an action lays, its pile, and the words for it."""
    if action >= kinds.LAY:
        return (action - kinds.LAY) // 2, piles(view)[(action - kinds.LAY) % 2], "lay-on-pile"
    if action >= kinds.TOP:
        return action - kinds.TOP + kinds.BALL, "balls", "leave-on-top"
    if action >= kinds.CLAIM:
        return action - kinds.CLAIM + kinds.NIGHT, "floors", "cut-in"
    return action, "floors" if action < kinds.BALL else "balls", "lay"


def meant(view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
    """The action a path of touches would be, were it allowed. The last card or button touched is the one that counts:
    what the table took up by itself, because nothing else goes, was nobody's wish."""
    if not path or seat is None:
        return None
    last = path[-1]
    if last.startswith("deck"):
        return BUTTONS[draws(view)]
    if last in BUTTONS:
        return BUTTONS[last]
    if last == own_hand(seat) and view["asked"] and early(view):
        return kinds.LET
    kind = next((kind for kind in map(card_kind, reversed(path)) if kind is not None), None)
    return meant_pile(view, seat, last) if kind is None else meant_card(view, seat, kind, last)


def meant_pile(view: View, seat: int, pile: str) -> Refusal | None:
    """ET-13: a pile is touched before any card, though there is one to lay."""
    piled = pile.startswith(("floors", "balls")) and seat == view["active"] and not view["over"]
    return Refusal("card-first", "ET-13") if piled and own_prompt(view, seat) in LAYING else None


def card_kind(touched: str) -> int | None:
    """The kind of a card in the own hand."""
    parts = touched.split("-")
    return KIND_BY_NAME.get(parts[1]) if parts[0] == "mine" and len(parts) == 3 else None


def meant_card(view: View, seat: int, kind: int, pile: str) -> int:
    """ET-31: out of turn a night floor cuts in; ET-21: at the end a ball is left on top."""
    if view["level"] == "beginner":
        return kinds.LAY + 2 * kind + (1 if pile.startswith("floors-2") else 0)
    if kinds.NIGHT <= kind < kinds.BALL and seat != view["active"]:
        return kinds.CLAIM + kind - kinds.NIGHT
    finishing = view["finishing"] and seat == view["active"] and kind >= kinds.BALL
    return kinds.TOP + kind - kinds.BALL if finishing else kind
