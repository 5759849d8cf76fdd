cimport cython
from igroteka.engine.core.bits cimport cellset, first, without_first
from igroteka.engine.core.dice cimport Dice
from .position cimport Position, HAND, NOWHERE

cdef class Hands(Position):
    @cython.locals(cells=cellset)
    cdef bint lay_tokens(self, int sort) except False
    @cython.locals(cell=int)
    cpdef bint is_left(self, int token, int cost) noexcept
    @cython.locals(kind=int)
    cpdef void fill_deck(self) noexcept
    @cython.locals(place=int)
    cpdef void gain(self, int seat, int kind) noexcept
    @cython.locals(place=int)
    cdef void lose(self, int seat, int kind) noexcept
    cdef void clear_last(self, int seat) noexcept
    cdef void discard(self, int seat, int kind, int place) noexcept
    cdef void draw_up(self, int seat) noexcept
    @cython.locals(kind=int)
    cdef void remake_deck(self) noexcept
    @cython.locals(kind=int, index=int)
    cdef int take(self, Dice dice) noexcept
    @cython.locals(other=int)
    cpdef bint redeal(self, int seat, Dice dice) except False
    @cython.locals(other=int)
    cpdef bint deal_hidden(self, int seat, Dice dice) except False
    @cython.locals(place=int)
    cdef void take_back(self, int seat) noexcept
    @cython.locals(missing=int)
    cdef void deal_again(self, int seat, Dice dice) noexcept
    @cython.locals(cards=int, seat=int, kind=int)
    cpdef bint is_whole(self) noexcept
    @cython.locals(count=int, seat=int, place=int)
    cdef int count_everywhere(self, int kind) noexcept
