cimport cython
from libc.math cimport fabs, sqrt
from .box cimport REACH, WIDTH

cdef enum:
    MOST = 59

cdef double RADIUS, THICK, CAP

cdef class Ground:
    cdef public int count
    cdef double x[59]
    cdef double y[59]
    cdef double z[59]
    cdef double top[59]
    cdef bint shaded[121]
    cdef int low, high
    @cython.locals(up=double, lean=double)
    cpdef int add(self, double x, double y, double z, double a, double b) noexcept
    @cython.locals(i=int, top=double, dx=double, dy=double)
    cpdef double rest(self, double x, double y, int among) noexcept
    @cython.locals(i=int, dx=double, dy=double)
    cpdef bint bears(self, double x, double y, int among) noexcept
    @cython.locals(i=int, y=int)
    cdef void shade(self, int x) noexcept
    @cython.locals(dx=double, half=double, low=int, high=int, y=int)
    cdef void shade_disc(self, double cx, double cy, double r, int x) noexcept
