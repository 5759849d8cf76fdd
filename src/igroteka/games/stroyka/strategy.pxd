cimport cython
from libc.math cimport exp, sqrt
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.bits cimport cellset, first, size, without_first
from igroteka.engine.core.state cimport State, OVER
from .planning cimport Planning, HOPE
from .rules cimport BigBuild, DROP, MOVE

cdef double SENSIBLE

cdef class Building(Planning):
    @cython.locals(total=double, scale=double, seat=int, wood=BigBuild)
    cpdef bint judge(self, State state) except False
    @cython.locals(left=int, best=int, other=int)
    cdef bint is_lost(self, BigBuild state, int seat) noexcept
    @cython.locals(ahead=double)
    cdef double worth(self, BigBuild state, int seat) except? -2
    @cython.locals(wood=BigBuild)
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1
    @cython.locals(best=double, value=double, i=int, chosen=int)
    cdef int first_start(self, Actions actions) except -1
    @cython.locals(left=int, house=int, best=double, action=int, cells=cellset, chosen=int, value=double)
    cdef int first_move(self, BigBuild state, int seat) except -1
    @cython.locals(left=int, kept=int, hand=int, gone=int, best=double, value=double)
    cdef int first_drop(self, BigBuild state, int seat) except -1
    @cython.locals(wood=BigBuild)
    cpdef int candidates(self, State state, int seat, Actions actions) except -1
    @cython.locals(left=int, house=int, enough=double, cells=cellset, chosen=int)
    cdef bint sensible_moves(self, BigBuild state, int cell, Actions actions) except False
    cdef double worth_going(self, int cell, int chosen, int left, int house) noexcept
    @cython.locals(place=int)
    cdef bint is_first(self, int chosen) noexcept
    @cython.locals(left=int, gone=int, kept=int, place=int, enough=double)
    cdef bint sensible_drops(self, BigBuild state, int cell, Actions actions) except False
