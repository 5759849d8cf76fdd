"""Positions and views of My Blanket! from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import Any

from igroteka.engine import position as loading
from igroteka.engine.core.dice import Dice

from .box import Box
from .kinds import DRAWN, MOST_CARDS, PHASES, ROUNDS, SURPLUS
from .plain import Known, PlainPosition, PlainView
from .rules import Blanket


def placed(game: Any, plain: PlainPosition) -> Blanket:
    """The position as a state."""
    loading = Loading(game, plain)
    loading.set_cards(plain.deck is not None)
    loading.set_turn()
    loading.set_drawn(plain.drawn, True)
    return loading.state


def imagined(game: Any, plain: PlainView, seat: int | None, dice: Dice) -> Blanket:
    """A whole position a seat may imagine from its view."""
    loading = Loading(game, plain)
    loading.check_eyes(seat)
    loading.set_cards(False)
    loading.hide_discards(plain)
    loading.expect(plain.touched == "" and plain.struck is None, "touched", "view-moment")
    loading.set_turn()
    loading.set_drawn(plain.drawn, plain.turn == seat)
    loading.state.redeal(-1 if seat is None else seat, dice)
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    def __init__(self, game: Any, plain: Known) -> None:
        self.game, self.plain = game, plain
        self.box: Box = game.boxes[plain.players]
        self.state = Blanket(self.box, plain.teams, plain.quiet_limit, Dice(0))
        super().__init__(game, plain, self.state)
        self.expect(len(plain.tokens) in (0, plain.players), "tokens", "position-seats")
        for seat, cards in enumerate(self.hands()):
            self.check_hand(seat, cards if isinstance(cards, int) else len(cards.split()))
        self.expect(not plain.teams or plain.players == 4, "teams", "position-teams", "OD-32")
        self.expect(plain.players == 4 or plain.blanket[0] == 0, "blanket", "position-blanket", "OD-3")
        self.expect(plain.players == 4 or plain.spun == 0, "spun", "position-blanket", "OD-3")

    # Cards

    def check_hand(self, seat: int, count: int) -> None:
        """OD-15: nobody holds more than a turn can give."""
        self.expect(count <= self.most_cards(seat), "hands", "position-hand", "OD-15", most=self.most_cards(seat))

    def most_cards(self, seat: int) -> int:
        plain = self.plain
        if seat != plain.turn or plain.phase in ("turn", "bed"):
            return MOST_CARDS
        return MOST_CARDS + 1 if plain.phase == "drawn" else MOST_CARDS + self.game.most_drawn

    def set_cards(self, given: bool) -> None:
        """Every card of the box is in exactly one place; what is nowhere else is in the deck."""
        state, players, kinds = self.state, self.plain.players, self.box.kinds
        hands = [state.hand_of(seat) for seat in range(players)]
        seen = [sum(counts) for counts in zip(state.spent[:kinds], *hands, strict=True)]
        rest = [whole - seen[kind] - state.open.count(kind) for kind, whole in enumerate(self.box.cards())]
        self.expect(min(rest) >= 0, "hands", "position-cards", "OD-4", players=players)
        self.expect(not given or state.deck[:kinds] == rest, "deck", "position-deck", "OD-4", players=players)
        state.deck = [*rest, *state.deck[kinds:]]
        state.deck_size, state.spent_size = sum(rest), sum(state.spent)

    def hide_discards(self, plain: PlainView) -> None:
        """Nobody sees which cards lie in the deck, in the discards, in other hands."""
        unseen = self.state.deck_size
        self.expect(unseen == self.hidden_cards() + plain.deck + plain.discards, "deck", "view-deck", "OD-4")
        for _ in range(plain.discards):
            self.state.bury()

    # The turn

    def set_turn(self) -> None:
        plain, state = self.plain, self.state
        self.expect(plain.starter < plain.players, "starter", "position-seat")
        self.expect(plain.turn is None or plain.turn < plain.players, "turn", "position-seat")
        state.begin_turn(plain.starter if plain.turn is None else plain.turn)
        state.phase = PHASES.index(plain.phase)  # a turn begins at its beginning
        self.expect(state.dealt < plain.players, "dealt", "position-seat")
        self.check_end()
        self.check_beds()
        if plain.over:
            state.stop_game()

    def check_end(self) -> None:
        """OD-21, OD-34: with a gnome under the blanket or after too many quiet turns a round is over, and so is the
        game after the third; a round that goes on has neither."""
        plain = self.plain
        quiet = 0 < plain.quiet_limit <= plain.quiet
        ended = bool(self.state.touching()) or quiet
        self.expect(ended == (plain.over is not None), "over", "position-over", "OD-21")
        self.expect((plain.turn is None) == (plain.over is not None), "turn", "position-turn", "OD-31")
        self.expect(plain.over is None or plain.round == ROUNDS, "round", "position-over", "OD-31")
        rule = "OD-32" if plain.teams else "OD-31"
        self.expect(plain.over in (None, rule), "over", "position-over", rule)
        self.expect(plain.over is None or plain.phase == "turn", "phase", "position-phase", "OD-31")
        self.expect(plain.quiet >= 0 or plain.phase == "surplus", "quiet", "position-phase", "OD-34")

    def check_beds(self) -> None:
        """Check a moment before a round: the next seat without exactly one gnome chooses (OD-10, OD-30)."""
        plain, state = self.plain, self.state
        if plain.phase == "bed":
            self.expect(plain.pillow == "chosen", "phase", "position-phase", "OD-10")
            self.expect(plain.blanket == (0, 0) and plain.quiet == 0, "blanket", "position-phase", "OD-10")
            self.expect(plain.turn == state.chooser(), "turn", "position-phase", "OD-10")

    def set_drawn(self, drawn: str | None, known: bool) -> None:
        """OD-13, OD-15: return whether the hand of the seat in turn agrees with the phase."""
        state, seat = self.state, self.state.active
        cards = self.hands()[seat]
        count = cards if isinstance(cards, int) else len(cards.split())
        self.expect(
            (state.phase == SURPLUS) == (count > MOST_CARDS and state.phase != DRAWN),
            "phase",
            "position-phase",
            "OD-15",
        )
        self.expect(known or drawn is None, "drawn", "view-hands")
        if state.phase == DRAWN and not known:
            self.expect(count > 0, "hands", "position-drawn", "OD-13")
            return
        self.expect((drawn is not None) == (state.phase == DRAWN), "drawn", "position-drawn", "OD-13")
        if drawn is not None:
            self.expect(drawn in str(cards).split(), "drawn", "position-drawn", "OD-13")
