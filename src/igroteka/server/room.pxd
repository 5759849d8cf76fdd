from igroteka.server.scribe cimport Scribe

cdef class Room(Scribe):
    cdef public object part, shared, house, last_label, touched
    cdef public list clients, news, stages
    cdef public set gone
    cdef public bint draws
    cpdef tell_state(self, list news, list stages)
cpdef concerned(list news)
