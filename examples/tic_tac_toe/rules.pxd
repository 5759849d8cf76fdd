cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit
from igroteka.engine.core.state cimport State, OVER

cdef enum:
    ALL = 0o777

@cython.final
cdef class TicTacToe(State):
    cdef int marks[2]
    cpdef bint is_over(self) noexcept

@cython.locals(rows=int, files=int)
cdef bint three(int marks) noexcept
