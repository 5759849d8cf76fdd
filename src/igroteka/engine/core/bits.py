"""Sets of up to 64 cells as the bits of a number. Compiled rules get these inlined from bits.pxd."""

import cython

from . import plain_bits as plain_cellset

if not cython.compiled:
    from .plain_bits import bit, first, size, without_first

    __all__ = ["bit", "first", "size", "without_first"]
else:  # for games in plain Python on the compiled core, which cannot see C
    globals().update({name: getattr(plain_cellset, name) for name in ("bit", "first", "size", "without_first")})
