"""Positions as one would lay them on a table: beds by seat (`.A.`, small letters sleep), then everybody's hand."""

from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.games.odeyalo.game import BlanketGame, make
from igroteka.games.odeyalo.rules import Blanket

BOX = make()
OPEN = ["pull", "join", "wake"]


def room(beds: str, *hands: str, **known: Any) -> Blanket:
    """Player 0 is to play, all other cards are in the deck; hands that are not told hold two pulls."""
    places = beds.split()
    held = [*hands, *["pull pull"] * (len(places) - len(hands))]
    position = {"players": len(places), "turn": 0, "beds": places, "open": OPEN, "hands": held}
    return state_of({**position, "pillow": "chosen", "weigh": "all", **known})


def state_of(position: dict[str, Any], box: BlanketGame = BOX) -> Blanket:
    state = box.load(position)
    assert isinstance(state, Blanket)
    return state


def started(players: int, seed: int | str = 1, **options: Any) -> Blanket:
    state = BOX.start(players, options, seed)
    assert isinstance(state, Blanket)
    return state


def play(state: Blanket, *names: str) -> Blanket:
    """Actions by name, each by whoever is to play; all must be legal."""
    for name in names:
        BOX.act(state, state.turn, BOX.parse(name))
    return state


def legal(state: Blanket) -> set[str]:
    return {BOX.name(action) for action in state.legal(state.turn)}


def plays(state: Blanket) -> set[str]:
    return {name for name in legal(state) if name.startswith("play")}


def refused(state: Blanket, name: str, seat: int | None = None) -> Refusal:
    refusal = BOX.why_not(state, state.turn if seat is None else seat, BOX.parse(name))
    assert refusal is not None, f"{name} is allowed"
    return refusal


def why(state: Blanket, name: str) -> tuple[str, str | None]:
    """The sentence's key, and the rule that forbids an action."""
    refusal = refused(state, name)
    return refusal.key, refusal.rule


def beds(state: Blanket) -> str:
    return " ".join(state.dump()["beds"])


def blanket(state: Blanket) -> tuple[int, int]:
    return state.x, state.y


def hand(state: Blanket, seat: int = 0) -> str:
    return state.cards_in(seat)


def tokens(state: Blanket) -> list[int]:
    shown: list[int] = state.dump()["tokens"]
    return shown


def rest(*gone: str, players: int = 2) -> str:
    """All cards of the box but these and the open ones: for a deck that is used up."""
    cards = str(BOX.boxes[players]).split()
    for name in [*" ".join(gone).split(), *OPEN]:
        cards.remove(name)
    return " ".join(cards)
