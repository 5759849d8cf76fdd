from igroteka.tables.play cimport Play

cdef class Table:
    cdef public object game, breath, options, pause, wish, refs, since
    cdef public int head, version, moved, move_seconds, window, round
    cdef public str phase, id, code, host, first
    cdef public list seats
    cdef public bint open, chat
    cdef public Play play
    cpdef list actors(self)
    cpdef bint may_act(self, int seat) except? True
    cpdef absorb(self, object line, object ref=*)
    cpdef remember(self, str ref)
    cpdef Play playing(self)
    cpdef acted(self, object line)
    cpdef close_if_over(self)
