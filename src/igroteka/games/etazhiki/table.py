"""What is seen and touched in Floors: two piles, the deck, hands, stars, and the ring of floors as a help."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any

from igroteka.engine.scene import Float, Gesture, Label, Scene, Sprite, Tone, Zone

from . import kinds
from .box import Box
from .kinds import KIND_BY_NAME, NAMES, counted, neighbours, reachable
from .reasons import Reasons, card_words, row
from .rules import stars_to_win

View = Mapping[str, Any]
CARD = (1.0, 1.4)
BUTTONS = {"draw": kinds.DRAW, "pass": kinds.PASS, "end": kinds.END, "let": kinds.LET}
LOOK = 650  # milliseconds a star is looked at
RING, RADIUS = 5.0, 1.8  # units along a side


def scene(view: View, seat: int | None) -> Scene:
    """The middle of the table, then every player's cards and stars; only the own hand shows faces."""
    middle = [*pile_zones(view), Zone("deck", "pile", Label("zone-deck", {"count": view["deck"]}))]
    zones = [*middle, *ring_zone(view), *hand_zones(view), *star_zones(view)]
    sprites = [*open_cards(view, seat), *deck(view), *ring(view), *hands(view, seat), *stars(view)]
    shown = buttons(view, seat)
    if shown:
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites += [button(view, name, index) for index, name in enumerate(shown)]
    won = floats(view)
    return Scene(zones, sprites, prompt(view, seat), hold=LOOK if won else 0, floats=won)


# The middle of the table


def piles(view: View) -> tuple[str, str]:
    """ET-11: floors and balls; ET-60: beginners have two piles of floors."""
    return ("floors-1", "floors-2") if view["level"] == "beginner" else ("floors", "balls")


def pile_zones(view: View) -> list[Zone]:
    return [Zone(name, "pile", Label(f"zone-{name}")) for name in piles(view)]


def open_cards(view: View, seat: int | None) -> list[Sprite]:
    """The tops, and what lies right beneath them. A card's id counts what was ever laid on its pile."""
    sprites = []
    for pile, zone in enumerate(piles(view)):
        count = view["laid"][pile]
        if view["below"][pile] is not None:
            sprites.append(card(f"{zone}-{count - 1}", view["below"][pile], zone, 1, came_from(view, seat, pile)))
        badge = view["under"][pile] + 1
        sprites.append(card(f"{zone}-{count}", view["open"][pile], zone, 0, came_from(view, seat, pile), badge))
    return sprites


def came_from(view: View, seat: int | None, pile: int) -> str:
    """Out of whose hand the open card came, or out of the deck."""
    by, name = view["by"][pile], view["open"][pile]
    if by is None:
        return "deck"
    return f"mine-{name}-{held(view, by).count(name)}" if by == seat else f"hand-{by}"


def card(sprite: str, name: str, zone: str, at: int, source: str, badge: int | None = None) -> Sprite:
    label = Label("card", card_words(KIND_BY_NAME[name]))
    layer = 1 if at == 0 else 0
    return Sprite(sprite, zone, (at,), art(name), label, CARD, layer=layer, source=source, badge=badge)


def art(name: str) -> str:
    kind = KIND_BY_NAME[name]
    if kind >= kinds.NEAR:
        return f"ball-{name}"
    return f"{('floor', 'night', 'ball')[kind // 10]}-{kind % 10}"


def deck(view: View) -> list[Sprite]:
    if not view["deck"]:
        return []
    label = Label("deck", {"count": view["deck"]})
    return [Sprite("deck-top", "deck", (0,), "deck", label, CARD, badge=view["deck"])]


# The ring of floors (ET-15), for those who learn


def ring_zone(view: View) -> list[Zone]:
    if not view["helps"]:
        return []
    return [Zone("ring", "board", Label("zone-ring", {"fits": row(sorted(fitting(view)))}), size=(RING, RING))]


def fitting(view: View) -> set[int]:
    """The floors that go now."""
    floor, other = (KIND_BY_NAME[name] for name in view["open"])
    if view["level"] == "beginner":
        return neighbours(floor) | neighbours(other)
    return reachable(floor % 10, other)


def ring(view: View) -> list[Sprite]:
    if not view["helps"]:
        return []
    fits = fitting(view)
    return [ring_floor(number, "lit" if number in fits else "dim", f"{number}" in opened(view)) for number in range(10)]


def opened(view: View) -> list[str]:
    return [name.rstrip("n") for name in view["open"]]


def ring_floor(number: int, tone: Tone, is_open: bool) -> Sprite:
    """Like the face of a clock: 0 on top, up goes clockwise. The open floor is larger."""
    side = 1.0 if is_open else 0.75
    x = RING / 2 + RADIUS * sin(number * pi / 5) - side / 2
    y = RING / 2 - RADIUS * cos(number * pi / 5) - side * 0.7
    at, size = (round(x, 3), round(y, 3)), (side, side * 1.4)
    return Sprite(f"ring-{number}", "ring", at, f"floor-{number}", size=size, tone=tone)


# Hands and stars


def hand_zones(view: View) -> list[Zone]:
    hands = [len(held(view, s)) if isinstance(cards, str) else cards for s, cards in enumerate(view["hands"])]
    return [Zone(f"hand-{s}", "hand", Label("zone-hand", {"seat": s + 1, "count": n}), s) for s, n in enumerate(hands)]


