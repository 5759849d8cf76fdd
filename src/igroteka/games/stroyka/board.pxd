cimport cython
from igroteka.engine.core.bits cimport bit, cellset

cdef enum:
    ITEMS = 5
    KINDS = 55
    NOTHING = -1
    CLASS_RANKS = 32000
    CLASS_PAYMENTS = 4000

@cython.final
cdef class Board:
    cdef public object key, names, cards, card_names, token_names, costs
    cdef public int cells, tokens, kinds, size, step, done, drop, draw, actions
    cdef public cellset starts, squares
    cdef public int whole
    cdef cellset links[64]
    cdef int item[64]
    cdef int sort[64]
    cdef int token_item[15]
    cdef int token_cost[15]
    cdef int beside[15]
    cdef int copies[55]
    cdef unsigned char shows[275]
    cdef short payment[96000]
    cdef signed char paid[36000]
    cdef int square[15]
    cdef int offset[16]
    cdef inline int rank(self, int one, int two, int three) noexcept:
        cdef int pair = two * (two + 1) // 2 + one
        return pair if three < 0 else 1600 + three * (three + 1) * (three + 2) // 6 + pair
    cdef inline int paying(self, int sort, int one, int two, int three) noexcept:
        return self.payment[sort * CLASS_RANKS + self.rank(one, two, three)]
