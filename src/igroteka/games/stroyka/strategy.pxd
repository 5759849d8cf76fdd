cimport cython
from libc.math cimport exp, sqrt
from igroteka.engine.actions cimport Actions
from igroteka.engine.dice cimport Dice
from igroteka.engine.cellset cimport bit, cellset, first, size, without_first
from igroteka.engine.state cimport State, OVER
from igroteka.engine.strategy cimport Strategy
from .board cimport Board, ITEMS
from .position cimport HAND, NOWHERE
from .rules cimport BigBuild, DROP, MOVE

cdef double HOPE, SECOND, FAR, TIED

cdef class Building(Strategy):
    cdef Board board
    cdef BigBuild after
    cdef int cards[3]
    cdef int count
    cdef int shown[15]
    cdef unsigned char distance[4096]
    cdef double near[256]
    cdef double payable[40]
    cdef cellset others
    cdef int points
    @cython.locals(start=int, steps=int, seen=cellset, edge=cellset, new=cellset)
    cdef void measure(self) noexcept
    @cython.locals(total=double, scale=double, seat=int, wood=BigBuild)
    cpdef bint judge(self, State state) except False
    @cython.locals(left=int, best=int, other=int)
    cdef bint is_lost(self, BigBuild state, int seat) noexcept
    @cython.locals(ahead=double)
    cdef double worth(self, BigBuild state, int seat) except? -2
    @cython.locals(place=int, item=int)
    cdef bint begin(self, BigBuild state, int seat) except False
    cdef cellset reach(self, int cell) noexcept
    @cython.locals(best=double, cells=cellset)
    cdef double ahead(self, int cell, int left, int house, cellset taken) noexcept
    @cython.locals(best=double, chosen=int)
    cdef double going(self, int cell, int left, int house, cellset taken) noexcept
    @cython.locals(place=int)
    cdef bint pays(self, int cell, int chosen, cellset taken) noexcept
    @cython.locals(total=int, least=int, item=int, place=int)
    cdef bint pays_token(self, int token, int chosen) noexcept
    @cython.locals(token=int, gain=int)
    cdef double paid(self, int cell, int left, int house, cellset taken) noexcept
    @cython.locals(best=double, kept=int)
    cdef double rest(self, int cell, int left, int house, cellset taken) noexcept
    @cython.locals(best=double, second=double, fresh=int, cells=cellset, value=double)
    cdef double hope(self, int cell, int kept, int house, cellset taken) noexcept
    @cython.locals(token=int, missing=int, place=int)
    cdef double chance(self, int cell, int kept, int fresh, int house) noexcept
    @cython.locals(wood=BigBuild)
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1
    @cython.locals(best=double, value=double, i=int, chosen=int)
    cdef int first_start(self, Actions actions) except -1
    @cython.locals(left=int, house=int, best=double, action=int, cells=cellset, chosen=int, value=double)
    cdef int first_move(self, BigBuild state, int seat) except -1
    @cython.locals(one=int, rest=int, three=int)
    cdef int number(self, BigBuild state, int cell, int chosen) except -1
    @cython.locals(left=int, kept=int, hand=int, gone=int, best=double, value=double)
    cdef int first_drop(self, BigBuild state, int seat) except -1
