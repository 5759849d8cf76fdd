cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport State, CHANCE, OVER
from igroteka.engine.core.strategy cimport Strategy
from .tree cimport Tree, Node

ctypedef long long longlong

cdef int PATIENCE, CAREFUL

cdef class Simulation(Tree):
    cdef public Strategy strategy
    cdef public bint guided, copies, careful
    cdef Actions kept
    cdef Actions left
    cdef State root
    cdef State state
    cdef State spare
    cdef State before
    cdef public int seat, simulations, depth, rollout
    cdef public double until
    cdef object clock
    cdef bint renew(self) except False
    @cython.locals(depth=int)
    cdef bint simulate(self) except False
    @cython.locals(state=State)
    cdef bint is_decided(self, int depth) except? True
    cdef bint win(self, int winner) noexcept
    @cython.locals(state=State, node=int, child=int, depth=int, actor=int)
    cdef int descend(self) except -1
    cdef bint answer_of_physics(self, State state) except False
    @cython.locals(i=int)
    cdef int options(self, State state, int actor, int node) except -1
    @cython.locals(i=int, found=int, before=int, wanted=longlong)
    cdef int preferred(self, State state, int node, int actor) except -2
    @cython.locals(state=State)
    cdef bint is_lost_with_care(self) except? True
    @cython.locals(i=int)
    cdef bint move_with_care(self, State state, int actor) except? True
    @cython.locals(state=State, changes=int, steps=int, actor=int)
    cdef bint play_on(self) except False
    cdef bint move_by_policy(self, State state, int actor) except False
    @cython.locals(seat=int)
    cdef bint judge(self) except False
