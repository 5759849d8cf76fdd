cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport first, size
from igroteka.engine.core.state cimport State, OVER
from .box cimport (
    A_DRAW, A_KEEP, A_OPEN, A_SWAP, BED, DRAW, DRAWN, EVICT, HANDS, JOIN, LULL, LURE, MOST_CARDS, PULL, ROUNDS, SHOVE, SPIN, SURPLUS, T_BARTER, T_GNOME, T_LURE, T_PILLOW, T_PLAYER, T_SHOVE, T_SPIN, TURN,
    WAKE, WAKE_ALL, is_between, seat_at, side_of,
)
from .choices cimport list_choices
from .field cimport Field
from .hands cimport take
from .position cimport gain, lose, spend

@cython.final
cdef class Blanket(Field):
    cpdef void begin_turn(self, int seat) noexcept
    @cython.locals(seat=int)
    cdef void begin_round(self) noexcept
    @cython.locals(seat=int, _=int)
    cpdef int chooser(self) noexcept
    cdef bint choose(self, int cell, bint stays) except False
    cdef bint play(self, int seat, int kind, int target) except False
    @cython.locals(effect=int, side=int)
    cdef bint do_main(self, int seat, int kind, int target) except False
    @cython.locals(_=int)
    cdef void do_other(self, int seat, int effect, int kind, int target) noexcept
    @cython.locals(effect=int, side=int)
    cdef bint do_extra(self, int seat, int kind) except False
    cdef bint take_open(self, int seat, int place) except False
    cdef bint draw_card(self, int seat) except False
    cdef bint swap_card(self, int seat, int kind) except False
    cdef bint drop_card(self, int seat, int kind) except False
    cdef bint end_turn(self, int seat) except False
    cdef bint is_won(self) noexcept
    @cython.locals(winner=int)
    cdef bint score(self, int gnomes) except False
    @cython.locals(seat=int)
    cdef bint end_round(self) except False
    cpdef bint stop_game(self) except False
    cpdef bint together(self, int seat, int other) noexcept
