cimport cython
from igroteka.engine.actions cimport Actions
from igroteka.engine.cellset cimport bit, cellset, first, without_first
from .box cimport (
    A_DRAW, A_KEEP, A_OPEN, A_SWAP, BARTER, DRAWN, HANDS, LURE, MOST_CARDS, SHOVE, SPIN, SURPLUS, W_ALWAYS, W_AWAKE, W_FREE,
    W_GNOMES, W_OWN_SLEEPER, W_PULL, W_SLEEPER, W_SPARE, W_STRONG_PULL, add_few, bed_at, count_at, crowded, side_of,
    steps,
)
from .field cimport Field

cdef bint list_choices(Field room, int seat, Actions actions) except False
cdef bint add_kinds(cellset kinds, int start, Actions actions) except False
@cython.locals(left=cellset)
cdef bint add_plays(Field room, cellset kinds, int shift, Actions actions) except False
@cython.locals(side=int, gnomes=int, others=int)
cdef void look(Field room, int *cells) noexcept
@cython.locals(left=int, bed=int)
cdef bint add_cells(int cells, int start, Actions actions) except False
@cython.locals(effect=int, free=int)
cdef bint add_hard(Field room, int kind, int *cells, int start, Actions actions) except False
@cython.locals(left=cellset)
cdef bint add_lures(int gnomes, int free, int start, Actions actions) except False
@cython.locals(left=cellset)
cdef bint add_shoves(int gnomes, int free, int start, Actions actions) except False
@cython.locals(other=int)
cdef bint add_players(Field room, int kind, int effect, int start, Actions actions) except False
@cython.locals(kinds=cellset)
cdef bint add_gifts(Field room, int kind, int start, Actions actions) except False
