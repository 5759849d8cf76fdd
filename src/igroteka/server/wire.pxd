cpdef bytes unmasked(bytes body, bytes mask)

cdef class Wire:
    cdef public object transport, hear, before, gone, parts
    cdef public bytes rest
    cdef public int kind
    cdef public bint silent, paused
    cdef object __weakref__
    cpdef int frame(self, bytes data, int at) except -2
    cpdef take(self, int kind, bint final, bytes body)
