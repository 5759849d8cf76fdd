cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset
from igroteka.engine.core.state cimport State, OVER

cdef cellset FLOOR

@cython.final
cdef class ConnectFour(State):
    cdef cellset stones[2]
    cpdef bint is_over(self, int seat) noexcept

cdef bint four(cellset stones) noexcept

cdef cellset fourth(cellset stones) noexcept

@cython.locals(after=cellset, before=cellset)
cdef cellset in_line(cellset stones, int step) noexcept
