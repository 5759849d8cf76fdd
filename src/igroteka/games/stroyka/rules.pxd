cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.state cimport State, OVER
from .board cimport Board, CLASS_PAYMENTS, ITEMS
from .hands cimport Hands
from .position cimport HAND, NOWHERE

cdef enum:
    START = 0
    MOVE = 1
    DROP = 2

@cython.final
cdef class BigBuild(Hands):
    cdef bint stand(self, int cell) except False
    @cython.locals(cells=cellset)
    cdef bint add_starts(self, Actions actions) except False
    @cython.locals(cells=cellset)
    cdef bint add_moves(self, Actions actions) except False
    @cython.locals(found=cellset, chain=cellset, seen=cellset)
    cpdef cellset reachable(self, int cell) noexcept
    @cython.locals(place=int)
    cdef bint add_steps(self, int cell, Actions actions) except False
    cdef bint goes(self, int kind, int cell) noexcept
    @cython.locals(item=int, cost=int, count=int, start=int, one=int, two=int, three=int, a=int, b=int, c=int)
    cdef bint add_payments(self, int cell, Actions actions) except False
    cdef int shown(self, int kind, int item) noexcept
    cdef bint add_one(self, int cell, int kind, int shown, int cost, Actions actions) except False
    cdef bint add_two(self, int cell, int one, int two, int a, int b, int cost, Actions actions) except False
    cdef int number(self, int cell, int one, int two, int three) noexcept
    cdef int offset_of(self, int cell) noexcept
    @cython.locals(place=int)
    cdef bint add_drops(self, Actions actions) except False
    cdef bint walk(self, int cell, int kind) except False
    @cython.locals(square=int, cell=int, start=int, place=int)
    cdef bint pay(self, int move) except False
    cdef bint land(self, int cell) except False
    cdef bint drop(self, int kind) except False
    cdef bint end_turn(self) except False
    cdef void begin_turn(self) noexcept
    @cython.locals(token=int)
    cdef bint take_token(self, int cell) except False
    @cython.locals(beside=cellset)
    cdef bint score_neighbours(self, int token) except False
    cpdef bint stop_game(self, int rule) noexcept
