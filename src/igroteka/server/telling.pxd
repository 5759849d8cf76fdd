from igroteka.server.client cimport Client
from igroteka.tables.table cimport Table

cdef class Teller:
    cdef public object room, stages, common
    cdef public Table table
    cdef public dict frames, views
    cpdef bytes frame(self, Client client)
    cpdef view_message(self, object seat)
    cpdef view(self, object seat)

cpdef list legal_for(Table table, object seat)
cpdef told_to_all(Table table)
cpdef list public_actors(Table table)
cpdef pause_left(Table table)
cpdef last_action(Table table, object label)
