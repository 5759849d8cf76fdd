cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from .box cimport (
    A_DRAW, A_KEEP, A_OPEN, A_SWAP, BARTER, BED, Box, DRAWN, Easy, Few, HANDS, LURE, MOST_CARDS, MOST_KINDS, Plain, SHOVE, SPIN, SURPLUS, W_ALWAYS, W_AWAKE, W_FREE,
    W_GNOMES, W_OWN_SLEEPER, W_PULL, W_SLEEPER, W_SPARE, W_STRONG_PULL, add_few, bed_at, count_at, crowded, side_of,
    steps,
)
from .field cimport Field

cdef bint list_choices(Field room, int seat, Actions actions) except False
@cython.locals(gnomes=int)
cdef bint add_pillows(Field room, int side, Actions actions) except False
@cython.locals(left=cellset)
cdef bint add_plays(Field room, cellset kinds, Actions actions) except False
@cython.locals(start=int)
cdef bint add_drawn(Field room, int kind, Actions actions) except False
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

cdef inline bint add_kinds(cellset kinds, int start, int end, Actions actions) except False:
    cdef long long *at
    cdef int number
    if actions.count + MOST_KINDS > actions.capacity:
        actions.grow()
    at = actions.items + actions.count
    for number in range(start, end):  # held or not: a processor dislikes to be surprised
        at[0] = number
        at += kinds & 1
        kinds >>= 1
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

cdef inline bint add_simple(Box box, cellset kinds, int side, int *cells, Actions actions) except False:
    cdef long long *at
    cdef Plain *plain = box.plain_kinds
    cdef Easy *easy = box.easy_kinds
    cdef Few *few
    cdef int here
    if actions.count + 3 * MOST_KINDS > actions.capacity:
        actions.grow()
    at = actions.items + actions.count
    while plain < box.plain_kinds + box.plains:  # held or not: a processor dislikes to be surprised
        at[0] = plain.number
        at += cells[plain.way] & <int> (kinds >> plain.kind)  # one or none
        plain += 1
    while easy < box.easy_kinds + box.easies:
        here = cells[easy.way] & -<int> (kinds >> easy.kind & 1)
        few = &easy.few[side >> 1][(here | here >> 6) & 7]
        at[0], at[1], at[2] = few.number[0], few.number[1], few.number[2]  # all three are written; those there are count
        at += few.count
        easy += 1
    actions.count = <int> (at - actions.items)
    return True
