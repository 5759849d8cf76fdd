cpdef bytes framed(object message)

cdef class Client:
    cdef public object transport, guest, bucket, seat
    cdef public str wants
    cdef public bint ready
    cdef public bytes held
    cpdef hold(self, object message)
    cpdef release(self)
    cpdef send_frame(self, bytes frame)
