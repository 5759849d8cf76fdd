cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.dice cimport Dice
from .box cimport AIMING_AGAIN, FREE, LEAST, MIXED, MOST, REACH, SWAP, colour, fell_tag
from .gap cimport Gap
from .ground cimport RADIUS, THICK, Ground
from .pile cimport Pile
from .position cimport Position

cdef double APART, FAR, GROWTH, PRESSED
cdef int LOW

cdef class Bottle(Position):
    cpdef Pile piled(self)
    cpdef Ground ground(self)
    @cython.locals(chips=cellset, chip=int)
    cdef bint fill(self, Ground ground) except False
    cpdef bint may_place(self, Ground ground, int x, int y) except -1
    cpdef bint may_place_there(self, Ground ground, int x, int y) except -1
    @cython.locals(dx=int, dy=int)
    cpdef bint is_apart(self, int x, int y) noexcept
    @cython.locals(top=double, layer=int)
    cdef bint keeps_challenge(self, Ground ground, int x, int y) except -1
    @cython.locals(chips=cellset, count=int)
    cdef int on_layer(self, int layer) noexcept
    cdef int on_layer_with_first(self, Ground ground, int layer) noexcept
    @cython.locals(chips=cellset, chip=int, mine=int, dz=double, gap=Gap)
    cdef bint is_apart_in_colour(self, Ground ground, int x, int y, double top) except -1
    @cython.locals(at=int, dx=double, dy=double, dz=double, w=double, a=double, b=double, c=double)
    cdef bint is_too_near(self, Gap gap, int chip, int x, int y, double z) noexcept
    @cython.locals(chips=cellset, chip=int, mine=int, dx=double, dy=double, dz=double, near=double)
    cdef bint was_apart_in_colour(self, Ground ground, double x, double y, double top) noexcept
    @cython.locals(chip=int, count=int, top=double)
    cdef bint lie_flat(self) except False
    @cython.locals(a=double)
    cdef double noise(self, Dice dice) noexcept
    @cython.locals(fallen=cellset, pile=Pile)
    cpdef cellset fall(self, Dice dice) except? 0
    @cython.locals(pile=Pile)
    cpdef bint tips(self) except -1
    @cython.locals(i=int, chip=int, chips=cellset, fallen=cellset, layer=int, error=double, x=double, y=double, top=double, standing=int)
    cdef cellset let_go(self, Pile pile, Dice dice, double spread) except? 0
