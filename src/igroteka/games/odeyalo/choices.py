"""Legal actions: every card with every target of its main effect, and the cards that may be taken.

Random games live here, so most cards are not asked one by one: there are nine ways to reach what a card is done to, all
of them are looked at once, and each kind of card knows its way.
"""

import cython

from igroteka.engine.core.actions import Actions

from .box import Box
from .field import Field

if not cython.compiled:  # compiled, these are C's own: see choices.pxd
    from igroteka.engine.core.bits import bit, first, without_first

    from .kinds import (
        A_DRAW,
        A_KEEP,
        A_OPEN,
        A_SWAP,
        BARTER,
        BED,
        DRAWN,
        HANDS,
        LURE,
        MOST_CARDS,
        SHOVE,
        SPIN,
        SURPLUS,
        W_ALWAYS,
        W_AWAKE,
        W_FREE,
        W_GNOMES,
        W_OWN_SLEEPER,
        W_PULL,
        W_SLEEPER,
        W_SPARE,
        W_STRONG_PULL,
        add_few,
        bed_at,
        count_at,
        crowded,
        side_of,
        steps,
    )


def list_choices(room: Field, seat: int, actions: Actions) -> bool:
    """OD-11 to OD-15: all the seat in turn may do."""
    if room.phase == SURPLUS:
        return add_kinds(room.held[seat], room.box.drop, room.box.play_drawn, actions)  # OD-15
    if room.phase == DRAWN:
        actions.add(A_KEEP)  # OD-13: you are always asked.
        return add_drawn(room, room.drawn, actions)
    if room.phase == BED:
        return add_pillows(room, side_of(seat, room.players), actions)
    add_plays(room, room.held[seat], actions)
    add_taking(actions)
    if room.cards[seat] == MOST_CARDS:  # OD-14
        add_kinds(room.held[seat], A_SWAP, room.box.drop, actions)
    return True


def add_pillows(room: Field, side: int, actions: Actions) -> bool:
    """Add every pillow of an empty bed (OD-10), or every gnome of a bed with several (OD-30)."""
    gnomes = (room.awake | room.asleep) >> side * 3 & 7
    return add_few(actions, room.box.stay, gnomes) if gnomes else add_few(actions, room.box.lay, 7)


@cython.locals(cells="int[9]")
def add_plays(room: Field, kinds: int, actions: Actions) -> bool:
    """OD-11: cards with every target their main effect can be done to."""
    if not cython.compiled:
        cells = [0] * 9
    look(room, cells)
    add_simple(room.box, kinds, side_of(room.turn, room.players), cells, actions)
    left = kinds & ~(room.box.plain | room.box.easy)
    while left:
        add_hard(room, first(left), cells, room.box.start[first(left)], actions)
        left = without_first(left)
    return True


@cython.locals(cells="int[9]")
def add_drawn(room: Field, kind: int, actions: Actions) -> bool:
    """OD-13: the same of the card just drawn, as `play!`."""
    if not cython.compiled:
        cells = [0] * 9
    look(room, cells)
    start = room.box.play_drawn - room.box.shift[kind] + room.box.start[kind]
    if (room.box.plain | room.box.easy) >> kind & 1:
        return add_few(actions, start, cells[room.box.way[kind]])
    return add_hard(room, kind, cells, start, actions)


def look(room: Field, cells: list[int]) -> None:
    """Return the reachable targets of an effect: pillows as bits, or one bit for yes."""
    side, gnomes = side_of(room.turn, room.players), room.awake | room.asleep
    others = room.box.pillows & ~bed_at(side)
    cells[W_ALWAYS] = 1
    cells[W_PULL] = steps(side, room.x, room.y) > 0  # OD-22
    cells[W_STRONG_PULL] = cells[W_PULL] & (count_at(room.awake, side) >= room.weight_at(side ^ 2))  # OD-20
    cells[W_SLEEPER] = room.asleep != 0
    cells[W_FREE] = ~gnomes >> side * 3 & 7
    cells[W_OWN_SLEEPER] = room.asleep >> side * 3 & 7
    cells[W_AWAKE] = room.awake & others
    cells[W_GNOMES] = gnomes & others
    cells[W_SPARE] = gnomes & others & crowded(gnomes)  # a bed keeps one gnome


def add_cells(cells: int, start: int, actions: Actions) -> bool:
    """Gnomes or pillows of all beds."""
    left = cells
    while left:
        bed = bed_at(first(left) // 3)
        add_few(actions, start, left & bed)
        left &= ~bed
    return True


def add_hard(room: Field, kind: int, cells: list[int], start: int, actions: Actions) -> bool:
    """A card that asks for two things, for a player, or for one of many."""
    effect = room.box.main[kind]
    if effect == LURE:
        return add_lures(cells[room.box.way[kind]] & room.awake, cells[W_FREE], start, actions)
    if effect == SHOVE:
        free = room.box.pillows & ~bed_at(side_of(room.turn, room.players)) & ~cells[W_GNOMES]
        return add_shoves(cells[room.box.way[kind]], free, start, actions)
    if effect == SPIN:
        return add_few(actions, start, 3)  # left and right
    if effect in (HANDS, BARTER):
        return add_players(room, kind, effect, start, actions)
    return add_cells(cells[room.box.way[kind]], start, actions)


def add_lures(gnomes: int, free: int, start: int, actions: Actions) -> bool:
    """A gnome, and a free pillow of the own bed."""
    left = gnomes
    while left:
        add_few(actions, start + 3 * first(left), free)
        left = without_first(left)
    return True


def add_shoves(gnomes: int, free: int, start: int, actions: Actions) -> bool:
    """A gnome, and a free pillow of a third bed."""
    left = gnomes
    while left:
        add_cells(free & ~bed_at(first(left) // 3), start + 12 * first(left), actions)
        left = without_first(left)
    return True


def add_players(room: Field, kind: int, effect: int, start: int, actions: Actions) -> bool:
    """Hands can always be swapped; a barter needs a card of theirs, and one to give besides itself."""
    for other in range(room.players):
        if other != room.turn and effect == HANDS:
            actions.add(start + side_of(other, room.players))
        elif other != room.turn and room.cards[other]:
            add_gifts(room, kind, start + side_of(other, room.players), actions)
    return True


def add_gifts(room: Field, kind: int, start: int, actions: Actions) -> bool:
    kinds = room.held[room.turn]
    if room.hand[room.turn * 24 + kind] == 1:
        kinds &= ~bit(kind)
    while kinds:
        actions.add(start + 4 * first(kinds))
        kinds = without_first(kinds)
    return True


if not cython.compiled:  # compiled, these are inlined from choices.pxd

    def add_kinds(kinds: int, start: int, end: int, actions: Actions) -> bool:
        """One action for each of these kinds, out of those for all from start to end."""
        while kinds:
            actions.add(start + first(kinds))
            kinds = without_first(kinds)
        return True

    def add_taking(actions: Actions) -> bool:
        """OD-12, OD-13: an open card, or one from the deck."""
        for action in (A_OPEN, A_OPEN + 1, A_OPEN + 2, A_DRAW):
            actions.add(action)
        return True

    def add_simple(box: Box, kinds: int, side: int, cells: list[int], actions: Actions) -> bool:
        """Cards that ask for nothing, then those that ask for one of three things at most."""
        for left in (kinds & box.plain, kinds & box.easy):
            while left:
                add_few(actions, box.start[first(left)], cells[box.way[first(left)]])
                left = without_first(left)
        return True
