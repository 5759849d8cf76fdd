"""Моё одеяло! / My Blanket!

Gnomes tug one blanket to their beds. In your turn play a card and do what it says, or take one: an open one, or one
from the deck, which you may play at once. Pulling needs as many awake gnomes as lie in the bed opposite. As soon as the
blanket touches a gnome the round is over: a token for every gnome it touches. Three rounds; two players, four, or
four in two teams.
"""

import cython

from igroteka.engine.actions import Actions
from igroteka.engine.dice import Dice
from igroteka.engine.outcome import Line, Outcome, ranked

from .field import Field
from .kinds import TEAMS

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.cellset import bit, first, size, without_first
    from igroteka.engine.seats import OVER

    from .kinds import (
        A_DRAW,
        A_KEEP,
        A_OPEN,
        A_SWAP,
        DRAW,
        DRAWN,
        EVICT,
        HANDS,
        JOIN,
        LULL,
        LURE,
        MOST_CARDS,
        OPEN_CARDS,
        PULL,
        ROUNDS,
        SHOVE,
        SPIN,
        SURPLUS,
        T_BARTER,
        T_GNOME,
        T_LURE,
        T_NONE,
        T_PILLOW,
        T_PLAYER,
        T_SHOVE,
        T_SPIN,
        TURN,
        WAKE,
        WAKE_ALL,
    )


