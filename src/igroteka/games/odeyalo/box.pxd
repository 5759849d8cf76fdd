cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport first

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
    BED = 3

    T_NONE = 0
    T_PILLOW = 1
    T_GNOME = 4
    T_LURE = 16
    T_SHOVE = 52
    T_SPIN = 196
    T_PLAYER = 198
    T_BARTER = 202

    W_ALWAYS = 0
    W_PULL = 1
    W_STRONG_PULL = 2
    W_SLEEPER = 3
    W_FREE = 4
    W_OWN_SLEEPER = 5
    W_AWAKE = 6
    W_GNOMES = 7
    W_SPARE = 8

    A_DRAW = 0
    A_KEEP = 1
    A_OPEN = 2
    A_SWAP = 5

cdef inline int side_of(int seat, int players) noexcept nogil:  # the same sums as in kinds.py
    return seat * 2 if players == 2 else seat

cdef inline int seat_at(int side, int players) noexcept nogil:
    return side >> 1 if players == 2 else side

cdef inline int bed_at(int side) noexcept nogil:
    return 7 << side * 3

cdef inline int bed_under(int offset) noexcept nogil:
    return 7 << offset + 3 >> 3 & 7

cdef inline int count_at(int cells, int side) noexcept nogil:
    return 0xE994 >> 2 * (cells >> side * 3 & 7) & 3  # of three bits: 0 1 1 2 1 2 2 3

cdef inline int crowded(int cells) noexcept nogil:
    return 7 * ((cells & cells >> 1 | cells & cells >> 2 | cells >> 1 & cells >> 2) & 0x249)

cdef inline int steps(int side, int x, int y) noexcept nogil:
    return 3 + (x if side & 1 else y) * (1 - (side & 2))

cdef inline bint is_between(int x, int y) noexcept nogil:
    return -3 < x < 3 and -3 < y < 3

cdef inline bint add_few(Actions actions, int start, unsigned int cells) except False:
    cdef unsigned int second = cells & (cells - 1)
    cdef unsigned int third = second & (second - 1)
    if actions.count + 3 > actions.capacity:
        actions.grow()
    actions.items[actions.count] = start + first(cells | 0x1000)  # all three are written; those there are count
    actions.items[actions.count + 1] = start + first(second | 0x1000)
    actions.items[actions.count + 2] = start + first(third | 0x1000)
    actions.count += (cells != 0) + (second != 0) + (third != 0)
    return True

cdef struct Plain:  # a kind that asks for nothing
    long long number
    int kind, way

cdef struct Few:  # the numbers of three actions at most
    long long number[3]
    long long count

cdef struct Easy:  # a kind that asks for one of three things: by side, and by the things there are
    int kind, way
    Few few[2][8]

@cython.final
cdef class Box:
    cdef public int players, kinds, size, drop, play_drawn, lay, stay, pillows, plain, easy, plains, easies, fours
    cdef public list ids, shown
    cdef public object numbers
    cdef unsigned char counts[24]
    cdef signed char main[24]
    cdef signed char amount[24]
    cdef signed char extra[24]
    cdef signed char extra_amount[24]
    cdef signed char extra_awake[24]
    cdef signed char limit[24]
    cdef signed char way[24]
    cdef int shift[24]
    cdef int start[24]
    cdef signed char kind_of[4096]
    cdef short target_of[4096]
    cdef signed char turned[12]
    cdef Plain plain_kinds[24]
    cdef Easy easy_kinds[24]

# The numbers of all actions of plain and easy kinds lie ready for choices.pxd.

cdef inline Few few(int start, int cells) noexcept:
    cdef Few found
    cdef int pillow
    found.number[0] = found.number[1] = found.number[2] = found.count = 0
    for pillow in range(3):
        if cells >> pillow & 1:
            found.number[found.count] = start + pillow
            found.count += 1
    return found

cdef inline void write_easy(Box box, int kind, Easy *easy) noexcept:
    cdef int opposite = 6 if box.way[kind] >= W_AWAKE else 0  # where the other one of two players lies
    cdef int cells
    easy.kind, easy.way = kind, box.way[kind]
    for cells in range(8):
        easy.few[0][cells] = few(box.start[kind] + opposite, cells)
        easy.few[1][cells] = few(box.start[kind], cells)

cdef inline void write_out(Box box) noexcept:
    cdef int kind
    box.plains = box.easies = 0
    for kind in range(box.kinds):
        if box.plain >> kind & 1:
            box.plain_kinds[box.plains] = Plain(box.start[kind], kind, box.way[kind])
            box.plains += 1
        elif box.easy >> kind & 1:
            write_easy(box, kind, &box.easy_kinds[box.easies])
            box.easies += 1
