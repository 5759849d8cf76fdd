cimport cython
from .actions cimport Actions
from .dice cimport Dice
from .state cimport State, OVER

cdef enum:
    MOST_SEATS = 8

cdef class Strategy:
    cdef double values[MOST_SEATS]
    cdef public object clock
    cpdef double evaluate(self, State state, int seat) except? -2
    @cython.locals(seat=int)
    cpdef bint judge(self, State state) except False
    cpdef int candidates(self, State state, int seat, Actions actions) except -1
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1
