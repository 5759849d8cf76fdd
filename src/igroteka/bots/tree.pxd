cimport cython
from libc.math cimport log, sqrt
from libc.stdlib cimport free, realloc
from igroteka.engine.core.actions cimport Actions
from igroteka.engine.core.dice cimport Dice
from igroteka.engine.core.strategy cimport MOST_SEATS

ctypedef long long longlong

cdef enum:
    LONGEST = 500
    MOST_NODES = 3000000
    OPEN = 0
    WON = 1
    LOST = 2
    DRAWN = 3

cdef struct Node:
    longlong action
    double mean
    double rarity
    int visits
    int offered
    int kids
    int next
    int seat
    int proven

cdef inline Node *room_for(Node *nodes, int capacity) noexcept:
    return <Node *> realloc(nodes, capacity * sizeof(Node))

cdef int BEGINNING

cdef class Tree:
    cdef Node *nodes
    cdef int capacity, used
    cdef int path[LONGEST + 1]
    cdef double results[MOST_SEATS]
    cdef public bint certain, solving
    cdef public double curiosity
    cdef Actions actions
    cdef Dice dice
    @cython.locals(i=int, child=int, before=int, best=int, ties=int, score=double, most=double, tried=double)
    cdef int select(self, int node, int actor) except -2
    @cython.locals(node=Node)
    cdef double score(self, int child, double tried) noexcept
    @cython.locals(child=int, last=int)
    cdef int child_of(self, int node, int before, longlong action, int actor) except -1
    @cython.locals(node=int)
    cdef int add(self, longlong action, int actor) except -1
    @cython.locals(i=int, node=int, visits=int)
    cdef bint back_up(self, int depth) except False
    @cython.locals(i=int, last=int, result=double, verdict=int)
    cdef bint prove(self, int depth) except False
    @cython.locals(child=int, best=int)
    cdef int verdict(self, int node, int chooser) noexcept
