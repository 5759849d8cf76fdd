from igroteka.server.client cimport Client
from igroteka.server.room cimport Room

cdef class Talk:
    cdef public object club, meaning, wire, farewell, waiting, task
    cdef public Room room
    cdef public Client client
    cdef public int faults
    cdef public bint busy
    cpdef take(self, bytes text)
    cpdef go_on(self)
    cpdef understand(self, bytes text)
    cpdef action(self, object message)
    cpdef str ref(self, str id)
