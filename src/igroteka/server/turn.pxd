cdef class Turn:
    cdef public bint taken
    cdef public object waiting
    cpdef bint take(self) except? True
    cpdef release(self)
