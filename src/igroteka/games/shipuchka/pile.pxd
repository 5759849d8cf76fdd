cimport cython
from libc.math cimport acos, atan2, cos, fabs, sin, sqrt

cdef enum:
    MOST = 59
    POINTS = 4096
    SWEEPS = 160

cdef double RADIUS, THICK, CAP, NEAR, SEGMENT, BALANCE, NUDGE, LEANS, BESIDE, TIPPING, CAUGHT

@cython.final
cdef class Pile:
    cdef public int count, points
    cdef public double shrink
    cdef double x[59]
    cdef double y[59]
    cdef double z[59]
    cdef double top[59]
    cdef int order[59]
    cdef int starts[60]
    cdef double weight[59]
    cdef double mx[59]
    cdef double my[59]
    cdef bint failed[59]
    cdef bint gone[59]
    cdef bint held[59]
    cdef int upper[4096]
    cdef int lower[4096]
    cdef double px[4096]
    cdef double py[4096]
    cdef double force[4096]
    cpdef void clear(self) noexcept
    @cython.locals(up=double, lean=double)
    cpdef int add(self, double x, double y, double z, double a, double b) noexcept
    @cython.locals(i=int, top=double, dx=double, dy=double)
    cpdef double rest(self, double x, double y, int among) noexcept
    @cython.locals(i=int, dx=double, dy=double)
    cpdef bint bears(self, double x, double y, int among) noexcept
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
    @cython.locals(k=int, i=int, j=int, dx=double, dy=double, ex=double, ey=double, g=double, norm=double, change=double)
    cdef void sweep(self) noexcept
    @cython.locals(i=int, worst=double, off=double)
    cdef double imbalance(self) noexcept
    cpdef bint stands(self) noexcept
    @cython.locals(i=int, worst=int, low=double, off=double)
    cpdef int worst(self) noexcept
    @cython.locals(i=int)
    cpdef void take_as_it_stands(self) noexcept
    @cython.locals(j=int, turn=double, x=double, y=double, foot=double, ground=double, dx=double, dy=double, top=double)
    cpdef bint is_caught(self, int i) noexcept
    @cython.locals(i=int, turn=double, reach=double, least=double, weakest=double)
    cdef double weakest(self, double x, double y) noexcept
    @cython.locals(k=int, dx=double, dy=double, support=double, reach=double)
    cdef double reach(self, double x, double y, double turn) noexcept
    @cython.locals(i=int, count=int)
    cpdef int collapse(self) noexcept
    @cython.locals(k=int, i=int, again=bint)
    cdef void drop(self, int chip) noexcept
    cpdef bint is_gone(self, int chip) noexcept
    @cython.locals(i=int, top=double)
    cpdef double margin(self, double x, double y) noexcept
    @cython.locals(i=int, dx=double, dy=double, d=double, room=double, top=double)
    cpdef double clearance(self, double x, double y) noexcept
    @cython.locals(i=int, dx=double, dy=double, ground=double, near=double, leans=bint)
    cpdef bint is_crooked(self, double x, double y) noexcept
