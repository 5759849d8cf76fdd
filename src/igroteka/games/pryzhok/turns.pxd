cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER
from .position cimport COLOURS, SETS
from .rules cimport FlipJump
from .strategy cimport Knowing, DEEPEST

ctypedef unsigned long long number
ctypedef long long longlong

cdef int EVERY, MARKER, REACH, PAIR, RESTLESS, EXACT, AT_LEAST, AT_MOST

cdef enum:
    MOST_TURNS = 700
    BUCKETS = 2048
    MOST_HOPS = 40
    ENTRIES = 65536
    WIN = 100000
    NEVER = 1000000

@cython.final
cdef class Turns:
    cdef public int count
    cdef list states
    cdef number keys[MOST_TURNS]
    cdef int scores[MOST_TURNS]
    cdef int buckets[BUCKETS]
    cdef void clear(self) noexcept
    @cython.locals(place=int, index=int)
    cdef int note(self, FlipJump state, number key) except -1
    cpdef int score(self, int index) noexcept
    @cython.locals(best=int, i=int)
    cdef int take_best(self) noexcept

cdef struct Entry:
    number key
    number best
    int value
    int depth
    int bound

@cython.final
cdef class TurnSearch:
    cdef Knowing knows
    cdef list plies
    cdef list trials
    cdef list lists
    cdef public list plans
    cdef longlong trail[MOST_HOPS]
    cdef Entry entries[ENTRIES]
    cdef object clock, stop
    cdef public double until, span
    cdef public long most
    cdef public bint late, fears, guards
    cdef public int luck
    cdef public int looked, checked, hops, depth
    @cython.locals(i=int)
    cdef void forget(self) noexcept
    cdef bint is_late(self) except? True
    @cython.locals(turns=Turns)
    cpdef int list_turns(self, FlipJump state, int ply) except -1
    @cython.locals(actions=Actions, after=FlipJump, turns=Turns, i=int)
    cdef bint add_turns(self, FlipJump state, int ply, int hops, int seat, int before) except False
    @cython.locals(turns=Turns, index=int)
    cdef bint add_turn(self, FlipJump after, int ply, int hops, int seat, int before) except False
    @cython.locals(turns=Turns, place=int, i=int, alpha_before=int, best=int, value=int, key=number, best_key=number, tried=int)
    cdef int value(self, FlipJump state, int depth, int ply, int alpha, int beta) except? -2000000
    @cython.locals(bound=int, value=int)
    cdef bint settles(self, int place, int alpha, int beta) noexcept
    cdef bint keep(self, int place, number key, number best_key, int best, int depth, int low, int high) except False
    @cython.locals(r=double)
    cdef int value_of(self, FlipJump state, int seat, int depth, int ply, int alpha, int beta) except? -2000000
    @cython.locals(lead=int, value=int, enough=int, reach=int)
    cdef int leaf(self, FlipJump state, int ply, int beta) except? -2000000
    cdef int gift(self, FlipJump state, int ply) except? -2000000
    @cython.locals(turns=Turns)
    cpdef int look(self, int i, int seat, int depth, int alpha) except? -2000000
