cdef class Bucket:
    cdef public double rate, burst, tokens, filled
    cpdef bint take(self, double now) except? True
