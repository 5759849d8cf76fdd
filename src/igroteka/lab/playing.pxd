cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, CHANCE, OVER

cdef enum:
    COUNTED = 4096

@cython.final
cdef class Choices:
    cdef long long decisions[COUNTED + 1]
    cdef public long long total
    cdef public int most
    cdef void note(self, int count) noexcept

@cython.locals(count=long)
cpdef long watched(State state, Dice dice, Actions actions, Choices choices, long limit) except -1

cdef long long picked(State state, Dice dice, Actions actions, Choices choices) except? -1
