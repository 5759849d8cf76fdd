cimport cython
from igroteka.engine.actions cimport Actions
from igroteka.engine.cellset cimport bit, cellset, size
from igroteka.engine.state cimport State, OVER

@cython.final
cdef class ConnectFour(State):
    cdef cellset stones[2]
    cpdef bint is_over(self) noexcept

cdef bint four(cellset stones) noexcept

@cython.locals(pairs=cellset)
cdef bint in_line(cellset stones, int step) noexcept