def held(view: View, seat: int) -> list[str]:
    """A hand as one holds it: floors by number, then balls."""
    names = str(view["hands"][seat]).split()
    return sorted(names, key=lambda name: (KIND_BY_NAME[name] >= kinds.BALL, place(KIND_BY_NAME[name])))


def place(kind: int) -> tuple[int, int]:
    return (kind % 10, kind) if kind < kinds.BALL else (kind, 0)


def hands(view: View, seat: int | None) -> list[Sprite]:
    return [sprite for s in range(view["players"]) for sprite in (faces(view, s) if s == seat else backs(view, s))]


def faces(view: View, seat: int) -> list[Sprite]:
    names = held(view, seat)
    ids = [f"mine-{name}-{names[:i].count(name)}" for i, name in enumerate(names)]
    return [card(ids[i], name, f"hand-{seat}", i, "deck") for i, name in enumerate(names)]


def backs(view: View, seat: int) -> list[Sprite]:
    zone = f"hand-{seat}"
    count = view["hands"][seat]
    return [Sprite(f"back-{seat}-{i}", zone, (i,), "back", size=CARD, source="deck") for i in range(count)]


def star_zones(view: View) -> list[Zone]:
    labels = [Label("zone-stars", {"seat": s + 1, "count": count}) for s, count in enumerate(view["stars"])]
    return [Zone(f"stars-{s}", "row", label, s) for s, label in enumerate(labels)]


def stars(view: View) -> list[Sprite]:
    """ET-24: as many places as stars win; those not won yet are pale."""
    goal = stars_to_win(view["players"])
    return [star(s, i, i < count, view) for s, count in enumerate(view["stars"]) for i in range(goal)]


def star(seat: int, index: int, won: bool, view: View) -> Sprite:
    name = f"star-{seat}-{index}"
    tone: Tone = "lit" if name == new_star(view) else "plain" if won else "dim"
    return Sprite(name, f"stars-{seat}", (index,), "star", tone=tone)


def new_star(view: View) -> str | None:
    """ET-22: in the moment between the last card and six new ones, once the card has landed."""
    seat = view["active"]
    landing = view["floor_laid"] or view["ball_laid"]
    won = has_emptied(view, seat) and not landing and not view["over"]
    return f"star-{seat}-{view['stars'][seat] - 1}" if won else None


def floats(view: View) -> tuple[Float, ...]:
    star = new_star(view)
    return (Float(star, "+1"),) if star else ()


# What to do


def buttons(view: View, seat: int | None) -> list[str]:
    """ET-19, ET-20, ET-34, ET-62: what can be done without a card, now or nearly."""
    if view["over"] or seat is None:
        return []
    if seat != view["active"] or view["finishing"] or has_emptied(view, seat):
        return ["let"] if view["asked"] else []
    if view["floor_laid"] or view["ball_laid"]:
        return ["end"]
    return ["pass"] if view["drawn"] or view["level"] == "beginner" else ["draw"]


def button(view: View, name: str, index: int) -> Sprite:
    words = "pass-draw" if name == draws(view) == "pass" and view["deck"] else name  # ET-62
    return Sprite(name, "buttons", (index,), f"button-{name}", Label(f"button-{words}"))


def prompt(view: View, seat: int | None) -> Label:
    if view["over"]:
        return Label("prompt-over")
    if view["asked"]:
        return Label("prompt-cut-in")
    if seat is None or seat != view["active"]:
        return Label("prompt-wait", {"seat": view["active"] + 1})
    return Label(own_prompt(view, seat))


def own_prompt(view: View, seat: int) -> str:
    if has_emptied(view, seat):
        return "prompt-star"
    if view["finishing"]:
        return "prompt-top"
    if view["floor_laid"]:
        return "prompt-more" if can_go_on(view, seat) else "prompt-done"
    if view["level"] == "beginner":
        return "prompt-beginner" if can_go_on(view, seat) else "prompt-beginner-draw"
    if view["ball_laid"]:
        return "prompt-floor"
    if not can_move(view, seat):
        return "prompt-pass" if view["drawn"] else "prompt-draw"
    if view["drawn"]:
        return "prompt-lay-or-pass"
    return "prompt-lay" if any(counted(view["hands"][seat])[kinds.BALL :]) else "prompt-lay-floor"


def has_emptied(view: View, seat: int) -> bool:
    """ET-22: the moment between the last card and six new ones."""
    return not view["hands"][seat]


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
    if name is not None:
        paths = [name, "deck"] if name == draws(view) else [name]
        return [Gesture(action, (path,), Label(name)) for path in paths]
    kind, pile, key = meaning(view, action)
    label = Label(key, {**card_words(kind), "pile": (action - kinds.LAY) % 2 + 1})
    copies = held(view, seat).count(NAMES[kind])
    return [Gesture(action, (f"mine-{NAMES[kind]}-{copy}", pile), label) for copy in range(copies)]


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


def meant(view: View, seat: int, path: Sequence[str]) -> int | None:
    """The action a path of touches would be, were it allowed. The last card or button touched is the one that counts:
    what the table took up by itself, because nothing else goes, was nobody's wish."""
    if not path or seat is None:
        return None
    last = path[-1]
    if last.startswith("deck"):
        return BUTTONS[draws(view)]
    if last in BUTTONS:
        return BUTTONS[last]
    kind = next((kind for kind in map(card_kind, reversed(path)) if kind is not None), None)
    return None if kind is None else meant_card(view, seat, kind, last)


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
