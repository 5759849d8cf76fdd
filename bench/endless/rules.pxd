cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit
from igroteka.engine.core.state cimport State

cdef enum:
    ALL = 0o777

@cython.final
cdef class Endless(State):
    cdef int marks[2]

@cython.locals(rows=int, files=int)
cdef bint three(int marks) noexcept
