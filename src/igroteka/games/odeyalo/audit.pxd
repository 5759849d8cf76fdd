cimport cython
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.state cimport OVER
from .box cimport MOST_CARDS
from .rules cimport Blanket

@cython.locals(actions=Actions, state=Blanket, longest=long, count=long, _=int)
cpdef long audit(Blanket start, int games, Dice dice) except -2
@cython.locals(count=long, seat=int)
cdef long audit_game(Blanket state, Dice dice, Actions actions) except -2
