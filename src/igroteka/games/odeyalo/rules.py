"""Моё одеяло! / My Blanket!

Gnomes tug one blanket to their beds. In your turn play a card and do what it says, or take one: an open one, or one
from the deck, which you may play at once. Pulling needs as many awake gnomes as lie in the bed opposite. As soon as the
blanket touches a gnome the round is over: a token for every gnome it touches. Three rounds; two players, four, or
four in two teams.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.outcome import Line, Outcome, ranked

from .field import Field
from .kinds import TEAMS

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import first, size
    from igroteka.engine.core.seats import OVER

    from .choices import list_choices
    from .hands import take
    from .kinds import (
        A_DRAW,
        A_KEEP,
        A_OPEN,
        A_SWAP,
        BED,
        DRAW,
        DRAWN,
        EVICT,
        HANDS,
        JOIN,
        LULL,
        LURE,
        MOST_CARDS,
        PULL,
        ROUNDS,
        SHOVE,
        SPIN,
        SURPLUS,
        T_BARTER,
        T_GNOME,
        T_LURE,
        T_PILLOW,
        T_PLAYER,
        T_SHOVE,
        T_SPIN,
        TURN,
        WAKE,
        WAKE_ALL,
        is_between,
        seat_at,
        side_of,
    )
    from .position import gain, lose, spend


class Blanket(Field):
    """A position, and what may be done with it."""

    @cython.locals(other="Blanket")
    def clone(self) -> "Blanket":
        other = Blanket.__new__(Blanket)
        other.copy(self)
        return other

    # Set-up

    def deal(self, starter: int) -> None:
        """OD-10: cards, one awake gnome to each, on a pillow they choose, the blanket in the centre."""
        self.deal_cards()
        if not self.choosing:
            self.clear_beds()
        self.starter = starter
        self.begin_round()

    def begin_round(self) -> None:
        """Ask the next seat with a choice of pillow or gnome (OD-10, OD-30); give the turn to the first player."""
        seat = self.chooser()
        self.begin_turn(self.starter if seat < 0 else seat)
        self.phase = TURN if seat < 0 else BED

    def chooser(self) -> int:
        """Return the first seat in turn order without exactly one gnome; -1 if every bed has one."""
        seat = self.starter
        for _ in range(self.players):
            if self.gnomes_at(self.side(seat)) != 1:
                return seat
            seat = seat + 1 if seat + 1 < self.players else 0
        return -1

    def choose(self, cell: int, stays: bool) -> bool:
        """Lay a gnome on a pillow (OD-10), or keep only the one there (OD-30)."""
        if stays:
            self.keep_only(cell)
        else:
            self.bring(cell)
        self.begin_round()
        return True

    def begin_turn(self, seat: int) -> None:
        self.active = self.turn = seat
        self.phase = TURN

    # A turn

    def list_actions(self, seat: int, actions: Actions) -> bool:
        """List the legal actions: see choices.py."""
        return list_choices(self, seat, actions) if seat == self.turn else True

    @cython.locals(move=cython.int, kind=cython.int)
    def apply(self, seat: int, action: int) -> bool:
        move = action
        kind = self.box.kind_of[move]
        self.played = self.player = self.pulled = self.taken = self.dealt = -1
        if self.phase == BED:
            return self.choose(self.side(seat) * 3 + (move - self.box.lay) % 3, move >= self.box.stay)
        if kind >= 0:
            return self.play(seat, kind, self.box.target_of[move])
        if move >= self.box.play_drawn:
            return self.play(seat, self.drawn, self.box.target_of[move])
        if move == A_DRAW:
            return self.draw_card(seat)
        if move == A_KEEP:
            return self.end_turn(seat)
        if move < A_SWAP:
            return self.take_open(seat, move - A_OPEN)
        if move >= self.box.drop:
            return self.drop_card(seat, move - self.box.drop)
        return self.swap_card(seat, move - A_SWAP)

    def play(self, seat: int, kind: int, target: int) -> bool:
        """OD-11: show the card, do what it says, then it goes to the discards."""
        lose(self, seat, kind)
        self.drawn, self.phase = -1, TURN
        self.played, self.player = kind, seat
        self.tell()
        self.do_main(seat, kind, target)
        if self.box.extra[kind] >= 0 and not self.is_won():
            self.do_extra(seat, kind)  # OD-5: not once the round has ended.
        if self.is_won():
            self.tell()
        self.struck = -1
        spend(self, kind)  # OD-16: only now; the card that ended the round is among the discards, too.
        return self.end_turn(seat)

    def do_main(self, seat: int, kind: int, target: int) -> bool:
        effect, side = self.box.main[kind], side_of(seat, self.players)
        if effect == PULL:
            return self.pull_cells(side, self.box.amount[kind])
        if effect == JOIN:
            self.bring(side * 3 + target - T_PILLOW)
        elif effect == WAKE:
            self.wake(1 << side * 3 + target - T_PILLOW)
        elif effect == WAKE_ALL:
            self.wake(self.asleep)
        elif effect == LULL:
            self.lull(target - T_GNOME)
        elif effect == EVICT:
            self.struck = target - T_GNOME
            self.evict(self.struck)
            self.tell()
        elif effect == LURE:
            self.move_gnome((target - T_LURE) // 3, side * 3 + (target - T_LURE) % 3)
        elif effect == SHOVE:
            self.move_gnome((target - T_SHOVE) // 12, (target - T_SHOVE) % 12)
        else:
            self.do_other(seat, effect, kind, target)
        return True

    def do_other(self, seat: int, effect: int, kind: int, target: int) -> None:
        if effect == SPIN:
            for _ in range(1 if target > T_SPIN else 3):  # a quarter left is three quarters right
                self.spin_right()
        elif effect == HANDS:
            self.dealt = seat_at(target - T_PLAYER, self.players)
            self.swap_hands(seat, self.dealt)
        elif effect == DRAW:
            self.draw_cards(seat, self.box.amount[kind])
        else:
            self.barter(seat, self.seat((target - T_BARTER) & 3), (target - T_BARTER) >> 2)

    def do_extra(self, seat: int, kind: int) -> bool:
        """OD-5: compulsory when possible, after the main effect."""
        effect, side = self.box.extra[kind], side_of(seat, self.players)
        if self.awake_at(side) < self.box.extra_awake[kind]:
            return True
        self.tell()
        if effect == PULL:
            return self.pull_cells(side, self.box.extra_amount[kind])
        if effect == WAKE_ALL:
            self.wake(self.asleep)
        else:
            self.draw_cards(seat, self.box.extra_amount[kind])
        return True

    def take_open(self, seat: int, place: int) -> bool:
        """OD-12: an open card; a new one from the deck takes its place."""
        gain(self, seat, self.open[place])
        self.open[place] = take(self)
        self.taken = place
        return self.end_turn(seat)

    def draw_card(self, seat: int) -> bool:
        """OD-13: a card from the deck, and the question whether to play it at once."""
        self.drawn = take(self)
        gain(self, seat, self.drawn)
        self.phase = DRAWN
        return True

    def swap_card(self, seat: int, kind: int) -> bool:
        """OD-14: one away, a new one from the deck; OD-16: the discarded one may come back at once."""
        lose(self, seat, kind)
        spend(self, kind)
        gain(self, seat, take(self))
        return self.end_turn(seat)

    def drop_card(self, seat: int, kind: int) -> bool:
        """OD-15: the surplus, your choice."""
        lose(self, seat, kind)
        spend(self, kind)
        return self.end_turn(seat)

    def end_turn(self, seat: int) -> bool:
        """OD-15: at most eight cards; OD-21, OD-34: end the round."""
        self.drawn = -1
        if self.is_won():
            return self.score(self.touching())
        if self.cards[seat] > MOST_CARDS:
            self.phase = SURPLUS
            return True
        self.quiet += 1
        if self.quiet_limit and self.quiet >= self.quiet_limit:
            return self.end_round()
        self.begin_turn(seat + 1 if seat + 1 < self.players else 0)
        return True

    def is_won(self) -> bool:
        """OD-21: the round is over as soon as the blanket touches any gnome."""
        return not is_between(self.x, self.y) and self.touching() != 0

    # Rounds

    def score(self, gnomes: int) -> bool:
        """OD-21: the owner of the bed gets a token for every gnome the blanket touches."""
        winner = self.seat(first(gnomes) // 3)
        self.quiet = 0
        self.touched = gnomes
        self.tell()
        self.won = size(gnomes)
        self.tokens[winner] += self.won
        self.tell()
        self.touched = self.won = 0
        return self.end_round()

    def end_round(self) -> bool:
        """OD-30: clear away and deal anew; none of this after round three."""
        self.phase = TURN
        if self.round == ROUNDS:
            return self.stop_game()
        for seat in range(self.players):
            self.spend_hand(seat)
        if self.choosing:
            self.wake_lone()
        else:
            self.clear_beds()
        self.x = self.y = self.quiet = 0
        self.pulled = -1
        self.tell()
        self.round += 1
        self.starter = (self.starter + 1) % self.players
        self.deal_hands()
        self.begin_round()
        return True

    def stop_game(self) -> bool:
        self.rule = 32 if self.teams else 31
        self.turn = OVER
        return True

    def result(self, seat: int) -> float:
        """OD-32: a team wins as one."""
        return 2.0 * self.share(seat) if self.teams else self.share(seat)

    @cython.locals(rank=cython.int, other=cython.int)
    def rank(self, seat: int) -> int:
        """Tokens, then gnomes, of a seat or its team, as one number."""
        rank = 0
        for other in range(self.players):
            if self.together(seat, other):
                rank += 16 * self.tokens[other] + self.gnomes_at(self.side(other))
        return rank

    def outcome(self) -> Outcome | None:
        """OD-31: most tokens, then most gnomes on the bed; OD-32: of a team together; then shared."""
        if self.turn != OVER:
            return None
        scores = [self.tokens[seat] for seat in range(self.players)]
        keys = [self.standing(seat) for seat in range(self.players)]
        tally = [self.tally(seat, keys) for seat in range(self.players)]
        return Outcome(scores, ranked(keys), f"OD-{self.rule}", tally, TEAMS if self.teams else [])

    def standing(self, seat: int) -> tuple[int, int]:
        """Tokens and gnomes of a seat, or of its team."""
        seats = [other for other in range(self.players) if self.together(seat, other)]
        gnomes = sum([self.gnomes_at(self.side(other)) for other in seats])
        return sum([self.tokens[other] for other in seats]), gnomes

    def together(self, seat: int, other: int) -> bool:
        """OD-32: seats 0 and 1 against 2 and 3."""
        return seat == other or (self.teams and seat >> 1 == other >> 1)

    def tally(self, seat: int, keys: list[tuple[int, int]]) -> list[Line]:
        """Return the tally of a seat; gnomes are listed if they broke a tie."""
        lines = [Line("tally-tokens", {"count": self.tokens[seat]})]
        if self.teams:
            lines.append(Line("tally-team", {"count": keys[seat][0]}))
        tied = [key for key in keys if key[0] == keys[seat][0] and key != keys[seat]]
        return [*lines, Line("tally-gnomes", {"count": keys[seat][1]})] if tied else lines
