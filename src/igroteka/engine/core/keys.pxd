ctypedef unsigned long long number

cdef inline number mixed(number key, number part) noexcept nogil:
    key = key * <number> 0x9E3779B97F4A7C15 + part
    return key ^ (key >> 29)
