cimport cython
from igroteka.engine.core.bits cimport bit, cellset
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER
from .board cimport Board

cdef enum:
    HAND = 3
    SEATS = 5
    NOWHERE = -1

cdef class Position(State):
    cdef public Board board
    cdef public Dice dice
    cdef public object figures
    cdef public int start_seat, phase, quiet, quiet_limit, turns, rule, deck_size, spent_size, by
    cdef public int hop, flying, fresh, lit, house
    cdef public bint built
    cdef public cellset occupied, lying
    cdef public int at[5]
    cdef public int points[5]
    cdef int held[5]
    cdef int hand[15]
    cdef public int last[3]
    cdef signed char token[64]
    cdef signed char builder[15]
    cdef public short deck[55]
    cdef public short spent[55]
    @cython.locals(seat=int, cell=int, token=int, place=int)
    cdef void clear(self) noexcept
    @cython.locals(like=Position)
    cpdef bint copy(self, State other) except False
    cpdef void lay_token(self, int token, int cell) noexcept
    cpdef void build(self, int token, int seat) noexcept
    cpdef void hide_hand(self, int seat, int cards) noexcept
