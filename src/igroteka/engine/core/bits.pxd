ctypedef unsigned long long cellset

cdef extern from *:
    int ctz "__builtin_ctzll"(cellset) noexcept nogil
    int popcount "__builtin_popcountll"(cellset) noexcept nogil

cdef inline cellset bit(int cell) noexcept nogil:
    return (<cellset> 1) << cell

cdef inline int first(cellset cells) noexcept nogil:
    return ctz(cells)

cdef inline int size(cellset cells) noexcept nogil:
    return popcount(cells)

cdef inline cellset without_first(cellset cells) noexcept nogil:
    return cells & (cells - 1)
