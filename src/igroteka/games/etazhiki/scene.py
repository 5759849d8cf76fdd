"""Drawing of Floors: two piles, the deck, hands, stars, and the ring of floors as a help."""

from igroteka.engine.scene import Float, Label, Path, Sprite, Tone, View, Zone

from . import kinds
from .kinds import KIND_BY_NAME, neighbours, reachable
from .reasons import card_words, row
from .rules import stars_to_win

CARD = (1.0, 1.4)
LOOK = 650  # milliseconds a star is looked at
RING = (8.0, 6.0)  # the yard with the ring of floors, in units
QUARTER = ((0.0, 2.15), (1.6, 2.05), (3.35, 0.82))  # right of and above its middle: floors 0, 1 and 2
PILE = (1.8, 2.55)  # within the ring, three side by side


# The middle of the table


def piles(view: View) -> tuple[str, str]:
    """ET-11: floors and balls; ET-60: beginners have two piles of floors."""
    return ("floors-1", "floors-2") if view["level"] == "beginner" else ("floors", "balls")


def pile_labels(view: View) -> dict[str, Label]:
    """Return the names of the zones that cards are laid on, and of the deck."""
    return {
        **{name: Label(f"zone-{name}") for name in piles(view)},
        "deck": Label("zone-deck", {"count": view["deck"]}),
    }


def open_cards(view: View, seat: int | None) -> list[Sprite]:
    """Draw the tops, and the card under each. A card's id counts the cards ever laid on its pile."""
    sprites = []
    for pile, zone in enumerate(piles(view)):
        count = view["laid"][pile]
        if view["below"][pile] is not None:
            sprites.append(_card(f"{zone}-{count - 1}", view["below"][pile], zone, 1, _origin(view, seat, pile)))
        badge = view["under"][pile] + 1
        sprites.append(_card(f"{zone}-{count}", view["open"][pile], zone, 0, _origin(view, seat, pile), badge))
    return sprites


def _origin(view: View, seat: int | None, pile: int) -> str:
    """Return the hand that the open card came from, or the deck."""
    by, name = view["by"][pile], view["open"][pile]
    if by is None:
        return "deck"
    return f"mine-{name}-{held(view, by).count(name)}" if by == seat else f"hand-{by}"


def _card(sprite: str, name: str, zone: str, at: int, source: str, badge: int | None = None) -> Sprite:
    label = Label("card", card_words(KIND_BY_NAME[name]))
    layer = 1 if at == 0 else 0
    return Sprite(sprite, zone, (at,), _art(name), label, CARD, layer=layer, source=source, badge=badge)


def _art(name: str) -> str:
    kind = KIND_BY_NAME[name]
    if kind >= kinds.NEAR:
        return f"ball-{name}"
    return f"{('floor', 'night', 'ball')[kind // 10]}-{kind % 10}"


def deck(view: View) -> list[Sprite]:
    if not view["deck"]:
        return []
    label = Label("deck", {"count": view["deck"]})
    return [Sprite("deck-top", "deck", (0,), "deck", label, CARD, badge=view["deck"])]


def fitting(view: View) -> set[int]:
    """Return the floors that can be laid now."""
    floor, other = (KIND_BY_NAME[name] for name in view["open"])
    if view["level"] == "beginner":
        return neighbours(floor) | neighbours(other)
    return reachable(floor % 10, other)


class Ring:
    """The ring of floors (ET-15) for those who learn, with the piles inside it."""

    def __init__(self) -> None:
        self.way = Path(tuple(_in_yard(*_ring_spot(number % 10)) for number in range(11)), "dots")
        self.spots = [_in_yard((i - 1.5) * PILE[0], PILE[1] / 2) for i in range(3)]
        tones: tuple[Tone, ...] = ("lit", "dim")
        shown = [(number, tone, opened) for number in range(10) for tone in tones for opened in (False, True)]
        self.drawn = {one: _ring_floor(*one) for one in shown}

    def zones(self, view: View) -> list[Zone]:
        """Return the yard and in its middle the piles; only the piles where the ring is not shown."""
        labels = pile_labels(view)
        if not view["helps"]:
            return [Zone(name, "pile", label) for name, label in labels.items()]
        yard = Label("zone-ring", {"fits": row(sorted(fitting(view)))})
        named = zip(labels.items(), self.spots, strict=True)
        return [
            Zone("ring", "board", yard, size=RING, art="ring", paths=(self.way,)),
            *[Zone(name, "pile", label, None, PILE, "ring", at) for (name, label), at in named],
        ]

    def floors(self, view: View) -> list[Sprite]:
        """Draw the floors; those that can be laid are lit."""
        if not view["helps"]:
            return []
        fits, opened = fitting(view), [name.rstrip("n") for name in view["open"]]
        return [self.drawn[i, "lit" if i in fits else "dim", str(i) in opened] for i in range(10)]


