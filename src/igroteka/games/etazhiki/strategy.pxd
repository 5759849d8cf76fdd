cimport cython
from libc.math cimport exp
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.state cimport State, OVER
from igroteka.engine.core.strategy cimport Strategy
from .box cimport Box, BALL, BALLS, BEGINNER, CLAIM, END, KINDS, LAY, LET, NIGHT, NUMBERS, PASS, SKIP, TOP
from .rules cimport Floors

cdef double STAR, FLOOR, BALL_HELD, NIGHT_HELD, FINISH, AWAITED, BEGINNERS_FINISH, BEGINNERS_AWAITED, SCALE
cdef int PATIENCE

cdef class Planning(Strategy):
    cdef Floors after
    @cython.locals(house=Floors, total=double, seat=int)
    cpdef bint judge(self, State state) except False
    @cython.locals(after=Floors, seat=int, stars=int, action=int)
    cdef Floors played_out(self, Floors state)
    @cython.locals(house=Floors, action=int, i=int)
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1

@cython.locals(action=int)
cpdef int next_action(Floors state, int seat) except -1
@cython.locals(plan=Planner)
cdef bint pays_to_lay(Floors state, int seat) except -1
@cython.locals(plan=Planner, floors=int, nights=int, plays=bint, value=double, finish=double)
cpdef double worth(Floors state, int seat) except? -1

@cython.final
cdef class Planner:
    cdef public Box box
    cdef public int left, looked, top, second
    cdef int floors[10]
    cdef int balls[14]
    cdef cellset held, kinds
    @cython.locals(number=int, ball=int)
    cdef void count_hand(self, Floors state, int start) noexcept
    cpdef int most_floors(self) noexcept
    @cython.locals(floor=int, ball=int, action=int, best=int, count=int, numbers=cellset, balls=cellset)
    cpdef int next_action(self) noexcept
    @cython.locals(floor=int, other=int, action=int, best=int, count=int, pile=int, numbers=cellset)
    cdef int next_on_two_piles(self) noexcept
    @cython.locals(same=int, best=int)
    cdef int chain(self, int floor, int ball) noexcept
    @cython.locals(best=int, others=cellset)
    cdef int way_on(self, int floor, int ball) noexcept
    @cython.locals(best=int, numbers=cellset)
    cdef int with_ball(self, int floor, int ball) noexcept
    @cython.locals(best=int)
    cdef int best_of(self, cellset numbers, int ball) noexcept
    @cython.locals(same=int, too=int, best=int)
    cdef int on_two_piles(self, int one, int other) noexcept
    @cython.locals(best=int, numbers=cellset)
    cdef int best_beside(self, int floor, int other) noexcept
    @cython.locals(count=int)
    cdef int lay_all(self, int number) noexcept
    cdef void take_up(self, int number, int count) noexcept
