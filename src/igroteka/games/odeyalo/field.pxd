cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from .box cimport GNOMES, bed_at, is_between, steps
from .hands cimport Hands

cdef class Field(Hands):
    cdef void pull(self, int side) noexcept
    cdef void shift(self, int side, int cells) noexcept
    cdef bint pull_cells(self, int side, int cells) except False
    cpdef int touching(self) noexcept
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
    @cython.locals(other=int)
    cdef void keep_only(self, int cell) noexcept
    @cython.locals(seat=int)
    cdef void wake_lone(self) noexcept
