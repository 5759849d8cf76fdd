from libc.string cimport memcpy
from .actions cimport Actions
from .dice cimport Dice

cdef extern from "Python.h":
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
    PyTypeObject* Py_TYPE(object)

cdef enum:
    CHANCE = -1
    OVER = -2

cdef int FEW

cdef class State:
    cdef public int turn
    cdef public int players
    cdef public object witness
    cpdef bint list_actions(self, int seat, Actions actions) except False
    cpdef bint is_legal(self, int seat, long long action) except -1
    cpdef bint apply(self, int seat, long long action) except False
    cpdef State clone(self)
    cpdef bint copy(self, State other) except False
    cdef inline bint copy_numbers(self, State other, void* first) noexcept:
        """All numbers at once, from the first one to the end of the object: objects stand before it in the .pxd."""
        cdef Py_ssize_t start = <char*> first - <char*> <void*> self
        memcpy(first, <char*> <void*> other + start, Py_TYPE(self).tp_basicsize - start)
        self.turn = other.turn
        self.players = other.players
        return True
    cpdef double result(self, int seat) except? -1
    cpdef bint can_win(self, int seat, State spare, Actions actions) except -1
    cpdef int rank(self, int seat) except? -1
    cpdef double share(self, int seat) except? -1
    cpdef unsigned long long key(self) except? 0
    cpdef bint redeal(self, int seat, Dice dice) except False
    cpdef long long settle(self, Dice dice) except -1
    cpdef bint tell(self) except False
