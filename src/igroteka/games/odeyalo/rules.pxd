cimport cython
from igroteka.engine.actions cimport Actions
from igroteka.engine.cellset cimport bit, cellset, first, size, without_first
from igroteka.engine.dice cimport Dice
from igroteka.engine.state cimport State, OVER
from .box cimport (
    A_DRAW, A_KEEP, A_OPEN, A_SWAP, BARTER, DRAW, DRAWN, EVICT, HANDS, JOIN, LULL, LURE, MOST_CARDS, OPEN_CARDS,
    PULL, ROUNDS, SHOVE, SPIN, SURPLUS, T_BARTER, T_GNOME, T_LURE, T_NONE, T_PILLOW, T_PLAYER, T_SHOVE, T_SPIN, TURN,
    WAKE, WAKE_ALL,
)
from .field cimport Field

@cython.final
cdef class Blanket(Field):
    cpdef void begin_turn(self, int seat) noexcept
    @cython.locals(kinds=cellset, place=int)
    cdef bint add_turn(self, int seat, Actions actions) except False
    @cython.locals(kinds=cellset)
    cdef bint add_kinds(self, int seat, int start, Actions actions) except False
    @cython.locals(effect=int, limit=int, side=int, gnomes=int)
    cdef bint add_plays(self, int kind, int shift, Actions actions) except False
    @cython.locals(left=cellset)
    cdef bint add_cells(self, int cells, int start, Actions actions) except False
    @cython.locals(left=cellset, free=int)
    cdef bint add_lures(self, int gnomes, int side, int start, Actions actions) except False
    @cython.locals(left=cellset, free=int, cell=int)
    cdef bint add_shoves(self, int gnomes, int side, int start, Actions actions) except False
    @cython.locals(other=int)
    cdef bint add_others(self, int kind, int effect, int shift, Actions actions) except False
    @cython.locals(kinds=cellset)
    cdef bint add_gifts(self, int kind, int start, Actions actions) except False
    cdef bint play(self, int seat, int kind, int target) except False
    @cython.locals(effect=int, side=int)
    cdef bint do_main(self, int seat, int kind, int target) except False
    @cython.locals(_=int)
    cdef void do_other(self, int seat, int effect, int kind, int target) noexcept
    @cython.locals(taken=int)
    cdef void barter(self, int seat, int other, int gift) noexcept
    @cython.locals(effect=int, side=int)
    cdef bint do_extra(self, int seat, int kind) except False
    @cython.locals(_=int)
    cdef void draw_cards(self, int seat, int count) noexcept
    cdef bint take_open(self, int seat, int place) except False
    cdef bint draw_card(self, int seat) except False
    cdef bint swap_card(self, int seat, int kind) except False
    cdef bint drop_card(self, int seat, int kind) except False
    cdef bint end_turn(self, int seat) except False
    @cython.locals(winner=int)
    cdef bint score(self, int gnomes) except False
    @cython.locals(seat=int)
    cdef bint end_round(self) except False
    cpdef bint stop_game(self) except False
    @cython.locals(rank=int, other=int)
    cpdef int rank(self, int seat) noexcept
    cpdef bint together(self, int seat, int other) noexcept

@cython.locals(actions=Actions, state=Blanket, longest=long, count=long, _=int)
cpdef long audit(Blanket start, int games, Dice dice) except -2
@cython.locals(count=long, seat=int)
cdef long audit_game(Blanket state, Dice dice, Actions actions) except -2
