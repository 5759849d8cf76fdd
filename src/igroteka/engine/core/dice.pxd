cimport cython

ctypedef unsigned long long word

cdef inline word rotated(word x, int by) noexcept nogil:
    return (x << by) | (x >> (64 - by))

@cython.final
cdef class Dice:
    cdef word a, b, c, d
    cdef inline word roll(self) noexcept:
        cdef word result = rotated(self.a + self.d, 23) + self.a
        cdef word shifted = self.b << 17
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = rotated(self.d, 45)
        return result
    cdef inline int pick(self, int n) noexcept:
        return <int> (((self.roll() >> 32) * <word> n) >> 32)
    cpdef int below(self, int n) except -1
    cpdef Dice clone(self)
    cpdef bint copy(self, Dice other) except False
