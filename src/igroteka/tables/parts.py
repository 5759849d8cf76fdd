"""Parts of a table's state: seats, a pause, requests that wait for consent."""

import msgspec


class Seat(msgspec.Struct):
    """A place at the table: open without a guest and a level, a person's with a guest, else a bot's."""

    number: int
    guest: str | None = None
    name: str = ""
    picture: str = ""
    level: str | None = None  # of the bot that sits here or stands in
    away: bool = False
    cause: str = ""
    resigned: bool = False

    @property
    def kind(self) -> str:
        return "person" if self.guest is not None else "bot" if self.level is not None else "open"

    @property
    def taken(self) -> bool:
        return self.kind != "open"

    @property
    def by_person(self) -> bool:
        """Whether a person plays this seat now: no bot sits here or stands in."""
        return self.guest is not None and not self.away

    @property
    def by_bot(self) -> bool:
        return self.level is not None if self.guest is None else self.away


class Pause(msgspec.Struct):
    """A pause under way: `by` is the seat whose turn goes on when it is over. Times: milliseconds since 1970."""

    by: int
    began: int
    until: int
    held: bool = False

    def left(self, now: int) -> int:
        """Return the milliseconds left; never more than the whole pause, even if a clock was turned back."""
        return min(self.until - now, self.until - self.began)

    def over(self, now: int) -> bool:
        return now >= self.until or now < self.began


class Wish(msgspec.Struct):
    """A request to take an action back, and the seats that have not agreed yet."""

    seat: int
    keep: int
    waiting: list[int]


class Claim(msgspec.Struct):
    """A request to play on for a bot, and the seats that have not agreed yet."""

    seat: int
    guest: str
    name: str
    picture: str
    waiting: list[int]
