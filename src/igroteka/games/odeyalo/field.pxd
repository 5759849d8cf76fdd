cimport cython
from igroteka.engine.cellset cimport bit, cellset, first, without_first
from .box cimport ALL_CELLS, FREE, GNOMES, REACH, STRENGTH
from .hands cimport Hands

cdef class Field(Hands):
    cpdef bint may_pull(self, int side, int limit) noexcept
    cdef void pull(self, int side) noexcept
    cdef void shift(self, int side, int cells) noexcept
    cdef bint pull_cells(self, int side, int cells) except False
    cpdef int touching(self) noexcept
    cdef int bed_of(self, int side) noexcept
    cdef int free_in(self, int cells) noexcept
    cdef int elsewhere(self, int side) noexcept
    @cython.locals(side=int)
    cdef int may_leave(self, int cells, int limit) noexcept
    @cython.locals(gnome=int)
    cdef void bring(self, int cell) noexcept
    cdef void evict(self, int cell) noexcept
    cdef void move_gnome(self, int cell, int to) noexcept
    cdef void wake(self, int cells) noexcept
    cdef void lull(self, int cell) noexcept
    cdef void spin_right(self) noexcept
    @cython.locals(seat=int)
    cpdef void clear_beds(self) noexcept
    @cython.locals(middle=int)
    cdef void clear_bed(self, int cell) noexcept
