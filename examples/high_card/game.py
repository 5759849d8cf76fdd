"""The box of High Card: set-up, notation, positions, what others are told, and the answer to "why not?"."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.answers import PublicAction, Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.edition import fitted
from igroteka.engine.game import Game, Refusal, State, Value
from igroteka.engine.scene import Label

from .rules import CARDS, HAND, NONE, PRIZES, HighCard

Card = Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
Prize = Annotated[int, msgspec.Meta(ge=1, le=3)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Plain(msgspec.Struct, forbid_unknown_fields=True):
    """A position as `dump` prints it."""

    players: Literal[2, 3, 4]
    round: Annotated[int, msgspec.Meta(ge=0, le=HAND)]
    points: list[Natural]
    seen: list[Card]
    hands: list[list[Card]]
    laid: list[Card | None]
    prizes: list[Prize]
    open: Literal[False] = False


class Box(Game):
    id, players, action_count, hidden, Position = "high_card", (2, 3, 4), CARDS, True, Plain
    age, minutes, options = 6, (5, 5), ()

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        state = HighCard()
        state.deal(players, dice)
        return state

    def name(self, action: int) -> str:
        return str(action + 1)

    def told(self, state: State, seat: int, action: int, eyes: int | None) -> Told:
        """HC-2: others see that a card was laid, not which. The last one turns all over: then everybody sees it."""
        known = eyes == seat or len(state.actors()) == 1
        return Told(self.name(action)) if known else Told("", Label("told-down"))

    def reveals(self, action: PublicAction) -> set[int]:
        """HC-2: a card face down tells nobody anything; once all are turned over everybody has seen the others'."""
        return action.everybody() if action.after["round"] > action.before["round"] else set()

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("not-held", "HC-1", card=self.name(action))

    # Positions

    def place(self, position: Plain) -> State:
        self.check(position)
        return HighCard.of(position)

    def check(self, plain: Plain) -> None:
        """Every card is in one place only, and nobody has more or fewer than the others."""
        self.expect(len(plain.points) == len(plain.hands) == len(plain.laid) == plain.players, "players")
        self.expect(sorted(plain.prizes) == sorted(PRIZES), "prizes")
        self.expect(len(plain.seen) == plain.players * plain.round, "seen")
        self.expect(sum(plain.points) == sum(plain.prizes[: plain.round]), "points")
        down = [card for card in plain.laid if card is not None]
        each = [card for hand in plain.hands for card in hand] + plain.seen + down
        self.expect(len(set(each)) == len(each) and len(down) < plain.players, "hands")
        counts = {len(hand) + (card is not None) for hand, card in zip(plain.hands, plain.laid, strict=True)}
        self.expect(counts == {HAND - plain.round}, "hands")

    def expect(self, good: bool, field: str) -> None:
        if not good:
            raise self.refusal("position-wrong", "HC-1", field=field)

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        """Fill in anything that fits, then deal all of it anew that the seat cannot see."""
        known = fitted(dict(view), Seen, "view")
        own = [] if seat is None else [*known.hands[seat], *[c for c in [known.laid[seat]] if c is not None]]  # type: ignore[misc]
        free = [card for card in range(1, CARDS + 1) if card not in known.seen and card not in own]
        left = sorted(PRIZES)
        for prize in known.prizes:
            left.remove(prize)
        hands = [hand if isinstance(hand, list) else [free.pop() for _ in range(hand)] for hand in known.hands]
        laid = [free.pop() if card == "down" else card for card in known.laid]
        whole = [*known.prizes, *left]
        state = HighCard.of(Plain(known.players, known.round, known.points, known.seen, hands, laid, whole))
        state.redeal(NONE if seat is None else seat, dice)
        return state


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's view: of other hands only the number, of cards face down only that they lie there."""

    players: Literal[2, 3, 4]
    round: Annotated[int, msgspec.Meta(ge=0, le=HAND)]
    points: list[Natural]
    seen: list[Card]
    hands: list[list[Card] | Natural]
    laid: list[Card | Literal["down"] | None]
    prizes: list[Prize]
    open: bool = False
