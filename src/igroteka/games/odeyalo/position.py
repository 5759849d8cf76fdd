"""The position of My Blanket!: beds, gnomes, blanket, cards, tokens; also as plain data."""

from typing import Any

import cython

from igroteka.engine.codec import written
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State

from .box import Box
from .kinds import LETTERS
from .plain import HANDS, Known, PlainPosition

if not cython.compiled:  # compiled, these are C's own: see position.pxd
    from igroteka.engine.core.bits import bit

    from .kinds import REACH, bed_under, count_at, seat_at, side_of, steps


class Position(State):
    """The field, the cards, and how far the turn has come. The rules stand in rules.py."""

    box: Box
    dice: Dice
    teams: bool
    choosing: bool  # OD-10, OD-30: players choose the pillow of their first gnome, and which gnome stays
    sleepers: bool  # OD-20: sleeping gnomes count in the bed opposite
    active: int  # whose turn it is; who was last to play, once the game is over
    starter: int  # who began this round
    round: int  # 1 to 3
    phase: int
    quiet: int  # turns in a row without a blanket move (OD-34); -1 in a turn in which it moved
    quiet_limit: int
    rule: int  # the number of the rule that ended the game
    x: int  # the centre of the blanket
    y: int
    spun: int  # quarter turns of the field to the right, 0 to 3: which bed stands where
    awake: int  # pillows with an awake gnome, as bits
    asleep: int
    gnome: list[int]  # by pillow: the number of the gnome, -1 for none
    boxed: int  # gnomes in the box, as bits
    hand: list[int]  # cards by seat and kind
    held: list[int]  # by seat: the kinds in hand, as bits
    cards: list[int]  # by seat: how many cards
    open: list[int]  # the open cards, by kind
    deck: list[int]  # by kind; a deck has no order, a draw picks at random
    deck_size: int
    spent: list[int]  # the discards, by kind
    spent_size: int
    drawn: int  # the card just drawn (OD-13), -1 for none
    tokens: list[int]
    played: int  # the card played last and who played it: everybody saw it; -1 once the next one acts
    player: int
    pulled: int  # the side the blanket was pulled to last, -1 once the next one acts: its folds show it
    taken: int  # the place of the open card taken last, likewise
    dealt: int  # with whom cards were exchanged last, likewise
    touched: int  # only while the end of a round is shown: the gnomes under the blanket,
    won: int  # how many tokens they are just getting,
    struck: int  # and, while a card is shown, the pillow from which a gnome was thrown out, -1 for none

    def __init__(self, box: Box, teams: bool, quiet_limit: int, dice: Dice) -> None:
        State.__init__(self)
        self.box = box
        self.players = box.players
        self.teams = teams
        self.quiet_limit = quiet_limit
        self.dice = dice
        self.round = 1
        self.drawn = self.played = self.player = self.pulled = self.taken = self.dealt = self.struck = -1
        self.boxed = 0xFFF
        for cell in range(12):
            self.gnome[cell] = -1

    def copy(self, other: State) -> bool:
        """Become the same position as another one, on its own."""
        if not cython.compiled:
            return State.copy(self, other)
        assert isinstance(other, Position)
        like = other
        self.box = like.box
        if self.dice is None:
            self.dice = like.dice.clone()
        else:
            self.dice.copy(like.dice)
        return self.copy_numbers(like, cython.address(self.teams))

    # What everybody can count

    def side(self, seat: int) -> int:
        """OD-3: where a seat sits."""
        return side_of(seat, self.players)

    def seat(self, side: int) -> int:
        """OD-33: who owns the bed at a side."""
        return seat_at(side, self.players)

    def awake_at(self, side: int) -> int:
        return count_at(self.awake, side)

    def gnomes_at(self, side: int) -> int:
        return count_at(self.awake | self.asleep, side)

    def weight_at(self, side: int) -> int:
        """Return how many gnomes of a side count against a pull away from it (OD-20)."""
        return self.gnomes_at(side) if self.sleepers else self.awake_at(side)

    def distance(self, side: int) -> int:
        """Return the distance of the blanket from the pillows of a side, in cells."""
        return steps(side, self.x, self.y)

    def offset(self, side: int) -> int:
        """Return the sideways place of the blanket in the numbering of that side's pillows."""
        return self.y if side & 1 else self.x

    def under(self) -> int:
        """OD-3: the pillows the blanket lies on, as bits."""
        cells = 0
        if self.y == -REACH or self.y == REACH:
            cells = bed_under(self.x) << (0 if self.y < 0 else 6)
        if self.x == -REACH or self.x == REACH:
            cells |= bed_under(self.y) << (3 if self.x < 0 else 9)
        return cells

    # Laying out a position from outside: the caller has checked everything

    def put_gnome(self, cell: int, gnome: int, asleep: bool) -> None:
        self.gnome[cell] = gnome
        self.boxed &= ~bit(gnome)
        if asleep:
            self.asleep |= bit(cell)
        else:
            self.awake |= bit(cell)

    def hide_hand(self, seat: int, cards: int) -> None:
        """A hand of which only the number of cards is known."""
        self.cards[seat] = cards

    # As plain data

    def view(self, seat: int | None) -> dict[str, Any]:
        """OD-16: discards lie face down; others' hands and what they drew is theirs."""
        hands = [self.cards_in(s) if s == seat else self.cards[s] for s in range(self.players)]
        drawn = self.id_of(self.drawn) if seat == self.active else None
        hidden = {"hands": hands, "deck": self.deck_size, "discards": self.spent_size, "drawn": drawn}
        struck = None if self.struck < 0 else self.struck
        shown = {"touched": self.letters_at(self.touched), "won": self.won, "struck": struck}
        return {**written(self, Known), **hidden, **shown, "cards": self.box.shown}

    def dump(self) -> dict[str, Any]:
        return written(self, PlainPosition)

    def bed(self, side: int) -> str:
        """A bed by its gnomes on the pillows -1, 0, +1: `.` for none, small letters sleep."""
        return "".join([self.letter(side * 3 + pillow) for pillow in range(3)])

    def letter(self, cell: int) -> str:
        if self.gnome[cell] < 0:
            return "."
        name = LETTERS[self.gnome[cell]]
        return name.lower() if self.asleep & bit(cell) else name

    def letters_at(self, cells: int) -> str:
        return "".join([LETTERS[self.gnome[cell]] for cell in range(12) if cells & bit(cell) and self.gnome[cell] >= 0])

    def id_of(self, kind: int) -> str | None:
        return None if kind < 0 else self.box.ids[kind]

    def cards_in(self, seat: int) -> str:
        """A hand by the names of its cards."""
        return HANDS.of_seat(self, seat)

    def hand_of(self, seat: int) -> list[int]:
        """A hand by kinds."""
        return [self.hand[seat * 24 + kind] for kind in range(self.box.kinds)]


if not cython.compiled:  # compiled, these are inlined from position.pxd

    def gain(room: Position, seat: int, kind: int) -> None:
        """A card into a hand."""
        room.hand[seat * 24 + kind] += 1
        room.held[seat] |= bit(kind)
        room.cards[seat] += 1

    def lose(room: Position, seat: int, kind: int) -> None:
        """A card out of a hand; the last of its kind is no longer held."""
        room.hand[seat * 24 + kind] -= 1
        room.held[seat] ^= (room.hand[seat * 24 + kind] == 0) << kind
        room.cards[seat] -= 1

    def spend(room: Position, kind: int) -> None:
        """OD-16: onto the discards, face down."""
        room.spent[kind] += 1
        room.spent_size += 1

    def pick(room: Position, dice: Dice) -> int:
        """A random card out of the deck."""
        kind, index = 0, dice.pick(room.deck_size) - room.deck[0]
        while index >= 0:
            kind += 1
            index -= room.deck[kind]
        room.deck[kind] -= 1
        room.deck_size -= 1
        return kind
