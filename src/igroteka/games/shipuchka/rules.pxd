cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.bits cimport bit, cellset, first, size, without_first
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport CHANCE
from .ground cimport Ground
from .answered cimport Answered, kind_taken
from .box cimport AIMING, AIMING_AGAIN, ANSWERING, ASK, CHOOSING, CLEAR, DOUBLE, GIVE_UP, KINDS, LAID, LAY, MARK
from .box cimport MARK_LAID, ORDER, PLACE, PLAIN, REACH, STOP, TAKE, WIDTH, colour, faces_tag, fell_tag, special

@cython.final
cdef class Fizz(Answered):
    @cython.locals(kinds=cellset, chips=cellset, kind=int)
    cdef bint add_chips(self, Actions actions) except False
    @cython.locals(named=int)
    cdef bint add_orders(self, int kind, Actions actions) except False
    @cython.locals(x=int, y=int, ground=Ground)
    cdef bint add_places(self, Actions actions) except False
    @cython.locals(chips=cellset)
    cdef bint add_answers(self, Actions actions) except False
    cdef bint may_mark(self, int kind) noexcept
    cpdef bint is_aiming(self) noexcept
    @cython.locals(kind=int, told=cellset)
    cdef bint add_marks(self, Actions actions) except False
    cdef bint may_aim(self, int place) except -1
    cdef bint choose(self, int action) except False
    @cython.locals(chips=cellset, rest=cellset)
    cdef cellset copies(self, int kind, int count) noexcept
    @cython.locals(second=int)
    cdef bint aim(self, int x, int y) except False
    cdef bint await_answer(self) except False
    @cython.locals(ticked=int)
    cdef bint mark(self, int move) except False
    cdef bint take(self) except False
    cdef bint give_up(self) except False