class Blanket(Field):
    """A position, and what may be done with it."""

    @cython.locals(other="Blanket")
    def clone(self) -> "Blanket":
        other = Blanket.__new__(Blanket)
        other.copy(self)
        return other

    # Set-up

    def deal(self, starter: int) -> None:
        """OD-10: cards, one awake gnome on each middle pillow, the blanket in the centre."""
        self.deal_cards()
        self.clear_beds()
        self.starter = starter
        self.begin_turn(starter)

    def begin_turn(self, seat: int) -> None:
        self.active = self.turn = seat
        self.phase = TURN

    # A turn: what is possible

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if seat != self.turn:
            return True
        if self.phase == SURPLUS:
            return self.add_kinds(seat, self.box.drop, actions)  # OD-15
        if self.phase == DRAWN:
            actions.add(A_KEEP)  # OD-13: you are always asked.
            return self.add_plays(self.drawn, self.box.play_drawn, actions)
        return self.add_turn(seat, actions)

    def add_turn(self, seat: int, actions: Actions) -> bool:
        """OD-11 to OD-14: exactly one of these."""
        kinds = self.held[seat]
        while kinds:
            self.add_plays(first(kinds), self.box.shift[first(kinds)], actions)
            kinds = without_first(kinds)
        for place in range(OPEN_CARDS):
            actions.add(A_OPEN + place)
        actions.add(A_DRAW)
        if self.cards[seat] == MOST_CARDS:
            self.add_kinds(seat, A_SWAP, actions)
        return True

    def add_kinds(self, seat: int, start: int, actions: Actions) -> bool:
        kinds = self.held[seat]
        while kinds:
            actions.add(start + first(kinds))
            kinds = without_first(kinds)
        return True

    def add_plays(self, kind: int, shift: int, actions: Actions) -> bool:
        """OD-11: a card with every target its main effect can be done to."""
        effect, limit, side = self.box.main[kind], self.box.limit[kind], self.side(self.turn)
        if effect == PULL:
            return actions.add(shift + T_NONE) if self.may_pull(side, limit) else True
        if effect == JOIN:
            return self.add_cells(self.free_in(7 << side * 3) >> side * 3, shift + T_PILLOW, actions)
        if effect == WAKE:
            return self.add_cells(self.asleep >> side * 3 & 7, shift + T_PILLOW, actions)
        if effect == WAKE_ALL:
            return actions.add(shift + T_NONE) if self.asleep else True
        if effect == LULL:
            return self.add_cells(self.awake & self.elsewhere(side), shift + T_GNOME, actions)
        gnomes = (self.awake | self.asleep) & self.elsewhere(side)
        if effect == EVICT:
            return self.add_cells(self.may_leave(gnomes, limit), shift + T_GNOME, actions)
        if effect == LURE:
            return self.add_lures(self.may_leave(gnomes & self.awake, limit), side, shift + T_LURE, actions)
        if effect == SHOVE:
            return self.add_shoves(self.may_leave(gnomes, limit), side, shift + T_SHOVE, actions)
        return self.add_others(kind, effect, shift, actions)

    def add_cells(self, cells: int, start: int, actions: Actions) -> bool:
        left = cells
        while left:
            actions.add(start + first(left))
            left = without_first(left)
        return True

    def add_lures(self, gnomes: int, side: int, start: int, actions: Actions) -> bool:
        left, free = gnomes, self.free_in(7 << side * 3) >> side * 3
        while left:
            self.add_cells(free, start + 3 * first(left), actions)
            left = without_first(left)
        return True

    def add_shoves(self, gnomes: int, side: int, start: int, actions: Actions) -> bool:
        left, free = gnomes, self.free_in(self.elsewhere(side))
        while left:
            cell = first(left)
            self.add_cells(free & ~(7 << cell // 3 * 3), start + 12 * cell, actions)
            left = without_first(left)
        return True

    def add_others(self, kind: int, effect: int, shift: int, actions: Actions) -> bool:
        """What is done with cards or with the whole field."""
        if effect == SPIN:
            actions.add(shift + T_SPIN)
            return actions.add(shift + T_SPIN + 1)
        if effect == DRAW:
            return actions.add(shift + T_NONE)
        for other in range(self.players):
            if other != self.turn and effect == HANDS:
                actions.add(shift + T_PLAYER + self.side(other))  # always possible
            elif other != self.turn and self.cards[other]:
                self.add_gifts(kind, shift + T_BARTER + self.side(other), actions)
        return True

    def add_gifts(self, kind: int, start: int, actions: Actions) -> bool:
        """A barter needs a card to give besides itself."""
        kinds = self.held[self.turn]
        if self.hand[self.turn * 24 + kind] == 1:
            kinds &= ~bit(kind)
        while kinds:
            actions.add(start + 4 * first(kinds))
            kinds = without_first(kinds)
        return True

    # A turn: what is done

    @cython.locals(move=cython.int, kind=cython.int)
    def apply(self, seat: int, action: int) -> bool:
        move = action
        kind = self.box.kind_of[move]
        self.played = self.player = self.pulled = self.taken = self.dealt = -1
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
        self.lose(seat, kind)
        self.drawn, self.phase = -1, TURN
        self.played, self.player = kind, seat
        self.tell()
        self.do_main(seat, kind, target)
        if not self.touching() and self.box.extra[kind] >= 0:
            self.do_extra(seat, kind)  # OD-5: not once the round has ended.
        if self.touching():
            self.tell()
        self.struck = -1
        self.spend(kind)  # OD-16: only now; the card that ended the round is among the discards, too.
        return self.end_turn(seat)

    def do_main(self, seat: int, kind: int, target: int) -> bool:
        effect, side = self.box.main[kind], self.side(seat)
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
            self.dealt = self.seat(target - T_PLAYER)
            self.swap_hands(seat, self.dealt)
        elif effect == DRAW:
            self.draw_cards(seat, self.box.amount[kind])
        else:
            self.barter(seat, self.seat((target - T_BARTER) & 3), (target - T_BARTER) >> 2)

    def barter(self, seat: int, other: int, gift: int) -> None:
        """One of the cards they held before, unseen."""
        self.dealt = other
        taken = self.pick_from_hand(other, self.dice)
        self.lose(other, taken)
        self.lose(seat, gift)
        self.gain(other, gift)
        self.gain(seat, taken)

    def do_extra(self, seat: int, kind: int) -> bool:
        """OD-5: compulsory when possible, after the main effect."""
        effect, side = self.box.extra[kind], self.side(seat)
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

    def draw_cards(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.gain(seat, self.take())

    def take_open(self, seat: int, place: int) -> bool:
        """OD-12: an open card; a new one from the deck takes its place."""
        self.gain(seat, self.open[place])
        self.open[place] = self.take()
        self.taken = place
        return self.end_turn(seat)

    def draw_card(self, seat: int) -> bool:
        """OD-13: a card from the deck, and the question whether to play it at once."""
        self.drawn = self.take()
        self.gain(seat, self.drawn)
        self.phase = DRAWN
        return True

    def swap_card(self, seat: int, kind: int) -> bool:
        """OD-14: one away, a new one from the deck; OD-16: the discarded one may come back at once."""
        self.lose(seat, kind)
        self.spend(kind)
        self.gain(seat, self.take())
        return self.end_turn(seat)

    def drop_card(self, seat: int, kind: int) -> bool:
        """OD-15: the surplus, your choice."""
        self.lose(seat, kind)
        self.spend(kind)
        return self.end_turn(seat)

    def end_turn(self, seat: int) -> bool:
        """OD-15: never more than eight cards; OD-21, OD-34: is the round over?"""
        self.drawn = -1
        if self.touching():
            return self.score(self.touching())
        if self.cards[seat] > MOST_CARDS:
            self.phase = SURPLUS
            return True
        self.quiet += 1
        if self.quiet_limit and self.quiet >= self.quiet_limit:
            return self.end_round()
        self.begin_turn((seat + 1) % self.players)
        return True

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
        self.clear_beds()
        self.x = self.y = self.quiet = 0
        self.pulled = -1
        self.tell()
        self.round += 1
        self.starter = (self.starter + 1) % self.players
        self.deal_hands()
        self.begin_turn(self.starter)
        return True

    def stop_game(self) -> bool:
        self.rule = 32 if self.teams else 31
        self.turn = OVER
        return True

    @cython.locals(shared=cython.int, mine=cython.int, other=cython.int)
    def result(self, seat: int) -> float:
        """OD-32: a team wins as one."""
        if self.turn != OVER:
            return 0.0
        shared, mine = 0, self.rank(seat)
        for other in range(self.players):
            if self.rank(other) > mine:
                return 0.0
            shared += self.rank(other) == mine
        return (2.0 if self.teams else 1.0) / shared

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
        """How the result came about; gnomes are told where they broke a tie."""
        lines = [Line("tally-tokens", {"count": self.tokens[seat]})]
        if self.teams:
            lines.append(Line("tally-team", {"count": keys[seat][0]}))
        tied = [key for key in keys if key[0] == keys[seat][0] and key != keys[seat]]
        return [*lines, Line("tally-gnomes", {"count": keys[seat][1]})] if tied else lines


def audit(start: Blanket, games: int, dice: Dice) -> int:
    """Play many random games and look after every action: is everything there (OD-1, OD-4), and no hand too big
    (OD-15)? The actions of the longest game; -1 if something is wrong."""
    actions, longest = Actions(), 0
    state = start.clone()
    for _ in range(games):
        state.copy(start)
        if not state.is_whole():
            return -1
        state.redeal(state.turn, dice)
        count = audit_game(state, dice, actions)
        if count < 0:
            return -1
        longest = max(longest, count)
    return longest


def audit_game(state: Blanket, dice: Dice, actions: Actions) -> int:
    count = 0
    while state.turn != OVER:
        seat = state.turn
        actions.count = 0
        state.list_actions(seat, actions)
        state.apply(seat, actions.items[dice.pick(actions.count)])
        count += 1
        if not state.is_whole() or (state.turn != seat and state.cards[seat] > MOST_CARDS):
            return -1
    return count
