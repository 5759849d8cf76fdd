"""Этажики / Floors.

In your turn lay as many cards as you can: a floor with the open number, or as many floors up or down
as the open ball says; a ball whenever you like, but at least one floor. The ring of floors has no end:
above 9 comes 0. An empty hand is a star and six new cards; five stars win, or three among four and more.
A night floor that fits may cut into somebody else's turn. Three levels: full, middle, beginner.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Line, Outcome, ranked

from .hands import Hands

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit, first, without_first
    from igroteka.engine.core.seats import OVER

    from .kinds import BALL, BEGINNER, CLAIM, DRAW, END, HAND, LAY, LET, NIGHT, PASS, SKIP, TOP


def stars_to_win(players: int) -> int:
    """ET-24: five stars, or three among four and more."""
    return 5 if players <= 3 else 3


class Floors(Hands):
    """A position of any level, and what may be done with it."""

    @cython.locals(other="Floors")
    def clone(self) -> "Floors":
        other = Floors.__new__(Floors)
        other.copy(self)
        return other

    # Set-up

    def deal(self, starter: int) -> None:
        self.deal_hands()
        self.open_piles()
        self.begin_turn(starter)

    # A turn

    def actors(self) -> tuple[int, ...]:
        """Return the seats that may act, in the order they are asked.

        Those who may cut in come first, clockwise; then the active player, except in a window (ET-34).
        """
        if self.turn == OVER or not self.asked:
            return () if self.turn == OVER else (self.active,)
        order = [(self.active + step) % self.players for step in range(1, self.players)]
        asked = tuple([seat for seat in order if self.asked & bit(seat)])
        return asked if self.window() else (*asked, self.active)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if self.asked and self.asked & bit(seat):
            return self.add_claims(seat, actions)
        if self.turn == OVER or seat != self.active or (self.asked and self.window()):
            return True
        if self.level == BEGINNER:
            return self.add_floors(actions)
        if self.finishing():
            return self.add_tops(actions)
        return self.add_cards(actions)

    def add_cards(self, actions: Actions) -> bool:
        """ET-13 to ET-20: cards that go, or drawing when none does; then end or pass."""
        cards = self.cards_that_go(self.active)
        if not cards and not self.drawn and not self.ball_laid and not self.floor_laid:
            return actions.add(DRAW)  # ET-19: only when no move exists, once, before any card.
        while cards:
            actions.add(first(cards))
            cards = without_first(cards)
        if self.floor_laid:
            actions.add(END)  # ET-20
        elif self.drawn and not self.ball_laid:
            actions.add(PASS)  # ET-19: you cannot, or do not want to.
        return True

    def add_tops(self, actions: Actions) -> bool:
        """ET-21: one of the balls left in hand stays on top."""
        balls = self.held[self.active] >> BALL
        while balls:
            actions.add(TOP + first(balls))
            balls = without_first(balls)
        return True

    @cython.locals(move=cython.int)
    def apply(self, seat: int, action: int) -> bool:
        move = action
        if move < BALL:
            return self.lay_floor(0, move)
        if move < CLAIM:
            return self.lay_ball(move)
        if move < TOP:
            return self.claim(seat, move - CLAIM)
        if move < DRAW:
            return self.lay_balls(move - TOP + BALL)
        if move >= LAY:
            return self.lay_floor((move - LAY) & 1, (move - LAY) >> 1)
        if move == LET:
            return self.let_go(seat)
        if move == DRAW:
            return self.draw_two()
        return self.end_turn() if move == END else self.pass_turn()

    def lay_floor(self, pile: int, kind: int) -> bool:
        self.floor_laid = True
        return self.lay(pile, kind)

    def lay_ball(self, kind: int) -> bool:
        self.ball_laid = True
        return self.lay(1, kind)

    def lay(self, pile: int, kind: int) -> bool:
        self.lose(self.active, kind)
        self.cover(pile, self.top[pile])
        self.open(pile, kind, self.active)
        if not self.cards[self.active]:
            return self.empty_hand()
        self.ask_others()
        return True

    def lay_balls(self, kind: int) -> bool:
        """ET-21: all balls at once, the chosen one on top; nobody may interrupt that."""
        self.cover(1, self.top[1])
        self.lose(self.active, kind)
        self.laid[1] += self.cards[self.active]
        while self.held[self.active]:
            beneath = first(self.held[self.active])
            self.lose(self.active, beneath)
            self.cover(1, beneath)
        self.open(1, kind, self.active)
        return self.empty_hand()

    def draw_two(self) -> bool:
        self.drawn = True
        self.draw(self.active, 2)
        self.ask_others()
        return True

    def end_turn(self) -> bool:
        if not self.stop_if_quiet():
            self.next_turn(True)
        return True

    def pass_turn(self) -> bool:
        if self.level == BEGINNER:
            self.draw(self.active, 2)  # ET-62
        if not self.stop_if_quiet():
            self.next_turn(False)  # ET-43: a pass hands no skip on.
        return True

    def next_turn(self, laid: bool) -> None:
        """Clockwise (ET-13); ET-42: after a turn that ends with skip on top somebody draws two and misses theirs."""
        seat = (self.active + 1) % self.players
        if laid and self.top[1] == SKIP:
            self.draw(seat, 2)
            seat = (seat + 1) % self.players
        self.begin_turn(seat)
        self.ask_others()

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turn = seat
        self.asked = 0
        self.drawn = self.floor_laid = self.ball_laid = False

    # Night floors

    def ask_others(self) -> None:
        """Ask all others whose night floor fits, after a card (ET-33) and before the first one of a turn (ET-34)."""
        self.asked = 0
        if self.window() or self.early():
            fits = self.fitting()
            for seat in range(self.players):
                if self.held[seat] >> NIGHT & fits and seat != self.active:
                    self.asked |= bit(seat)
        self.ask_next()

    def ask_next(self) -> None:
        """Clockwise from the active player, who goes on when nobody is left to ask."""
        seat = self.active
        if self.asked:
            seat = (seat + 1) % self.players
            while not self.asked & bit(seat):
                seat = (seat + 1) % self.players
        self.turn = seat

    def add_claims(self, seat: int, actions: Actions) -> bool:
        numbers = self.nights_that_go(seat)
        while numbers:
            actions.add(CLAIM + first(numbers))
            numbers = without_first(numbers)
        return actions.add(LET)

    def claim(self, seat: int, number: int) -> bool:
        """ET-31, ET-32: the turn under way is over; the night floor is the first of a new one."""
        self.begin_turn(seat)
        return self.lay_floor(0, NIGHT + number)

    def let_go(self, seat: int) -> bool:
        self.asked &= ~bit(seat)
        self.ask_next()
        return True

    # Beginners

    def add_floors(self, actions: Actions) -> bool:
        """ET-61, ET-62: any fitting floor on either pile; pass before the first card, end after it."""
        count = actions.count
        self.add_floors_on(0, actions)
        self.add_floors_on(1, actions)
        if self.floor_laid:
            return actions.add(END)
        if self.deck_size or self.spent_size or actions.count == count:
            actions.add(PASS)  # with nothing left to draw whoever can lay must
        return True

    def add_floors_on(self, pile: int, actions: Actions) -> bool:
        floors = self.held[self.active] & self.box.beside[self.top[pile]]
        while floors:
            actions.add(LAY + 2 * first(floors) + pile)
            floors = without_first(floors)
        return True

    # What may be imagined

    def redeal(self, seat: int, dice: Dice) -> bool:
        asked = seat >= 0 and self.asked & bit(seat) != 0
        return self.imagine(seat, self.finishing(), asked, dice)

    def imagine(self, seat: int, finishing: bool, asked: bool, dice: Dice) -> bool:
        """All a seat cannot see is dealt anew; nothing but what its view says decides how."""
        self.imagine_hands(seat, finishing, dice)
        if self.turn != OVER:
            self.ask_others()
            self.imagine_lets(seat, asked)
        return True

    def imagine_lets(self, seat: int, asked: bool) -> None:
        """A seat that may act is asked first: whoever came before it has let go."""
        if seat == self.active:
            self.asked = 0
        elif seat >= 0:
            self.asked &= ~bit(seat)
        if asked:
            self.forget_until(seat)
        self.ask_next()

    def forget_until(self, seat: int) -> None:
        other = (self.active + 1) % self.players
        while other != seat:
            self.asked &= ~bit(other)
            other = (other + 1) % self.players
        self.asked |= bit(seat)

    # Stars and the end

    def empty_hand(self) -> bool:
        """ET-22: a star and six cards, then the next player; ET-24: the last star ends the game at once."""
        self.tell()
        self.stars[self.active] += 1
        self.quiet = 0
        self.begin_turn(self.active)
        self.tell()
        if self.stars[self.active] >= self.goal():
            return self.stop_game(24)
        self.draw(self.active, HAND)
        self.next_turn(True)  # ET-43: the refill comes before the missing player's draw.
        return True

    def goal(self) -> int:
        return stars_to_win(self.players)

    def stop_if_quiet(self) -> bool:
        """ET-26: too many turns in a row without a star."""
        self.quiet += 1
        if not self.quiet_limit or self.quiet < self.quiet_limit:
            return False
        return self.stop_game(26)

    def stop_game(self, rule: int) -> bool:
        self.begin_turn(self.active)
        self.rule = rule
        self.turn = OVER
        return True

    def rank(self, seat: int) -> int:
        """ET-24: most stars; ET-26: then fewest cards in hand."""
        return 1000 * self.stars[seat] - (self.cards[seat] if self.rule == 26 else 0)

    def result(self, seat: int) -> float:
        return self.share(seat)

    def outcome(self) -> Outcome | None:
        """ET-24: most stars; ET-26: then fewest cards in hand, then shared."""
        if self.turn != OVER:
            return None
        scores = [self.stars[seat] for seat in range(self.players)]
        cards = [self.cards[seat] if self.rule == 26 else 0 for seat in range(self.players)]
        ranking = ranked([(scores[seat], -cards[seat]) for seat in range(self.players)])
        tally = [self.tally(seat) for seat in range(self.players)]
        return Outcome(scores, ranking, f"ET-{self.rule}", tally)

    def tally(self, seat: int) -> list[Line]:
        """Return the tally of a seat."""
        lines = [Line("tally-stars", {"count": self.stars[seat]})]
        return [*lines, Line("tally-cards", {"count": self.cards[seat]})] if self.rule == 26 else lines
