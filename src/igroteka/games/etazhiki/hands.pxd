cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from igroteka.engine.core.dice cimport Dice
from .box cimport BALL, BALLS, BEGINNER, FLOORS, HAND, KINDS, NEAR, NIGHT, NUMBERS
from .position cimport Position

cdef class Hands(Position):
    cdef void deal_hands(self) noexcept
    @cython.locals(seat=int)
    cdef void deal_once(self) noexcept
    @cython.locals(seat=int)
    cdef bint is_good_deal(self) noexcept
    cdef void open_piles(self) noexcept
    cpdef void gain(self, int seat, int kind) noexcept
    cdef void lose(self, int seat, int kind) noexcept
    cpdef void open(self, int pile, int kind, int seat) noexcept
    cpdef void cover(self, int pile, int kind) noexcept
    @cython.locals(kind=int)
    cpdef void fill_deck(self) noexcept
    @cython.locals(kind=int)
    cdef void empty(self, int seat) noexcept
    cdef void draw(self, int seat, int count) noexcept
    @cython.locals(kind=int)
    cdef void remake_deck(self) noexcept
    @cython.locals(index=int)
    cdef int take(self, Dice dice, int kind, int among) noexcept
    cpdef void take_kind(self, int kind) noexcept
    @cython.locals(total=int, kind=int)
    cdef int count(self, int low, int high) noexcept
    @cython.locals(cards=int, seat=int, kind=int)
    cpdef bint is_whole(self) noexcept
    @cython.locals(count=int, seat=int)
    cdef int count_everywhere(self, int kind) noexcept
    cpdef int fitting(self) noexcept
    cpdef int numbers_held(self, int seat) noexcept
    cpdef int nights_that_go(self, int seat) noexcept
    cpdef bint may_cover(self, int seat) noexcept
    @cython.locals(fits=cellset, cards=cellset)
    cpdef cellset cards_that_go(self, int seat) noexcept
    @cython.locals(other=int)
    cdef void imagine_hands(self, int seat, bint finishing, Dice dice) noexcept
    @cython.locals(tries=int)
    cdef void imagine_active(self, Dice dice, int lowest) noexcept
    @cython.locals(floors=int)
    cpdef bint is_plausible(self) noexcept
    @cython.locals(kind=int)
    cdef void take_back(self, int seat) noexcept
    @cython.locals(missing=int, kind=int)
    cdef void fill(self, int seat, Dice dice, int lowest) noexcept
    @cython.locals(ball=int)
    cdef void imagine_floor(self) noexcept
    @cython.locals(kind=int)
    cdef bint give_floor(self, int numbers) noexcept
    cdef void give(self, int kind) noexcept
