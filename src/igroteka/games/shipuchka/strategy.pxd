cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport size
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, OVER
from igroteka.engine.core.strategy cimport Strategy
from libc.math cimport exp
from .answered cimport kind_taken
from .box cimport ANSWERING, ASK, AS_MANY, DOUBLE, HALF, PLACE, REACH, REVERSE, STOP, SWAP, TAKE, TAKE_TWO, WIDTH, fell_tag, special
from .pile cimport Pile
from .rules cimport Fizz
from .tryout cimport Tryout

cdef enum:
    MOST_LOOKS = 600

cdef double SURE, LOWER, SAFE, BAD
cdef int LOOKS, SECOND_LOOKS, KEPT

cdef class FizzStrategy(Strategy):
    cdef double worths[600]
    cdef Tryout tryout
    @cython.locals(fizz=Fizz, other=int, mine=double, whole=double, chips=double)
    cpdef double evaluate(self, State state, int seat) except? -2
    @cython.locals(fizz=Fizz, pile=Pile, kept=int, best=int, stride=int, looked=int)
    cpdef int candidates(self, State state, int seat, Actions actions) except -1
    @cython.locals(fizz=Fizz)
    cpdef long long policy(self, State state, int seat, Dice dice, Actions actions) except -1
    @cython.locals(i=int, looked=int)
    cdef int look_over(self, Pile pile, Actions actions, int stride) noexcept
    @cython.locals(i=int, best=int, top=double)
    cdef int best_apart(self, Actions actions, int kept, int looked) except -2
    @cython.locals(pile=Pile)
    cdef Pile safe_pile(self, Fizz fizz)
    @cython.locals(x=int, y=int, good=bint)
    cdef bint stands(self, Pile pile, long long move) noexcept
    @cython.locals(chosen=cython.longlong, pile=Pile)
    cdef long long lay(self, Fizz fizz, Dice dice, Actions actions, int looks, int again) except -1
    @cython.locals(value=double, best=double, chosen=cython.longlong, action=cython.longlong)
    cdef long long look(self, Pile pile, Dice dice, Actions actions, int looks) except -1
    @cython.locals(k=int, dx=int, dy=int)
    cdef bint is_near(self, Actions actions, int kept, int move) except -1
    @cython.locals(x=int, y=int, sure=double, room=double, value=double)
    cdef double place(self, Pile pile, int move) noexcept
    @cython.locals(i=int, value=double, best=double)
    cdef long long choose(self, Fizz fizz, int seat, Dice dice, Actions actions)
    @cython.locals(kind=int, worth=double)
    cdef double chip(self, Fizz fizz, int seat, int action) noexcept
