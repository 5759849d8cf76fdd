cimport cython
from libc.math cimport cos, fabs, sin, sqrt
from .forces cimport BALANCE, Forces
from .ground cimport CAP, RADIUS, THICK

cdef int ROUNDS
cdef double TIPPING, SLIDING, STEEP, DEEP, CAUGHT

@cython.final
cdef class Pile(Forces):
    @cython.locals(k=int, i=int, good=bint)
    cdef bint loads(self) noexcept
    @cython.locals(k=int, start=int, end=int, chip=int, tries=int, dx=double, dy=double, p=double, s=double, sx=double, sy=double, sxx=double, sxy=double, syy=double, a=double, b=double, c=double, changed=bint, det=double, w=double, tx=double, ty=double)
    cdef bint press(self, int i) noexcept
    @cython.locals(k=int, best=int, chip=int, dx=double, dy=double, nearest=double)
    cdef void press_nearest(self, int i, double tx, double ty) noexcept
    @cython.locals(k=int, i=int, j=int)
    cdef void pass_on(self, int i) noexcept
    cpdef bint stands(self) noexcept
    @cython.locals(i=int, worst=int, low=double, off=double)
    cpdef int worst(self) noexcept
    @cython.locals(i=int)
    cpdef bint take_as_it_stands(self) except False
    @cython.locals(i=int)
    cdef tuple centres(self)
    @cython.locals(i=int, at=int)
    cdef list find_unseen(self)
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
