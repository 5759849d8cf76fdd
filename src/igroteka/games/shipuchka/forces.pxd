cimport cython
from libc.math cimport fabs
from .contacts cimport POINTS, Contacts
from .ground cimport MOST, RADIUS

cdef enum:
    SWEEPS = 400
    TOGETHER = 4

cdef double BALANCE, CALM

cdef class Forces(Contacts):
    cdef double arms[20480]
    cdef bint calm[59]
    cdef int contacts
    cdef int starting[4097]
    cdef int stage[4096]
    cdef int queue[4096]
    cdef int reached[59]
    cdef int filled[4098]
    cdef int at[4]
    cdef int ends[4]
    @cython.locals(sweep=int, off=double, before=double)
    cdef bint repair(self) noexcept
    @cython.locals(k=int, i=int, j=int)
    cdef void residuals(self) noexcept
    @cython.locals(i=int, j=int, dx=double, dy=double, ex=double, ey=double, norm=double)
    cdef void measure(self, int k) noexcept
    @cython.locals(k=int)
    cdef void find_contacts(self) noexcept
    @cython.locals(c=int, i=int, j=int, k=int)
    cdef void set_stages(self) noexcept
    @cython.locals(c=int, stage=int)
    cdef void line_up(self) noexcept
    @cython.locals(i=int, n=int, c=int, k=int, stage=int, on_cap=bint)
    cdef void sweep(self) noexcept
    @cython.locals(s=int, longest=int, b=int)
    cdef void change_together(self, int count, bint on_cap) noexcept
    @cython.locals(i=int, dx=double, dy=double, change=double)
    cdef inline void press_cap(self, int k) noexcept
    @cython.locals(i=int, j=int, dx=double, dy=double, ex=double, ey=double, g=double, change=double)
    cdef inline void press_chip(self, int k) noexcept
    @cython.locals(i=int, worst=double, off=double)
    cdef double imbalance(self) noexcept
