cimport cython
from igroteka.engine.core.bits cimport bit, cellset, size
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State
from .box cimport Box, ANY

cdef class Position(State):
    cdef public Box box
    cdef public Dice dice
    cdef public str film
    cdef public object note
    cdef public int active, starter, direction, phase, chosen, last, ask, ask_left
    cdef public int round, rounds, placements, limit, rule, ended, level, challenge, each, before
    cdef public bint kids, companion, solo, letter, retry
    cdef public cellset bubbles, standing, laid, out, marked
    cdef public int marked_laid
    cdef cellset hand[6]
    cdef public int score[6]
    cdef int place[4]
    cdef double pose[399]
    @cython.locals(like=Position)
    cpdef bint copy(self, State other) except False
    cpdef int places_chosen(self) noexcept
    cpdef cellset held_by(self, int seat) noexcept
    cpdef void put_pose(self, int chip, double x, double y, double z, double w, double a, double b, double c) noexcept
    cpdef int side(self) noexcept
