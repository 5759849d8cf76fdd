cimport cython
from libc.math cimport exp
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER
from igroteka.engine.core.strategy cimport Strategy
from .position cimport MARKERS
from .rules cimport FlipJump

ctypedef long long longlong

cdef double MARKER, REACH, PAIR
cdef int PATIENCE, DEEPEST

cdef class Knowing(Strategy):
    cdef FlipJump after
    cdef list afters
    cdef list lists
    cdef public int looked, enough, deepest
    cdef public object turns
    @cython.locals(frogs=FlipJump, total=double, seat=int, best=double)
    cpdef bint judge(self, State state) except False
    cdef double worth(self, FlipJump state, int seat) except? -1
    cpdef int reach(self, FlipJump state) except -1
    cpdef int reach_up_to(self, FlipJump state, int enough, int deepest) except -1
    @cython.locals(after=FlipJump, actions=Actions, i=int, gain=int, best=int)
    cdef int most_markers(self, FlipJump state, int hops, int seat, int before) except -1
    cpdef int gain(self, FlipJump state, int seat, long long action) except -1
    cdef int taken(self, FlipJump after, int hops, int seat, int before) except -1
    @cython.locals(frogs=FlipJump, i=int, best=int, gain=int, chosen=longlong)
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1
