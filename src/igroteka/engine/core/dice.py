"""Luck: a small fast generator (xoshiro256++) that every position carries with it.

The seed is hashed into its 256 bits, so a seed may be any text. A record shows the seed's hash
from the start and the seed itself at the end: anybody can check that the shuffle was honest.
"""

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import cython

WORD = 0xFFFF_FFFF_FFFF_FFFF

if not cython.compiled:  # compiled, these are inlined from dice.pxd

    def rotated(x: int, by: int) -> int:
        return (x << by | x >> (64 - by)) & WORD


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """Return the hash of a seed, which may be shown before the game is over."""
    return hashlib.sha256(b"igroteka seed " + seed.encode()).hexdigest()


class Dice:
    """Random numbers that are the same for the same seed, compiled or not."""

    a: int
    b: int
    c: int
    d: int
    roll: Callable[[], int]
    pick: Callable[[int], int]  # `below` for compiled rules: inlined, and trusts its caller

    def __init__(self, seed: str | int = 0) -> None:
        digest = hashlib.sha256(b"igroteka dice " + str(seed).encode()).digest()
        self.a = int.from_bytes(digest[0:8], "big")
        self.b = int.from_bytes(digest[8:16], "big")
        self.c = int.from_bytes(digest[16:24], "big")
        self.d = int.from_bytes(digest[24:32], "big")

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        if n <= 0:
            raise ValueError(n)
        return self.pick(n)

    def __getattr__(self, name: str) -> Any:
        if name == "pick":  # plain Python on the compiled core cannot see what is inlined
            return self.below
        raise AttributeError(name)

    def clone(self) -> "Dice":
        """Dice that will fall the same way."""
        other = Dice.__new__(Dice)
        other.copy(self)
        return other

    def copy(self, other: "Dice") -> bool:
        """Fall the same way as other dice from now on."""
        self.a, self.b, self.c, self.d = other.a, other.b, other.c, other.d
        return True

    @cython.locals(other="Dice")
    def renew(self, other: "Dice") -> bool:
        """Draw all luck to come from other dice."""
        self.a, self.b, self.c, self.d = other.roll(), other.roll(), other.roll(), other.roll()
        return True

    def dump(self) -> str:
        """The dice as text."""
        return f"{self.a:016x}{self.b:016x}{self.c:016x}{self.d:016x}"

    @staticmethod
    def load(text: str) -> "Dice":
        """The dice that `dump` wrote; ValueError when it is no such text."""
        if len(text) != 64 or not any(c != "0" for c in text):
            raise ValueError(text)
        words = bytes.fromhex(text)
        dice = Dice()
        dice.a, dice.b, dice.c, dice.d = (int.from_bytes(words[i : i + 8], "big") for i in range(0, 32, 8))
        return dice


if not cython.compiled:

    def _roll(self: Dice) -> int:
        result = (rotated((self.a + self.d) & WORD, 23) + self.a) & WORD
        shifted = self.b << 17 & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = rotated(self.d, 45)
        return result

    def _pick(self: Dice, n: int) -> int:
        return (_roll(self) >> 32) * n >> 32

    Dice.roll = _roll  # type: ignore[assignment]
    Dice.pick = _pick  # type: ignore[assignment]
