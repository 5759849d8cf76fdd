cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER

@cython.final
cdef class HighCard(State):
    cdef cellset held[4]
    cdef int laid[4]
    cdef int points[4]
    cdef int prizes[6]
    cdef public cellset seen
    cdef public int round
    cdef public bint open
    cpdef deal_hidden(self, int knower, cellset unseen, int prize, Dice dice)
    @cython.locals(card=int)
    cdef cellset deal_hand(self, int seat, cellset unseen, Dice dice)
    cdef bint turn_over(self) except False

cdef int nth(cellset cards, int n) noexcept
cpdef list numbers(cellset held)
