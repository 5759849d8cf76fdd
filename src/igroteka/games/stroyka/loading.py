"""Positions and views of The Big Build from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import Any

from igroteka.engine import position as loading
from igroteka.engine.core.bits import bit
from igroteka.engine.core.dice import Dice

from .plain import PHASES, Known, PlainPosition, PlainView
from .position import FIGURES
from .rules import BigBuild


def placed(game: Any, plain: PlainPosition) -> BigBuild:
    """The position as a state."""
    loading = Loading(game, plain)
    loading.set_deck(plain.deck is not None)
    loading.set_turn()
    return loading.state


def imagined(game: Any, plain: PlainView, seat: int | None, dice: Dice) -> BigBuild:
    """A whole position a seat may imagine from its view."""
    loading = Loading(game, plain)
    loading.expect(plain.board == game.board.key, "board", "view-board", "ST-4")
    loading.check_eyes(seat)
    loading.set_deck(False)
    loading.expect(loading.state.deck_size == loading.hidden_cards() + plain.deck, "deck", "view-deck", "ST-2")
    loading.set_turn()
    loading.state.deal_hidden(-1 if seat is None else seat, dice)
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    def __init__(self, game: Any, plain: Known) -> None:
        self.game, self.plain, self.board = game, plain, game.board
        self.state = BigBuild(self.board, plain.players, plain.quiet_limit, FIGURES[: plain.players], Dice(0))
        super().__init__(game, plain, self.state)
        figures = self.state.figures
        self.phase = plain.phase or ("start" if None in plain.at else "move")
        for field, found in (("at", len(plain.at)), ("figures", len(figures))):
            self.expect(found == plain.players, field, "position-seats", players=plain.players)
        good = set(figures) <= set(FIGURES) and len(set(figures)) == plain.players
        self.expect(good, "figures", "position-figures", "ST-12", known=", ".join(FIGURES))
        self.set_figures()
        self.set_tokens()

    # Cards

    def set_deck(self, given: bool) -> None:
        """Every card of the box is in exactly one place; what is nowhere else is in the deck."""
        state = self.state
        shown = [seat for seat, cards in enumerate(self.hands()) if isinstance(cards, str)]
        held = [kind for seat in shown for kind in state.hand_of(seat)]
        rest = [
            whole - spent - held.count(kind)
            for kind, (whole, spent) in enumerate(zip(self.board.deck_counts(), state.spent, strict=False))
        ]
        self.expect(min(rest) >= 0, "hands", "position-cards", "ST-2")
        self.expect(not given or state.deck[: len(rest)] == rest, "deck", "position-deck", "ST-2")
        state.deck = [*rest, *state.deck[len(rest) :]]
        state.deck_size, state.spent_size = sum(rest), sum(state.spent)
        self.check_last()

    def check_last(self) -> None:
        """ST-28: the cards that went to the discards last lie there."""
        last, by = [kind for kind in self.state.last if kind >= 0], self.plain.by
        there = all(last.count(kind) <= self.state.spent[kind] for kind in last)
        self.expect(there, "last", "position-last", "ST-28")
        good = by is None if not last else by is not None and by < self.plain.players
        self.expect(good, "by", "position-last", "ST-28")

    # The board

    def set_figures(self) -> None:
        """ST-21: one figure to a cell; ST-12: on START cells, in turn order, before the game begins."""
        plain = self.plain
        self.expect(plain.first < plain.players, "first", "position-seat")
        cells = self.state.at[: plain.players]
        standing = [cell for cell in cells if cell >= 0]
        self.expect(len(set(standing)) == len(standing), "at", "position-two", "ST-21")
        self.expect(self.phase == "start" or -1 not in cells, "at", "position-at", "ST-12")
        if self.phase == "start":
            self.check_starting(cells)
        self.state.occupied = sum(bit(cell) for cell in standing)
        self.state.points = [*self.points(), *self.state.points[plain.players :]]

    def check_starting(self, cells: list[int]) -> None:
        plain = self.plain
        good = all(cell < 0 or self.board.starts & bit(cell) for cell in cells)
        self.expect(good and not plain.house, "at", "position-at", "ST-12")
        order = [cells[(plain.first + i) % plain.players] for i in range(plain.players)]
        count = sum(cell >= 0 for cell in order)
        turn = (plain.first + count) % plain.players
        placed = count < plain.players and all(cell >= 0 for cell in order[:count]) and plain.turn == turn
        self.expect(placed and not plain.turns, "turn", "position-starting", "ST-12")

    def points(self) -> list[int]:
        """ST-30: as many in all as tokens stand and touch; by default as if built in reading order."""
        built = [(self.board.token_names.index(name), seat) for name, seat in self.plain.house.items()]
        usual = self.usual_points(built)
        points = usual if self.plain.points is None else self.plain.points
        self.expect(len(points) == self.plain.players, "points", "position-seats", players=self.plain.players)
        own = [sum(seat == s for _, seat in built) for s in range(self.plain.players)]
        enough = all(point >= least for point, least in zip(points, own, strict=True))
        none = all(point == 0 for point, least in zip(points, own, strict=True) if not least)
        self.expect(sum(points) == sum(usual) and enough and none, "points", "position-points", "ST-30", sum=sum(usual))
        return points

    def usual_points(self, built: list[tuple[int, int]]) -> list[int]:
        points = [0] * self.plain.players
        standing: set[int] = set()
        for token, seat in sorted(built):
            points[seat] += 1 + len(standing & set(self.board.neighbours_of(token)))
            standing.add(token)
        return points

    def set_tokens(self) -> None:
        """ST-10: every token lies on a square of its number or stands in the house; others lie where room is."""
        state, every = self.state, range(self.board.cells)
        lying = [(cell, state.token_on(cell)) for cell in every if state.token_on(cell) >= 0]
        built = {token for token in range(self.board.tokens) if state.house & bit(token)}
        taken = built | {token for _, token in lying}
        good = len(taken) == len(built) + len(lying) and all(self.is_square(*there) for there in lying)
        self.expect(good, "tokens", "position-tokens", "ST-10")
        for token in sorted(set(range(self.board.tokens)) - taken):
            room = [cell for cell in every if state.token_on(cell) < 0 and self.is_square(cell, token)]
            self.expect(bool(room), "tokens", "position-tokens", "ST-10")
            state.lay_token(token, room[0])

    def is_square(self, cell: int, token: int) -> bool:
        """Return whether a free square may hold this token."""
        square = self.board.asked(cell) < 0 and self.board.cost_at(cell) == self.board.token(token)[1]
        return square and not self.state.occupied & bit(cell)

    # The turn

    def set_turn(self) -> None:
        plain, state = self.plain, self.state
        state.phase = PHASES.index(self.phase)
        self.expect(plain.over == self.expected_end(), "over", "position-over", "ST-31")
        self.expect((plain.turn is None) == (plain.over is not None), "turn", "position-turn", "ST-31")
        self.check_turn()
        if plain.over:
            state.stop_game(int(plain.over[3:]))

    def expected_end(self) -> str | None:
        """Return the rule by which the house and quiet turns end the game, or None."""
        if self.state.house == self.board.whole:
            return "ST-31"
        limit = self.plain.quiet_limit * self.plain.players
        return "ST-34" if 0 < limit <= self.plain.quiet else None

    def check_turn(self) -> None:
        """ST-26: whoever is moving has cards; a token taken this turn stands in the house."""
        plain, state = self.plain, self.state
        self.expect(not plain.built or (not plain.quiet and bool(plain.house)), "built", "position-built", "ST-34")
        if plain.turn is None:
            return
        self.expect(plain.turn < plain.players, "turn", "position-seat")
        state.turn = plain.turn
        empty = self.hands()[plain.turn] in ("", 0)
        self.expect(self.phase != "move" or not empty, "phase", "position-phase", "ST-26")
