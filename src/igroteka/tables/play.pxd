from igroteka.engine.state cimport State

cdef class Play:
    cdef public object game, options, quiet, resigned
    cdef public int players, first
    cdef public str seed
    cdef public State state
    cdef public list done, versions
    cdef public dict possible
    cpdef list legal(self, int seat)
    cpdef State at(self, int count)
    cpdef last_seen(self)
