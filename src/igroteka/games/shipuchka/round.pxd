cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport OVER
from .bottle cimport Bottle
from .box cimport ANY, AS_MANY, CHOOSING, HALF, KINDS, ORDER, REVERSE, SWAP, TAKE_TWO, special

cdef class Round(Bottle):
    @cython.locals(seat=int, chips=int)
    cpdef bint deal_round(self) except False
    cpdef bint begin_turn(self, int seat) except False
    cdef bint ask_someone(self) except False
    cpdef bint ask_for_a_chip(self) except False
    @cython.locals(chips=cellset)
    cpdef cellset chips_that_go(self, int seat) noexcept
    cdef cellset chips_of_colour(self, int named) noexcept
    @cython.locals(misses=int, identical=bint)
    cdef bint count_turn(self, int kind, int named, int stayed) except False
    cdef void order(self, int kind, int named, int stayed) noexcept
    @cython.locals(victim=int)
    cdef int strike(self, int kind) except -1
    cdef bint halve(self, int victim) noexcept
    @cython.locals(kept=cellset, seat=int, other=int)
    cdef void swap_hands(self) noexcept
    @cython.locals(chip=cellset)
    cdef void draw(self, int seat, int count) noexcept
    @cython.locals(index=int)
    cdef cellset pick_one(self, Dice dice, cellset chips) noexcept
    cdef bint next_turn(self, int misses) except False
    cdef int after(self, int seat, int steps) noexcept
    @cython.locals(seat=int)
    cpdef bint end_round(self, int rule) except False
    cpdef bint end_solo(self, bint fell) except False
    cpdef bint stop_game(self, int rule) noexcept
    @cython.locals(seat=int, chips=cellset)
    cpdef bint is_whole(self) except -1
    @cython.locals(other=int, unseen=cellset, count=int, chip=cellset)
    cpdef bint imagine(self, int seat, Dice dice) except False
    @cython.locals(going=cellset, given=cellset, mine=cellset, other=int)
    cdef bint imagine_something_to_lay(self, int seat, Dice dice) noexcept
