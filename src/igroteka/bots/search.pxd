cimport cython
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, CHANCE
from .simulation cimport Simulation
from .tree cimport Node, LONGEST, LOST, WON

cdef int EVERY

@cython.final
cdef class Search(Simulation):
    cdef public bint stopped
    cdef Dice seeds
    cdef object stop
    cdef bint simulate_until(self, long simulations) except False
    cdef bint try_option(self, int i) except False
    @cython.locals(k=int, before=int)
    cdef int option_of(self, int i) except -1
    cdef bint begin(self, State root, int seat, Dice dice) except False
    cdef bint is_late(self) except? True
