cimport cython

cdef enum:  # the same numbers as in kinds.py; a test compares them
    ALL_CELLS = 0xFFF
    GNOMES = 12
    REACH = 3
    MOST_KINDS = 24
    MOST_PLAYERS = 4
    HAND = 6
    MOST_CARDS = 8
    OPEN_CARDS = 3
    ROUNDS = 3

    NO_EFFECT = -1
    PULL = 0
    JOIN = 1
    WAKE = 2
    WAKE_ALL = 3
    LULL = 4
    EVICT = 5
    LURE = 6
    SHOVE = 7
    BARTER = 8
    HANDS = 9
    SPIN = 10
    DRAW = 11

    FREE = 0
    STRENGTH = 1
    LAST_GNOME = 2

    TURN = 0
    DRAWN = 1
    SURPLUS = 2

    T_NONE = 0
    T_PILLOW = 1
    T_GNOME = 4
    T_LURE = 16
    T_SHOVE = 52
    T_SPIN = 196
    T_PLAYER = 198
    T_BARTER = 202

    A_DRAW = 0
    A_KEEP = 1
    A_OPEN = 2
    A_SWAP = 5

@cython.final
cdef class Box:
    cdef public int players, kinds, size, drop, play_drawn
    cdef public list ids, shown
    cdef public object numbers
    cdef unsigned char counts[24]
    cdef signed char main[24]
    cdef signed char amount[24]
    cdef signed char extra[24]
    cdef signed char extra_amount[24]
    cdef signed char extra_awake[24]
    cdef signed char limit[24]
    cdef int shift[24]
    cdef signed char kind_of[4096]
    cdef short target_of[4096]
    cdef signed char turned[12]
