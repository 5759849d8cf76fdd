"""Positions as one would lay them on a table: open cards, then everybody's hand, `5 5n b3 near`."""

from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.games import game
from igroteka.games.etazhiki.game import FloorsGame
from igroteka.games.etazhiki.rules import Floors


def box() -> FloorsGame:
    made = game("etazhiki")
    assert isinstance(made, FloorsGame)
    return made


def house(opened: str, *hands: str, **known: Any) -> Floors:
    """Player 0 is to play, at the full level, unless said otherwise; all other cards are in the deck."""
    position = {"players": len(hands), "active": 0, "open": opened.split(), "hands": list(hands)}
    return state_of(position | known)


def early(opened: str, *hands: str, **known: Any) -> Floors:
    """The start of a turn in a game in which a card was laid and a night floor may cut in at any time."""
    return house(opened, *hands, **{"cut_in": "any-time", "laid": [2, 1], **known})


def middle(opened: str, *hands: str, **known: Any) -> Floors:
    return house(opened, *hands, level="middle", **known)


def beginner(opened: str, *hands: str, **known: Any) -> Floors:
    return house(opened, *hands, level="beginner", **known)


def state_of(position: dict[str, Any]) -> Floors:
    state = box().load(position)
    assert isinstance(state, Floors)
    return state


def play(state: Floors, *names: str, by: int | None = None) -> Floors:
    """Actions by name, each by whoever is asked first or by a certain seat; all must be legal."""
    for name in names:
        box().act(state, state.turn if by is None else by, box().parse(name))
    return state


def legal(state: Floors, seat: int | None = None) -> set[str]:
    return {box().name(action) for action in state.legal(state.turn if seat is None else seat)}


def refused(state: Floors, name: str, seat: int | None = None) -> Refusal:
    refusal = box().why_not(state, state.turn if seat is None else seat, box().parse(name))
    assert refusal is not None, f"{name} is allowed"
    return refusal


def why(state: Floors, name: str, seat: int | None = None) -> str | None:
    """The rule that forbids an action."""
    return refused(state, name, seat).rule


def hand(state: Floors, seat: int = 0) -> str:
    return state.cards_in(seat)


def cards(state: Floors) -> list[int]:
    """How many cards everybody holds."""
    return [sum(state.hand_of(seat)) for seat in range(state.players)]


def opened(state: Floors) -> str:
    return " ".join(state.dump()["open"])


def stars(state: Floors) -> list[int]:
    shown: list[int] = state.dump()["stars"]
    return shown


def emptied_deck(*hands: str, tops: str, level: str = "full") -> str:
    """All cards that are neither in a hand nor open, to lie in the piles: a deck that is used up."""
    rest = str(box().boxes[("full", "middle", "beginner").index(level)]).split()
    for name in " ".join([*hands, tops]).split():
        rest.remove(name)
    return " ".join(rest)
