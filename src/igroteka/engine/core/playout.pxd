cimport cython
from .actions cimport Actions
from .dice cimport Dice
from .state cimport State, CHANCE, OVER

cpdef long long choose(State state, Dice dice, Actions actions) except -1

@cython.locals(count=long)
cpdef long playout(State state, Dice dice, Actions actions, long limit=*) except -1

@cython.locals(actions=Actions, state=State, count=long, _=int)
cpdef long playouts(State start, int games, Dice dice) except -1

@cython.locals(actions=Actions, i=int, total=long, after=State)
cpdef long perft(State state, int depth) except -1
