cimport cython
from igroteka.engine.actions cimport Actions
from igroteka.engine.cellset cimport bit, cellset, first, without_first
from .box cimport (
    A_DRAW, A_KEEP, A_OPEN, A_SWAP, BARTER, Box, DRAWN, HANDS, LURE, MOST_CARDS, MOST_KINDS, SHOVE, SPIN, SURPLUS, W_ALWAYS, W_AWAKE, W_FREE,
    W_GNOMES, W_OWN_SLEEPER, W_PULL, W_SLEEPER, W_SPARE, W_STRONG_PULL, add_few, bed_at, count_at, crowded, side_of,
    steps,
)
from .field cimport Field

cdef bint list_choices(Field room, int seat, Actions actions) except False
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

# Half of a random game is listing: what is written goes through a pointer of one's own, because a compiler has to look
# again for the number of actions after every one it writes. choices.py has the same in plain Python.

cdef inline bint add_kinds(cellset kinds, int start, Actions actions) except False:
    cdef long long *at
    if actions.count + MOST_KINDS > actions.capacity:
        actions.grow()
    at = actions.items + actions.count
    while kinds:
        at[0] = start + first(kinds)
        at += 1
        kinds = without_first(kinds)
    actions.count = <int> (at - actions.items)
    return True

cdef inline bint add_taking(Actions actions) except False:
    cdef long long *at
    if actions.count + 4 > actions.capacity:
        actions.grow()
    at = actions.items + actions.count
    at[0], at[1], at[2], at[3] = A_OPEN, A_OPEN + 1, A_OPEN + 2, A_DRAW
    actions.count += 4
    return True

cdef inline bint add_easy(Box box, cellset kinds, int shift, int *cells, Actions actions) except False:
    cdef long long *at
    cdef unsigned int here, second, third
    cdef int start
    cdef cellset left = kinds & box.plain
    if actions.count + 3 * MOST_KINDS > actions.capacity:
        actions.grow()
    at = actions.items + actions.count
    while left:
        at[0] = shift + box.start[first(left)]
        at += cells[box.way[first(left)]]  # one or none
        left = without_first(left)
    left = kinds & box.easy
    while left:
        start = shift + box.start[first(left)]
        here = cells[box.way[first(left)]]
        second = here & (here - 1)
        third = second & (second - 1)
        at[0] = start + first(here | 0x1000)  # all three are written; those there are count
        at[1] = start + first(second | 0x1000)
        at[2] = start + first(third | 0x1000)
        at += (here != 0) + (second != 0) + (third != 0)
        left = without_first(left)
    actions.count = <int> (at - actions.items)
    return True
