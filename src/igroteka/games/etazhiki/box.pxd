cimport cython
from igroteka.engine.core.bits cimport bit, cellset, first, without_first

cdef enum:  # the same numbers as in kinds.py; a test compares them
    FULL = 0
    MIDDLE = 1
    BEGINNER = 2
    AFTER_A_CARD = 0
    ANY_TIME = 1
    MOST_PLAYERS = 5
    HAND = 6

    NIGHT = 10
    BALL = 20
    NEAR = 30
    EVEN = 31
    ODD = 32
    SKIP = 33
    KINDS = 34
    BALLS = 14
    FLOORS = 0xFFFFF
    NUMBERS = 0x3FF

    CLAIM = 34
    TOP = 44
    DRAW = 58
    PASS = 59
    END = 60
    LET = 61
    LAY = 62
    ACTIONS = 82

@cython.final
cdef class Box:
    cdef public int level
    cdef public int size
    cdef unsigned char counts[34]
    cdef unsigned short fits[280]
    cdef unsigned short beside[20]
    cpdef int helping_ball(self, int floor, cellset numbers, cellset balls) noexcept
