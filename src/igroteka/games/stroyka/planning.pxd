cimport cython
from libc.math cimport exp
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.state cimport State
from igroteka.engine.core.strategy cimport Strategy
from .board cimport Board, ITEMS
from .position cimport HAND, NOWHERE
from .rules cimport BigBuild

cdef double HOPE, SECOND, FAR, TIED

cdef class Planning(Strategy):
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
    @cython.locals(one=int, rest=int, three=int)
    cdef int number(self, BigBuild state, int cell, int chosen) except -1
