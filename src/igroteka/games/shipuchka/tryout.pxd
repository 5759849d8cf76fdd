cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport OVER
from igroteka.engine.core.strategy cimport Strategy
from .box cimport ANSWERING, fell_tag
from .rules cimport Fizz

cdef enum:
    MOST_OPTIONS = 80

@cython.final
cdef class Tryout:
    cdef Strategy strategy
    cdef Fizz fizz
    cdef Dice dice
    cdef Actions actions
    cdef bint seeing
    cdef double worths[80]
    @cython.locals(i=int)
    cpdef begin(self, Fizz root, bint seeing)
    @cython.locals(i=int)
    cpdef bint try_all(self, Fizz root, int seat, Dice luck, Actions options, int turns) except False
    cpdef double worth(self, int option)
    cdef double tried(self, Fizz root, int seat, long long action, int turns) except? -9
    cdef int step(self) except -1
