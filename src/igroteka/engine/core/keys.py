"""Keys of positions: parts mixed into one number of 64 bits. Compiled rules get this inlined from keys.pxd."""

import cython

from . import plain_keys

if not cython.compiled:
    from .plain_keys import mixed

    __all__ = ["mixed"]
else:  # for games in plain Python on the compiled core, which cannot see C
    globals()["mixed"] = plain_keys.mixed
