"""Positions and views of Floors from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine import loading
from igroteka.engine.dice import Dice

from .box import Box
from .kinds import BALL, BEGINNER, FULL, KIND_BY_NAME, LEVELS, counted
from .plain import Known, PlainPosition, PlainView
from .rules import Floors

if TYPE_CHECKING:
    from .game import FloorsGame


def placed(game: FloorsGame, plain: PlainPosition) -> Floors:
    """The position as a state."""
    loading = Loading(game, plain)
    for seat, cards in enumerate(plain.hands):
        loading.hand_out(seat, cards)
    loading.set_deck(plain.deck)
    loading.set_dice(plain.dice)
    loading.set_turn()
    loading.check_turn()
    loading.set_asked(plain.asked)
    return loading.state


def imagined(game: FloorsGame, plain: PlainView, seat: int | None, dice: Dice) -> Floors:
    """A whole position a seat may imagine from its view."""
    loading = Loading(game, plain)
    for other, cards in enumerate(plain.hands):
        loading.expect(isinstance(cards, str) == (other == seat), "hands", "view-hands")
        loading.hand_out(other, cards)
    loading.set_deck(None)
    loading.set_turn()
    loading.check_view(plain, seat)
    loading.state.imagine(-1 if seat is None else seat, plain.finishing, plain.asked, dice)
    loading.check_turn()
    loading.expect(loading.state.window() == plain.window, "window", "view-asked", "ET-34")
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    own = (
        *("level", "open", "under", "below", "laid", "by", "spent", "stars", "over"),
        *("hands", "deck", "asked", "dice", "finishing", "window"),
    )

    def __init__(self, game: FloorsGame, plain: Known) -> None:
        self.plain = plain
        self.box: Box = game.boxes[LEVELS.index(plain.level)]
        self.state = Floors(self.box, plain.players, plain.quiet_limit, plain.helps, Dice(0))
        super().__init__(game, plain, self.state)
        self.hidden = 0
        self.tops = self.open_cards()
        self.spent = self.cards(plain.spent, "spent")
        self.seen = [spent + self.tops.count(kind) for kind, spent in enumerate(self.spent)]
        self.set_piles()
        for field, found in (("hands", len(self.hands())), ("stars", len(self.stars()))):
            self.expect(found == plain.players, field, "position-seats")

    def stars(self) -> list[int]:
        return self.plain.stars or [0] * self.plain.players

    def cards(self, text: str, field: str) -> list[int]:
        unknown = [name for name in text.split() if name not in KIND_BY_NAME]
        self.expect(not unknown, field, "position-card", "ET-1", text=" ".join(unknown)[:40])
        return counted(text)

    def open_cards(self) -> list[int]:
        names = self.plain.open
        self.expect(all(name in KIND_BY_NAME for name in names), "open", "position-open", "ET-11")
        kinds = [KIND_BY_NAME[name] for name in names]
        good = self.goes_on(0, kinds[0]) and self.goes_on(1, kinds[1])
        self.expect(good, "open", "position-open", "ET-11")
        return kinds

    def set_piles(self) -> None:
        plain = self.plain
        floors = sum(self.spent[:BALL])
        under = plain.under or (floors, sum(self.spent) - floors)
        good = sum(under) == sum(self.spent) and (self.box.level == BEGINNER or under[0] == floors)
        self.expect(good, "under", "position-under", "ET-23")
        laid = plain.laid or (under[0] + 1, under[1] + 1)
        for pile in range(2):
            self.expect(laid[pile] > under[pile], "laid", "position-laid", "ET-11")
            by, below = plain.by[pile], self.card_below(pile, under[pile])
            self.expect(by is None or by < plain.players, "by", "position-by")
            self.state.set_pile(pile, self.tops[pile], under[pile], below, laid[pile], -1 if by is None else by)

    def card_below(self, pile: int, under: int) -> int:
        name = self.plain.below[pile]
        kind = KIND_BY_NAME.get(str(name), -1)
        good = name is None or (under > 0 and kind >= 0 and self.spent[kind] > 0 and self.goes_on(pile, kind))
        self.expect(good, "below", "position-under", "ET-23")
        return kind

    def goes_on(self, pile: int, kind: int) -> bool:
        """Is it a kind of card that lies on this pile?"""
        return kind < BALL if self.box.level == BEGINNER or pile == 0 else kind >= BALL

    def hand_out(self, seat: int, cards: str | int) -> None:
        """A hand, or the number of its cards."""
        if isinstance(cards, int):
            self.hidden += cards
            self.expect(cards <= self.box.size, "hands", "position-cards", "ET-2", level=self.plain.level)
            self.state.hide_hand(seat, cards)
            return
        for kind, count in enumerate(self.cards(cards, "hands")):
            self.seen[kind] += count
            for _ in range(count):
                self.state.gain(seat, kind)

    def set_deck(self, deck: str | None) -> None:
        """Every card of the box is in exactly one place; what is nowhere else is in the deck."""
        rest = [whole - seen for whole, seen in zip(self.box.cards(), self.seen, strict=True)]
        given = rest if deck is None else self.cards(deck, "deck")
        self.expect(min(rest) >= 0, "hands", "position-cards", "ET-2", level=self.plain.level)
        self.expect(given == rest, "deck", "position-deck", "ET-2", level=self.plain.level)
        self.state.set_table(self.spent, rest, self.stars())

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
        """How the stars and the count of quiet turns say the game has ended, if so."""
        stars, goal = self.stars(), self.state.goal()
        self.expect(max(stars) <= goal and stars.count(goal) <= 1, "stars", "position-stars", "ET-24", goal=goal)
        if goal in stars:
            self.expect(stars[self.plain.active] == goal, "active", "position-stars", "ET-24", goal=goal)
            return "ET-24"
        return "ET-26" if 0 < self.plain.quiet_limit <= self.plain.quiet else None

    def check_turn(self) -> None:
        """Can a turn have come this far with such a hand?"""
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
        good = all(seat < self.plain.players and state.asked >> seat & 1 for seat in asked)
        self.expect(good, "asked", "position-asked", "ET-34")
        state.asked = sum(1 << seat for seat in set(asked))
        if self.plain.over is None:
            state.ask_next()

    def check_view(self, plain: PlainView, seat: int | None) -> None:
        """Does a view hold together, so that somebody can have seen it?"""
        unseen = [whole - seen for whole, seen in zip(self.box.cards(), self.seen, strict=True)]
        self.expect(sum(unseen) == self.hidden + plain.deck, "deck", "view-deck", "ET-2")
        if plain.finishing and plain.active != seat:
            balls, cards = sum(unseen[BALL:]), self.hands()[plain.active]
            self.expect(plain.floor_laid and 0 < cards <= balls, "finishing", "view-finishing", "ET-21")
        if plain.active == seat:
            self.check_turn()
            self.expect(plain.finishing == self.state.finishing(), "finishing", "view-finishing", "ET-21")
        self.expect(not plain.window or self.box.level == FULL, "window", "view-asked", "ET-50")
        asked = seat is not None and plain.window and plain.active != seat and self.state.nights_that_go(seat)
        self.expect(bool(asked) or not plain.asked, "asked", "view-asked", "ET-34")
