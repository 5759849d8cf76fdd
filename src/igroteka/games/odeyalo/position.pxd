cimport cython
from igroteka.engine.core.bits cimport bit, cellset
from igroteka.engine.core.dice cimport Dice, word
from igroteka.engine.core.state cimport State, OVER
from .box cimport Box, REACH, bed_under, count_at, seat_at, side_of, steps

cdef extern from *:
    """
    #define ONES 0x0001000100010001ULL
    #define TOPS 0x8000800080008000ULL
    """
    const word ONES, TOPS

cdef class Position(State):
    cdef public Box box
    cdef public Dice dice
    cdef public bint teams, choosing, sleepers
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
    cpdef int weight_at(self, int side) noexcept
    cpdef int distance(self, int side) noexcept
    cpdef int offset(self, int side) noexcept
    @cython.locals(cells=int)
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

cdef inline word four(short *counts) noexcept:  # one reading, says the compiler
    cdef unsigned short *at = <unsigned short *> counts
    return <word> at[0] | <word> at[1] << 16 | <word> at[2] << 32 | <word> at[3] << 48

cdef inline int pick(Position room, Dice dice) noexcept:
    # Four kinds at once, in lanes of sixteen bits: how many cards there are up to each, and whether the index is past.
    cdef word marked = ONES * dice.pick(room.deck_size) | TOPS, upto, before = 0, past = 0
    cdef int kind, i
    for i in range(room.box.fours):
        upto = (four(&room.deck[4 * i]) + before) * ONES
        before = upto >> 48
        past += (marked - upto & TOPS) >> 15
    kind = <int> (past * ONES >> 48)
    room.deck[kind] -= 1
    room.deck_size -= 1
    return kind
