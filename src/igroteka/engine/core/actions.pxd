cimport cython
from libc.stdlib cimport realloc, free

cdef inline long long *resize(long long *items, int capacity) noexcept:
    return <long long *> realloc(items, capacity * sizeof(long long))

@cython.final
cdef class Actions:
    cdef public int count
    cdef int capacity
    cdef long long *items
    cdef bint grow(self) except False
    cdef inline bint add(self, long long action) except False:
        if self.count == self.capacity:
            self.grow()
        self.items[self.count] = action
        self.count += 1
        return True
