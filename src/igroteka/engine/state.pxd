from .actions cimport Actions
from .dice cimport Dice

cdef enum:
    CHANCE = -1
    OVER = -2

cdef class State:
    cdef public int turn
    cdef public int players
    cdef public object witness
    cpdef bint list_actions(self, int seat, Actions actions) except False
    cpdef bint is_legal(self, int seat, long long action) except -1
    cpdef bint apply(self, int seat, long long action) except False
    cpdef State clone(self)
    cpdef bint copy(self, State other) except False
    cpdef double result(self, int seat) except? -1
    cpdef unsigned long long key(self) except? 0
    cpdef bint redeal(self, int seat, Dice dice) except False
    cpdef long long settle(self, Dice dice) except -1
    cpdef bint tell(self) except False
