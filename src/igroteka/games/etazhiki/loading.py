"""Positions and views of Floors from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import Any

from igroteka.engine import position as loading
from igroteka.engine.core.dice import Dice

from .box import Box
from .kinds import BALL, BEGINNER, CUT_IN, FULL, LEVELS
from .plain import Known, PlainPosition, PlainView
from .rules import Floors


def placed(game: Any, plain: PlainPosition) -> Floors:
    """The position as a state."""
    loading = Loading(game, plain)
    loading.set_deck(plain.deck is not None)
    loading.set_turn()
    loading.check_turn()
    loading.set_asked(plain.asked)
    return loading.state


def imagined(game: Any, plain: PlainView, seat: int | None, dice: Dice) -> Floors:
    """A whole position a seat may imagine from its view."""
    loading = Loading(game, plain)
    loading.check_eyes(seat)
    loading.set_deck(False)
    loading.set_turn()
    loading.check_view(plain, seat)
    loading.state.imagine(-1 if seat is None else seat, plain.finishing, plain.asked, dice)
    loading.check_turn()
    loading.expect(loading.state.window() == plain.window, "window", "view-asked", "ET-34")
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    def __init__(self, game: Any, plain: Known) -> None:
        self.plain = plain
        self.box: Box = game.boxes[LEVELS.index(plain.level)]
        self.state = Floors(
            self.box, plain.players, plain.quiet_limit, CUT_IN.index(plain.cut_in), plain.helps, Dice(0)
        )
        super().__init__(game, plain, self.state)
        self.expect(len(plain.stars) in (0, plain.players), "stars", "position-seats")
        good = all(self.goes_on(pile, self.state.top[pile]) for pile in range(2))
        self.expect(good, "open", "position-open", "ET-11")
        self.check_piles()

    def seen(self) -> list[int]:
        """The cards whose place is known, by kind."""
        state = self.state
        hands = [state.hand_of(seat) for seat in range(state.players)]
        lying = [spent + state.top.count(kind) for kind, spent in enumerate(state.spent)]
        return [sum(counts) for counts in zip(lying, *hands, strict=True)]

    def check_piles(self) -> None:
        """ET-23: what lies beneath the open cards, and what was ever laid; as the discards have it, if nobody says."""
        plain, state, spent = self.plain, self.state, self.state.spent
        floors = sum(spent[:BALL])
        state.spent_size = sum(spent)
        under = plain.under or (floors, state.spent_size - floors)
        good = sum(under) == state.spent_size and (self.box.level == BEGINNER or under[0] == floors)
        self.expect(good, "under", "position-under", "ET-23")
        laid = plain.laid or (under[0] + 1, under[1] + 1)
        state.under, state.laid = list(under), list(laid)
        for pile in range(2):
            self.expect(laid[pile] > under[pile], "laid", "position-laid", "ET-11")
            self.expect(state.by[pile] < plain.players, "by", "position-by")
            self.check_below(pile, state.below[pile])

    def check_below(self, pile: int, kind: int) -> None:
        good = kind < 0 or (self.state.under[pile] > 0 and self.state.spent[kind] > 0 and self.goes_on(pile, kind))
        self.expect(good, "below", "position-under", "ET-23")

    def goes_on(self, pile: int, kind: int) -> bool:
        """Return whether cards of a kind lie on this pile."""
        return kind < BALL if self.box.level == BEGINNER or pile == 0 else kind >= BALL

    def set_deck(self, given: bool) -> None:
        """Every card of the box is in exactly one place; what is nowhere else is in the deck."""
        rest, state = self.unseen(), self.state
        self.expect(min(rest) >= 0, "hands", "position-cards", "ET-2", level=self.plain.level)
        self.expect(not given or state.deck == rest, "deck", "position-deck", "ET-2", level=self.plain.level)
        state.deck, state.deck_size = rest, sum(rest)

    def unseen(self) -> list[int]:
        return [whole - seen for whole, seen in zip(self.box.cards(), self.seen(), strict=True)]

    # The turn

    def set_turn(self) -> None:
        plain, state = self.plain, self.state
        self.expect(plain.active < plain.players, "active", "position-active")
        state.turn = plain.active
        self.expect(plain.over == self.expected_end(), "over", "position-over", "ET-24")
        beginner = self.box.level == BEGINNER
        anything = plain.drawn or plain.floor_laid or plain.ball_laid
        self.expect(not (anything and plain.over), "over", "position-flags", "ET-24")
        self.expect(not (beginner and (plain.drawn or plain.ball_laid)), "drawn", "position-flags", "ET-60")
        if plain.over:
            state.stop_game(int(plain.over[3:]))

    def expected_end(self) -> str | None:
        """Return the rule by which stars and quiet turns end the game, or None."""
        stars, goal = self.state.stars, self.state.goal()
        self.expect(max(stars) <= goal and stars.count(goal) <= 1, "stars", "position-stars", "ET-24", goal=goal)
        if goal in stars:
            self.expect(stars[self.plain.active] == goal, "active", "position-stars", "ET-24", goal=goal)
            return "ET-24"
        return "ET-26" if 0 < self.plain.quiet_limit <= self.plain.quiet else None

    def check_turn(self) -> None:
        """Return whether the phase of the turn is possible with this hand."""
        hand = sum(self.state.hand_of(self.plain.active))
        self.expect(hand > 0 or not self.plain.floor_laid, "hands", "position-turn", "ET-22")
        finishing = self.state.finishing()
        self.expect(finishing or self.state.is_plausible(), "hands", "position-turn", "ET-18")

    def set_asked(self, asked: list[int] | None) -> None:
        state = self.state
        if self.plain.over is None:
            state.ask_others()
        if asked is None:
            return
        seats = sum(1 << seat for seat in set(asked))  # small numbers: their notation has looked at them
        self.expect(seats & ~state.asked == 0, "asked", "position-asked", "ET-34")
        state.asked = seats
        if self.plain.over is None:
            state.ask_next()

    def check_view(self, plain: PlainView, seat: int | None) -> None:
        """Return whether a view is consistent."""
        unseen = self.unseen()
        self.expect(sum(unseen) == self.hidden_cards() + plain.deck, "deck", "view-deck", "ET-2")
        if plain.finishing and plain.active != seat:
            balls, cards = sum(unseen[BALL:]), self.hands()[plain.active]
            self.expect(plain.floor_laid and 0 < cards <= balls, "finishing", "view-finishing", "ET-21")
        if plain.active == seat:
            self.check_turn()
            self.expect(plain.finishing == self.state.finishing(), "finishing", "view-finishing", "ET-21")
        self.expect(not plain.window or self.box.level == FULL, "window", "view-asked", "ET-50")
        open_to_others = (plain.window or self.state.early()) and plain.active != seat
        asked = seat is not None and open_to_others and self.state.nights_that_go(seat)
        self.expect(bool(asked) or not plain.asked, "asked", "view-asked", "ET-34")
