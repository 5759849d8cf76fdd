cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from .box cimport ASK, CHOOSING, DOUBLE, KINDS, LAID, ORDER, PLAIN, SWAP, faces_tag, fell_tag
from .round cimport Round

cpdef int kind_taken(int action) noexcept

cdef class Answered(Round):
    cdef bint may_answer(self, long long action) noexcept
    @cython.locals(kind=int, told=cellset)
    cdef bint may_tell(self, cellset chips, int laid) noexcept
    @cython.locals(lowest=cellset, rest=cellset)
    cdef cellset lowest(self, int kind, int count) noexcept
    @cython.locals(fallen=cellset, rest=cellset, count=int, kind=int)
    cdef cellset fallen_faces(self, long long action) noexcept
    @cython.locals(laid=cellset, kind=int, named=int)
    cpdef bint answer(self, cellset fallen) except False
    cdef void receive(self, cellset fallen) noexcept
    cdef bint fell_alone(self) except False
