cdef class Writing:
    cdef public str table
    cdef public object number, head, entries, action_id, change, new, then
    cdef public bint dropped
    cpdef check(self)
    cpdef answer(self, object answer)

cpdef list words_of(Writing writing)
cpdef bint storable(str word) except? False