def _ring_floor(number: int, tone: Tone, opened: bool) -> Sprite:
    """Draw a floor like an hour of a clock: 0 on top, up goes clockwise. The open floor is larger."""
    side = 1.1 if opened else 0.9
    right, up = _ring_spot(number)
    at = _in_yard(right - side / 2, up + side * 0.7)
    return Sprite(f"ring-{number}", "ring", at, f"floor-{number}", size=(side, side * 1.4), tone=tone)


def _ring_spot(number: int) -> tuple[float, float]:
    """Return the middle of a floor; two large floors side by side do not cover each other."""
    if number > 5:
        right, up = _ring_spot(10 - number)
        return -right, up
    right, up = QUARTER[min(number, 5 - number)]
    return right, up if number < 3 else -up


def _in_yard(right: float, up: float) -> tuple[float, float]:
    """Convert a spot measured from the middle of the yard to one measured from its upper left corner."""
    return round(RING[0] / 2 + right, 3), round(RING[1] / 2 - up, 3)


# Hands and stars


def hand_zones(view: View) -> list[Zone]:
    hands = [len(held(view, s)) if isinstance(cards, str) else cards for s, cards in enumerate(view["hands"])]
    return [Zone(f"hand-{s}", "hand", Label("zone-hand", {"seat": s + 1, "count": n}), s) for s, n in enumerate(hands)]


def held(view: View, seat: int) -> list[str]:
    """Return the cards of a hand in the order they are drawn: floors by number, then balls."""
    return sorted(str(view["hands"][seat]).split(), key=lambda name: _order(KIND_BY_NAME[name]))


def _order(kind: int) -> tuple[bool, int, int]:
    return (False, kind % 10, kind) if kind < kinds.BALL else (True, kind, 0)


def hands(view: View, seat: int | None) -> list[Sprite]:
    return [sprite for s in range(view["players"]) for sprite in (_faces(view, s) if s == seat else _backs(view, s))]


def _faces(view: View, seat: int) -> list[Sprite]:
    names = held(view, seat)
    ids = [f"mine-{name}-{names[:i].count(name)}" for i, name in enumerate(names)]
    return [_card(ids[i], name, f"hand-{seat}", i, "deck") for i, name in enumerate(names)]


def _backs(view: View, seat: int) -> list[Sprite]:
    zone = f"hand-{seat}"
    count = view["hands"][seat]
    return [Sprite(f"back-{seat}-{i}", zone, (i,), "back", size=CARD, source="deck") for i in range(count)]


def star_zones(view: View) -> list[Zone]:
    labels = [Label("zone-stars", {"seat": s + 1, "count": count}) for s, count in enumerate(view["stars"])]
    size = stars_to_win(view["players"]), 1
    return [Zone(f"stars-{s}", "row", label, s, size) for s, label in enumerate(labels)]


def stars(view: View) -> list[Sprite]:
    """ET-24: as many places as stars win; those not won yet are pale."""
    goal, new = stars_to_win(view["players"]), _new_star(view)
    return [_star(s, i, i < count, new) for s, count in enumerate(view["stars"]) for i in range(goal)]


def _star(seat: int, index: int, won: bool, new: str | None) -> Sprite:
    name = f"star-{seat}-{index}"
    tone: Tone = "lit" if name == new else "plain" if won else "dim"
    return Sprite(name, f"stars-{seat}", (index,), "star", tone=tone)


def _new_star(view: View) -> str | None:
    """ET-22: in the moment between the last card and six new ones, once the card has landed."""
    seat = view["active"]
    landing = view["floor_laid"] or view["ball_laid"]
    won = has_emptied(view, seat) and not landing and not view["over"]
    return f"star-{seat}-{view['stars'][seat] - 1}" if won else None


def floats(view: View) -> tuple[Float, ...]:
    star = _new_star(view)
    return (Float(star, "+1"),) if star else ()


def has_emptied(view: View, seat: int) -> bool:
    """ET-22: the moment between the last card and six new ones."""
    return not view["hands"][seat]
