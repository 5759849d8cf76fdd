from igroteka.server.client cimport Client
from igroteka.server.turn cimport Turn
from igroteka.tables.table cimport Table

cdef class Waiting:
    cdef public Scribe scribe
    cdef public object lines, command, id, then, began
    cdef public Client asker

cdef class Scribe:
    cdef public Table table
    cdef public object journal, metrics, task
    cdef public Turn turn
    cdef public bint stale
    cpdef absorb(self, object line, object ref)
    cpdef tell(self)
    cpdef answer(self, object problem, object asker, object id)
    cpdef absorb_all(self, object lines, object ref)
    cpdef about(self, object lines)
    cpdef append(self, Waiting waiting)
    cpdef written(self, Waiting waiting, object answer)
    cpdef pass_turn(self, object then)
