cimport cython
from libc.math cimport sqrt
from .ground cimport RADIUS, THICK

cdef enum:
    CORNERS = 4

cdef int STEPS
cdef double EXACT

@cython.final
cdef class Gap:
    cdef double x[4]
    cdef double y[4]
    cdef double z[4]
    cdef int count
    cdef double near_x, near_y, near_z
    @cython.locals(before=double, reach=double, size=double)
    cpdef bint is_below(self, double least, double x, double y, double z, double u, double v, double w) noexcept
    @cython.locals(dx=double, dy=double, dz=double, flat=double, along=double, half=double, px=double, py=double, pz=double, across=double, out=double, k=int)
    cdef double add_corner(self, double x, double y, double z, double u, double v, double w) noexcept
    @cython.locals(n=int, i=int, j=int, best=double, size=double, first=int, second=int, near_x=double, near_y=double, near_z=double)
    cdef bint come_nearer(self, double before) noexcept
    @cython.locals(k=int)
    cdef void keep(self, int first, int second, int newest) noexcept
    @cython.locals(n=int, x=double, y=double, z=double, ex=double, ey=double, ez=double, fx=double, fy=double, fz=double, s=double, t=double, ee=double, ff=double, ef=double, e=double, f=double, det=double)
    cdef bint project(self, int i, int j) noexcept
    @cython.locals(whole=double, part=double, other=double, k=int)
    cdef bint is_inside(self) noexcept
    @cython.locals(x=double, y=double, z=double, ax=double, ay=double, az=double, bx=double, by=double, bz=double, cx=double, cy=double, cz=double)
    cdef double volume(self, int a, int b, int c, int d, bint origin) noexcept
