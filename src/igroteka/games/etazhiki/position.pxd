cimport cython
from igroteka.engine.core.bits cimport bit, cellset
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State
from .box cimport ANY_TIME, Box, FLOORS, FULL, KINDS

cdef class Position(State):
    cdef public Box box
    cdef public Dice dice
    cdef public int level, cut_in, active, asked, quiet, quiet_limit, rule, deck_size, spent_size
    cdef public bint helps, drawn, floor_laid, ball_laid
    cdef unsigned char hand[170]
    cdef cellset held[5]
    cdef int cards[5]
    cdef public int stars[5]
    cdef public short deck[34]
    cdef public short spent[34]
    cdef public int top[2]
    cdef public int under[2]
    cdef public int below[2]
    cdef public int laid[2]
    cdef public int by[2]
    @cython.locals(like=Position)
    cpdef bint copy(self, State other) except False
    cpdef bint finishing(self) noexcept
    cpdef bint window(self) noexcept
    cpdef bint early(self) noexcept
