cimport cython
from libc.math cimport acos, atan2, cos, fabs, sin, sqrt
from .ground cimport CAP, MOST, RADIUS, THICK, Ground

cdef enum:
    POINTS = 4096

cdef int DIRECTIONS
cdef double NEAR, SEGMENT, NUDGE, LEANS, BESIDE, TURN

cdef class Contacts(Ground):
    cdef public int points
    cdef public double shrink
    cdef int order[59]
    cdef int starts[60]
    cdef double weight[59]
    cdef double mx[59]
    cdef double my[59]
    cdef bint failed[59]
    cdef bint gone[59]
    cdef bint held[59]
    cdef double unseen[177]
    cdef int upper[4096]
    cdef int lower[4096]
    cdef double px[4096]
    cdef double py[4096]
    cdef double force[4096]
    cdef double cosines[24]
    cdef double sines[24]
    cdef double least
    cpdef int add(self, double x, double y, double z, double a, double b) noexcept
    @cython.locals(i=int, j=int, chip=int)
    cdef void sort(self) noexcept
    @cython.locals(i=int, k=int, chip=int)
    cdef void touch(self) noexcept
    @cython.locals(j=int, dx=double, dy=double)
    cdef void touch_below(self, int i) noexcept
    @cython.locals(distance=double, along=double, angle=double, here=double, there=double, r=double, s=double)
    cdef void lens(self, int i, int j, double cx, double cy, double other) noexcept
    @cython.locals(k=int, steps=int, turn=double)
    cdef void arc(self, int i, int j, double cx, double cy, double r, double middle, double half) noexcept
    cdef void point(self, int i, int j, double x, double y) noexcept
    @cython.locals(i=int, reach=double, weakest=double)
    cdef double weakest(self, double x, double y) noexcept
    @cython.locals(k=int, support=double, reach=double)
    cdef double reach(self, double x, double y, double dx, double dy) noexcept
    @cython.locals(i=int, top=double)
    cpdef double margin(self, double x, double y) noexcept
    @cython.locals(i=int, dx=double, dy=double, d=double, room=double, top=double)
    cpdef double clearance(self, double x, double y) noexcept
    @cython.locals(i=int, dx=double, dy=double, ground=double, near=double, leans=bint)
    cpdef bint is_crooked(self, double x, double y) noexcept
