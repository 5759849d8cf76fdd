cimport cython
from igroteka.engine.cellset cimport bit, cellset, first, size, without_first
from igroteka.engine.dice cimport Dice
from .box cimport AIMING_AGAIN, FREE, LEAST, MIXED, MOST, REACH, SWAP, colour, fell_tag
from .pile cimport Pile
from .position cimport Position

cdef double RADIUS, THICK, CAP, GROWTH, PRESSED
cdef int LOW
cdef Pile WORK

cdef class Bottle(Position):
    cpdef int layer_at(self, double x, double y) except -2
    @cython.locals(chips=cellset, chip=int)
    cpdef Pile piled(self)
    cpdef bint may_place(self, int x, int y) except -1
    cpdef bint may_place_there(self, int x, int y) except -1
    cpdef bint bears(self, int x, int y) noexcept
    @cython.locals(dx=int, dy=int)
    cdef bint is_apart(self, int x, int y) noexcept
    @cython.locals(top=double, layer=int)
    cpdef bint keeps_challenge(self, int x, int y) noexcept
    @cython.locals(chips=cellset, count=int)
    cpdef int on_layer(self, int layer) noexcept
    cdef int on_layer_with_first(self, int layer) noexcept
    @cython.locals(chips=cellset, chip=int, mine=int, dx=double, dy=double, dz=double, near=double)
    cdef bint is_apart_in_colour(self, double x, double y, double top) noexcept
    @cython.locals(chip=int, count=int, top=double)
    cdef void lie_flat(self) noexcept
    @cython.locals(a=double)
    cdef double noise(self, Dice dice) noexcept
    @cython.locals(fallen=cellset, standing=int)
    cpdef cellset fall(self, Dice dice) except? 0
    @cython.locals(fallen=cellset, level=int)
    cpdef bint tips(self) except -1
    @cython.locals(i=int, chip=int, chips=cellset, fallen=cellset, layer=int, spread=double, x=double, y=double, top=double, standing=int)
    cdef cellset let_go(self, Dice dice) except? 0
