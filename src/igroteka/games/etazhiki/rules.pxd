cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset, first, without_first
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER
from .box cimport BALL, BEGINNER, CLAIM, DRAW, END, HAND, LAY, LET, NIGHT, PASS, SKIP, TOP
from .hands cimport Hands

cpdef int stars_to_win(int players) noexcept

@cython.final
cdef class Floors(Hands):
    @cython.locals(cards=cellset)
    cdef bint add_cards(self, Actions actions) except False
    @cython.locals(balls=cellset)
    cdef bint add_tops(self, Actions actions) except False
    cdef bint lay_floor(self, int pile, int kind) except False
    cdef bint lay_ball(self, int kind) except False
    cdef bint lay(self, int pile, int kind) except False
    @cython.locals(beneath=int)
    cdef bint lay_balls(self, int kind) except False
    cdef bint draw_two(self) noexcept
    cdef bint end_turn(self) noexcept
    cdef bint pass_turn(self) noexcept
    @cython.locals(seat=int)
    cdef void next_turn(self, bint laid) noexcept
    cpdef void begin_turn(self, int seat) noexcept
    @cython.locals(seat=int, fits=int)
    cpdef void ask_others(self) noexcept
    @cython.locals(seat=int)
    cpdef void ask_next(self) noexcept
    @cython.locals(numbers=cellset)
    cdef bint add_claims(self, int seat, Actions actions) except False
    cdef bint claim(self, int seat, int number) except False
    cdef bint let_go(self, int seat) noexcept
    @cython.locals(count=int)
    cdef bint add_floors(self, Actions actions) except False
    @cython.locals(floors=cellset)
    cdef bint add_floors_on(self, int pile, Actions actions) except False
    cpdef bint imagine(self, int seat, bint finishing, bint asked, Dice dice) except False
    cdef void imagine_lets(self, int seat, bint asked) noexcept
    @cython.locals(other=int)
    cdef void forget_until(self, int seat) noexcept
    cdef bint empty_hand(self) except False
    cpdef int goal(self) noexcept
    cdef bint stop_if_quiet(self) noexcept
    cpdef bint stop_game(self, int rule) noexcept
