"""A place at the table and who sits there."""

import msgspec


class Seat(msgspec.Struct):
    """Open while it has neither a guest nor a level; a person's while it has a guest; else a bot's."""

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
        """A person plays it now: no bot sits here or stands in."""
        return self.guest is not None and not self.away

    @property
    def by_bot(self) -> bool:
        return self.level is not None if self.guest is None else self.away
