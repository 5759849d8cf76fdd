cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from igroteka.engine.core.state cimport State, OVER
from .board cimport Board
from .position cimport Position, COLOURS, EMPTY, MARKERS, NOWHERE, SETS

@cython.final
cdef class FlipJump(Position):
    cpdef void put(self, int cell, int top, int under) noexcept
    cdef void lift(self, int cell) noexcept
    cpdef void flip(self, int cell) noexcept
    @cython.locals(direction=int, distance=int, empty=cellset, movers=cellset, left=cellset)
    cdef bint add_moves(self, Actions actions) except False
    cdef bint slides_to(self, int direction) noexcept
    @cython.locals(count=int, direction=int, target=cellset, distance=int)
    cpdef int add_hops(self, Actions actions) except -1
    cdef bint slide(self, int target) except False
    @cython.locals(jumped=int, row=bint)
    cdef bint hop(self, int cell, int target, int direction) except False
    @cython.locals(cells=cellset, middle=cellset, found=cellset, axis=int)
    cpdef bint in_row(self, int cell) noexcept
    @cython.locals(before=int)
    cdef bint end_turn(self, bint row) except False
    cdef void pass_turn(self) noexcept
    cdef void clear_turn(self) noexcept
    cpdef void stop_game(self, int rule) noexcept
    @cython.locals(colour=int, axis=int)
    cdef int find_rows(self) noexcept
    @cython.locals(starts=cellset, cells=cellset, row=cellset, cell=cellset)
    cdef void find_rows_along(self, int colour, int axis) noexcept
    @cython.locals(i=int)
    cdef bint is_new(self, cellset row, int colour) noexcept
    @cython.locals(place=int)
    cdef void add_row(self, cellset row, int colour, int order) noexcept
    @cython.locals(i=int)
    cdef bint take_markers(self) noexcept
    @cython.locals(place=int)
    cdef bint take_marker(self, int colour) noexcept
    @cython.locals(cells=cellset)
    cdef void flip_rows(self) noexcept
    @cython.locals(i=int, cells=cellset, near=cellset, direction=int)
    cdef cellset to_flip(self) noexcept
    @cython.locals(count=int, colour=int)
    cpdef int marker_count(self, int seat) noexcept
    @cython.locals(count=int, colour=int)
    cpdef int pairs(self, int seat) noexcept
