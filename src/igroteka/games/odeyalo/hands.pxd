cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from igroteka.engine.core.dice cimport Dice
from .box cimport ALL_CELLS, DRAWN, GNOMES, HAND, OPEN_CARDS
from .position cimport Position, gain, lose, pick, spend

cdef class Hands(Position):
    @cython.locals(kind=int, place=int)
    cdef void deal_cards(self) noexcept
    @cython.locals(seat=int, _=int)
    cdef void deal_hands(self) noexcept
    cpdef void gain(self, int seat, int kind) noexcept
    @cython.locals(kind=int)
    cdef void shuffle_discards(self) noexcept
    @cython.locals(index=int, kind=int)
    cdef int pick_from_hand(self, int seat, Dice dice) noexcept
    @cython.locals(_=int)
    cdef void draw_cards(self, int seat, int count) noexcept
    @cython.locals(taken=int)
    cdef void barter(self, int seat, int other, int gift) noexcept
    @cython.locals(kind=int, kinds=cellset)
    cdef void spend_hand(self, int seat) noexcept
    @cython.locals(kind=int, kinds=cellset, mine=int)
    cdef void swap_hands(self, int seat, int other) noexcept
    @cython.locals(cards=int, seat=int, kind=int)
    cpdef bint is_whole(self) noexcept
    @cython.locals(count=int, seat=int, place=int)
    cdef int count_everywhere(self, int kind) noexcept
    @cython.locals(seen=int, cell=int, taken=bint)
    cdef bint gnomes_are_whole(self) noexcept
    @cython.locals(kind=int)
    cpdef void bury(self) noexcept
    @cython.locals(kind=int, kinds=cellset)
    cdef void take_back(self, int seat) noexcept
    @cython.locals(count=int, _=int)
    cdef void fill(self, int seat, Dice dice) noexcept

cdef inline int take(Hands room) noexcept:
    if not room.deck_size:
        room.shuffle_discards()
    return pick(room, room.dice)
