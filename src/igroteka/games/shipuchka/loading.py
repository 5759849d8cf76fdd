"""Positions and views of Fizz from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import Any

from igroteka.engine import position as loading
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE, OVER

from .kinds import AIMING_AGAIN as AGAIN
from .kinds import (
    ANSWERING,
    ASK,
    CHOOSING,
    DOUBLE,
    FREE,
    chip_kind,
    is_order,
)
from .notation import is_lowest
from .plain import Known, PlainPosition, PlainView
from .rules import Fizz


def placed(game: Any, plain: PlainPosition) -> Fizz:
    """The position as a state."""
    loading = Loading(game, plain)
    loading.set_bubbles(plain.bubbles is not None)
    loading.check_turn()
    return loading.state


def imagined(game: Any, plain: PlainView, seat: int | None, dice: Dice) -> Fizz:
    """A whole position a seat may imagine from its view."""
    loading = Loading(game, plain)
    for other, chips in enumerate(plain.hands):
        loading.expect(isinstance(chips, int) == (other != seat), "hands", "view-hands", "SH-11")
    counts = [chips if isinstance(chips, int) else 0 for chips in plain.hands]
    loading.hide(counts, plain.bubbles)
    loading.state.imagine(-1 if seat is None else seat, dice)
    loading.check_turn()
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    def __init__(self, game: Any, plain: Known) -> None:
        self.game, self.plain, self.box = game, plain, game.box
        self.state = Fizz(game.box, plain.players, Dice(0))
        super().__init__(game, plain, self.state)
        self.expect(len(plain.scores) in (0, plain.players), "scores", "position-seats")
        self.check_options()
        self.expect(self.state.out & ~self.box.chips(32) == 0, "out", rule="SH-35")
        self.check_moment()

    def expect(self, good: bool, field: str, key: str = "position-unfit", rule: str | None = None, **args: Any) -> None:
        super().expect(good, field, key, rule, **args)

    # Chips

    def set_bubbles(self, given: bool) -> None:
        """Every chip of the box is in exactly one place; what is nowhere else is a bubble."""
        state = self.state
        rest = self.box.all & ~state.placed() | state.bubbles
        self.expect(not given or state.bubbles == rest, "bubbles", "position-bubbles", "SH-10")
        state.bubbles = 0 if state.solo else rest
        self.expect(not state.solo or rest == 0 or not given, "bubbles", "position-bubbles", "SH-70")
        if state.solo:
            state.set_hand(0, state.held_by(0) | rest)

    def hide(self, counts: list[int], bubbles: int) -> None:
        """Chips nobody has named are dealt out somehow; `imagine` deals them again."""
        rest = [1 << chip for chip in range(57) if self.box.all & ~self.state.placed() & 1 << chip]
        self.expect(len(rest) == sum(counts) + bubbles, "bubbles", "view-bubbles", "SH-10")
        for seat, count in enumerate(counts):
            if isinstance(self.hands()[seat], int):
                self.state.set_hand(seat, sum(rest[:count]))
                rest = rest[count:]
        self.state.bubbles = sum(rest)

    # The table

    def check_options(self) -> None:
        plain, state = self.plain, self.state
        alone = plain.players == 1
        self.expect(alone or state.challenge == FREE, "challenge", rule="SH-71")
        self.expect(not (alone and plain.companion), "companion", rule="SH-82")
        self.expect(not alone or plain.rounds == 1, "rounds", rule="SH-70")

    def check_moment(self) -> None:
        plain, state = self.plain, self.state
        for field in ("active", "starter"):
            self.expect(getattr(plain, field) < plain.players, field, "position-seat")
        self.expect(plain.round < plain.rounds, "round", rule="SH-52")
        self.expect(not (state.solo and plain.retry), "retry", rule="SH-70")
        self.expect((plain.ask is None) == (plain.ask_left == 0), "ask_left", rule="SH-33")
        self.check_choice()

    def check_choice(self) -> None:
        """The chips in the fingers, and how far they have come."""
        plain, state = self.plain, self.state
        choosing = state.phase == CHOOSING
        self.expect(choosing == (state.chosen < 0) == (state.laid == 0), "chosen", rule="SH-23")
        if not choosing:
            self.check_chosen(state.chosen)
        self.expect(len(plain.places) == state.places_chosen(), "places", rule="SH-24")
        self.expect(not plain.companion or state.phase in (CHOOSING, ANSWERING), "phase", rule="SH-82")
        self.check_places()
        self.check_marks()

    def check_chosen(self, action: int) -> None:
        state, kind, double = self.state, chip_kind(action), DOUBLE <= action < ASK
        good = state.laid & ~self.box.chips(kind) == 0 and state.side() == 1 + double
        self.expect(good, "laid", rule="SH-23")
        self.expect(state.phase != AGAIN or double, "phase", rule="SH-23")
        self.expect(not is_order(kind) or (action < DOUBLE) == state.solo, "chosen", rule="SH-33")
        self.expect(state.chips_that_go(state.active) & state.laid == state.laid, "chosen", rule="SH-21")

    def check_places(self) -> None:
        places, ground = self.plain.places, self.state.ground()
        for x, y in places:
            self.expect(ground.bears(x, y, ground.count), "places", rule="SH-24")
        if len(places) == 2:
            (x, y), (u, v) = places
            self.expect((x - u) ** 2 + (y - v) ** 2 >= 625, "places", rule="SH-24")

    def check_marks(self) -> None:
        state = self.state
        allowed = state.companion and state.phase == ANSWERING
        self.expect(allowed or not (state.marked or state.marked_laid), "marked", rule="SH-82")
        kinds = range(33)
        enough = all(
            (state.marked & self.box.chips(k)).bit_count() <= (state.standing & self.box.chips(k)).bit_count()
            for k in kinds
        )
        self.expect(enough and is_lowest(self.box, state.marked), "marked", rule="SH-82")
        self.expect(state.marked_laid <= state.side(), "marked_laid", rule="SH-82")

    # Whose turn

    def check_turn(self) -> None:
        state, plain = self.state, self.plain
        if plain.over is not None:
            return self.check_over(plain.over)
        physics = state.phase == ANSWERING and not state.companion
        state.turn = CHANCE if physics else state.active
        empty = [not state.held_by(seat) for seat in range(plain.players)]
        if state.laid or state.solo:
            empty[state.active] = False
        self.expect(not any(empty), "hands", "position-empty-hand", "SH-50")
        able = state.chips_that_go(state.active) or state.bubbles
        self.expect(bool(able), "hands", "position-stuck", "SH-25")
        self.expect(not plain.limit or state.solo or plain.placements < plain.limit, "placements", rule="SH-53")
        return None

    def check_over(self, over: str) -> None:
        state, plain = self.state, self.plain
        self.expect(state.phase == CHOOSING and not plain.retry, "phase", "position-over", "SH-50")
        expected = over == "SH-70" if state.solo else (over == "SH-52") == (plain.rounds > 1) and over != "SH-70"
        self.expect(expected and plain.round + 1 == plain.rounds, "over", "position-over", "SH-52")
        state.turn = OVER
