cimport cython
from libc.math cimport exp
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport cellset, first, size, without_first
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER
from igroteka.engine.core.strategy cimport Strategy
from .box cimport A_SWAP, BARTER, BED, EVICT, JOIN, LULL, LURE, PULL, ROUNDS, SHOVE, T_BARTER, T_GNOME, T_LURE, T_SHOVE, TURN, WAKE
from .rules cimport Blanket

cdef double STEP, WEAK, EMPTY, NEXT, WINS, UNCOVERED, ASTRAY, ALERT, CARD, BIRD, NEARER, LUCK
cdef int PATIENCE

cdef class Tugging(Strategy):
    cdef Blanket after
    cdef double heat[4]
    cdef double gain[4]
    cdef double worth[12]
    @cython.locals(room=Blanket, total=double, hurry=double, share=double, seat=int)
    cpdef bint judge(self, State state) except False
    @cython.locals(seat=int)
    cdef bint judge_end(self, Blanket room) except False
    @cython.locals(other=int)
    cdef double hope(self, Blanket room, int seat) noexcept
    @cython.locals(value=double, other=int)
    cdef double standing(self, Blanket room, int seat) except? -1
    @cython.locals(total=double, share=double, seat=int, covered=int)
    cdef void race(self, Blanket room) noexcept
    @cython.locals(side=int, cells=int, weak=int, missing=int, far=double, covered=int, winning=bint)
    cdef double needs(self, Blanket room, int seat) noexcept
    @cython.locals(count=int, kinds=cellset)
    cdef int pulls(self, Blanket room, int seat) noexcept
    @cython.locals(value=double, kinds=cellset, copies=int)
    cdef double hand(self, Blanket room, int seat) noexcept
    @cython.locals(room=Blanket, kept=int, least=double, i=int)
    cpdef int candidates(self, State state, int seat, Actions actions) except -1
    @cython.locals(kept=int, i=int)
    cdef bint keep_pulls(self, Blanket room, int seat, Actions actions) noexcept
    @cython.locals(kind=int)
    cdef bint is_pull(self, Blanket room, int action) noexcept
    @cython.locals(kind=int, effect=int, gift=int)
    cdef bint sensible(self, Blanket room, int seat, int action, double least) noexcept
    @cython.locals(value=double, kinds=cellset)
    cdef double least(self, Blanket room, int seat) noexcept
    @cython.locals(other=int)
    cpdef bint harms_partner(self, Blanket room, int seat, int effect, int target) noexcept
    @cython.locals(side=int, other=int, cells=int, wins=bint, before=int, after=int)
    cdef bint pulls_away(self, Blanket room, int seat, int kind) noexcept
    @cython.locals(best="long long", value=double, worth=double, i=int)
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1
    cdef double looked_at(self, Blanket state, int seat, int action) except? -9

@cython.locals(count=int, other=int)
cdef int tokens_of(Blanket room, int seat) noexcept
cdef int next_seat(Blanket room) noexcept
@cython.locals(offset=int, pillows=int)
cpdef int covered_at(Blanket room, int side) noexcept
