cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from igroteka.engine.core.keys cimport mixed
from igroteka.engine.core.state cimport State, OVER
from .board cimport Board

cdef enum:
    COLOURS = 6
    EMPTY = 6
    NOWHERE = -1
    MARKERS = 0
    SETS = 1
    MOST_ROWS = 40

cdef class Position(State):
    cdef public Board board
    cdef int row_order[MOST_ROWS]
    cdef cellset rows[MOST_ROWS]
    cdef unsigned char row_colours[MOST_ROWS]
    cdef public int variant, slides, quiet, quiet_limit, start, jumper, rule
    cdef unsigned char top[64]
    cdef unsigned char under[64]
    cdef public cellset frogs, touched, landed
    cdef cellset showing[7]
    cdef unsigned char supply[6]
    cdef unsigned char taken[24]
    cdef int counted, row_count, lit, won
    @cython.locals(like=Position, i=int)
    cpdef bint copy(self, State other) except False
    @cython.locals(key=cellset, cells=cellset, place=int)
    cpdef unsigned long long key(self) except? 0
    cdef bint forget_rows(self) noexcept
    @cython.locals(count=int, colour=int)
    cpdef int free_markers(self) noexcept
