cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, without_first

cdef enum:  # the same numbers as in kinds.py; a test compares them
    CHIPS = 57
    PLAIN = 12
    SWAP = 32
    KINDS = 33
    ANY = 33
    SEATS = 6

    TAKE_TWO = 0
    REVERSE = 1
    AS_MANY = 2
    ORDER = 3
    HALF = 4

    LAY = 0
    DOUBLE = 33
    ASK = 45
    TAKE = 61
    GIVE_UP = 62
    STOP = 63
    MARK = 64
    MARK_LAID = 97
    CLEAR = 98
    PLACE = 99
    REACH = 60
    WIDTH = 121
    ACTIONS = 14740
    LAID = 57

    CHOOSING = 0
    AIMING = 1
    AIMING_AGAIN = 2
    ANSWERING = 3

    FREE = 0
    LEAST = 1
    MOST = 2
    MIXED = 3

cdef inline long long fell_tag() noexcept nogil:
    return <long long> ((<cellset> 1) << 62)

cdef inline long long faces_tag() noexcept nogil:
    return <long long> ((<cellset> 3) << 61)

cdef inline int colour(int kind) noexcept nogil:
    return -1 if kind >= SWAP else kind // 3 if kind < PLAIN else (kind - PLAIN) // 5

cdef inline int special(int kind) noexcept nogil:
    return -1 if kind < PLAIN or kind >= SWAP else (kind - PLAIN) % 5

@cython.final
cdef class Box:
    cdef public int size
    cdef public cellset all
    cdef int kind_of[57]
    cdef cellset chips_of[33]
    cdef cellset of_colour[4]
    cdef int costs[33]
    cdef cellset goes[68]
    @cython.locals(kind=int, copy=int, chip=int)
    cdef void number_chips(self, list counts)
    cpdef int kind(self, int chip) noexcept
    cpdef cellset chips(self, int kind) noexcept
    cpdef cellset following(self, bint kids, int last) noexcept
    @cython.locals(kind=int, kinds=cellset)
    cpdef cellset kinds_in(self, cellset chips) noexcept
    @cython.locals(kind=int)
    cpdef int points(self, cellset chips) noexcept
