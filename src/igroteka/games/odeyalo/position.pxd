cimport cython
from igroteka.engine.cellset cimport bit, cellset
from igroteka.engine.dice cimport Dice
from igroteka.engine.state cimport State, OVER
from .box cimport Box, count_at, seat_at, side_of, steps

cdef class Position(State):
    cdef public Box box
    cdef public Dice dice
    cdef public bint teams
    cdef public int active, starter, round, phase, quiet, quiet_limit, rule, x, y, spun
    cdef public int awake, asleep, boxed, deck_size, spent_size, drawn, played, player, pulled, taken, dealt, touched, won, struck
    cdef signed char gnome[12]
    cdef unsigned char hand[96]
    cdef int held[4]
    cdef int cards[4]
    cdef public short open[3]
    cdef public short deck[24]
    cdef public short spent[24]
    cdef public int tokens[4]
    @cython.locals(like=Position)
    cpdef bint copy(self, State other) except False
    cpdef int side(self, int seat) noexcept
    cpdef int seat(self, int side) noexcept
    cpdef int awake_at(self, int side) noexcept
    cpdef int gnomes_at(self, int side) noexcept
    cpdef int distance(self, int side) noexcept
    cpdef int offset(self, int side) noexcept
    @cython.locals(cells=int, side=int, pillow=int)
    cpdef int under(self) noexcept
    cpdef void put_gnome(self, int cell, int gnome, bint asleep) noexcept

# Cards on the move, as often as anything in a random game; position.py has the same in plain Python.

cdef inline void gain(Position room, int seat, int kind) noexcept:
    room.hand[seat * 24 + kind] += 1
    room.held[seat] |= 1 << kind
    room.cards[seat] += 1

cdef inline void lose(Position room, int seat, int kind) noexcept:
    room.hand[seat * 24 + kind] -= 1
    room.held[seat] ^= (room.hand[seat * 24 + kind] == 0) << kind
    room.cards[seat] -= 1

cdef inline void spend(Position room, int kind) noexcept:
    room.spent[kind] += 1
    room.spent_size += 1

cdef inline int pick(Position room, Dice dice) noexcept:
    cdef int kind = 0, passed = 0, other
    cdef int index = dice.pick(room.deck_size)
    for other in range(room.box.kinds):  # to the end of the deck: a processor dislikes to be surprised
        passed += room.deck[other]
        kind += passed <= index
    room.deck[kind] -= 1
    room.deck_size -= 1
    return kind
