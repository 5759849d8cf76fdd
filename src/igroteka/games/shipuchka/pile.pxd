cimport cython
from libc.math cimport cos, fabs, sin, sqrt
from .contacts cimport CAP, MOST, POINTS, RADIUS, THICK, Contacts

cdef enum:
    SWEEPS = 400

cdef int ROUNDS
cdef double BALANCE, CALM, TIPPING, SLIDING, STEEP, DEEP, CAUGHT

@cython.final
cdef class Pile(Contacts):
    cdef double arms[20480]
    cdef bint calm[59]
    @cython.locals(k=int, i=int, good=bint)
    cdef bint loads(self) noexcept
    @cython.locals(k=int, start=int, end=int, chip=int, tries=int, dx=double, dy=double, p=double, s=double, sx=double, sy=double, sxx=double, sxy=double, syy=double, a=double, b=double, c=double, changed=bint, det=double, w=double, tx=double, ty=double)
    cdef bint press(self, int i) noexcept
    @cython.locals(k=int, best=int, chip=int, dx=double, dy=double, nearest=double)
    cdef void press_nearest(self, int i, double tx, double ty) noexcept
    @cython.locals(k=int, i=int, j=int)
    cdef void pass_on(self, int i) noexcept
    @cython.locals(sweep=int, off=double, before=double)
    cdef bint repair(self) noexcept
    @cython.locals(k=int, i=int, j=int)
    cdef void residuals(self) noexcept
    @cython.locals(i=int, j=int, dx=double, dy=double, ex=double, ey=double, norm=double)
    cdef void measure(self, int k) noexcept
    @cython.locals(k=int, i=int, j=int, dx=double, dy=double, ex=double, ey=double, g=double, change=double)
    cdef void sweep(self) noexcept
    @cython.locals(i=int, worst=double, off=double)
    cdef double imbalance(self) noexcept
    cpdef bint stands(self) noexcept
    @cython.locals(i=int, worst=int, low=double, off=double)
    cpdef int worst(self) noexcept
    @cython.locals(i=int)
    cpdef void take_as_it_stands(self) noexcept
    cdef void hold(self, int i) noexcept
    @cython.locals(turn=double, x=double, y=double, drop=double)
    cpdef bint is_caught(self, int i) noexcept
    @cython.locals(j=int, foot=double, ground=double, dx=double, dy=double, top=double)
    cdef double drop_beside(self, int i, double x, double y) noexcept
    @cython.locals(i=int, count=int)
    cpdef int collapse(self) noexcept
    @cython.locals(k=int, i=int, again=bint)
    cdef void drop(self, int chip) noexcept
    cpdef bint is_gone(self, int chip) noexcept
