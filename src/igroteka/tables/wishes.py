"""What somebody would like and others have to agree to."""

import msgspec


class Wish(msgspec.Struct):
    """Somebody would like to take an action back."""

    seat: int
    keep: int
    waiting: list[int]


class Claim(msgspec.Struct):
    """Somebody would like to play on for a bot."""

    seat: int
    guest: str
    name: str
    picture: str
    waiting: list[int]
