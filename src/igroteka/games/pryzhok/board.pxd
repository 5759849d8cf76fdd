cimport cython
from igroteka.engine.core.bits cimport bit, cellset

@cython.final
cdef class Board:
    cdef public int size
    cdef public int span
    cdef public int stop
    cdef cellset cells
    cdef int step[8]
    cdef int left[8]
    cdef int right[8]
    cdef cellset reach[8]
    cdef short origin[4097]
    cdef short target[4097]
    cdef int reading[64]
    cdef inline cellset moved(self, cellset cells, int direction) noexcept:
        return ((cells << self.left[direction]) >> self.right[direction]) & self.reach[direction]
    cdef inline int number(self, int cell, int direction, int distance) noexcept:
        return (cell * 8 + direction) * self.span + distance - 1
