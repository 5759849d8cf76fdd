"""Talk at a table: emotes and words. They change nothing on the table."""

from igroteka.tables.refusals import refusal
from igroteka.tables.table import Command, Entry, Table


class Emoted(Entry, tag="emoted"):
    seat: int
    emote: str

    def is_visible(self) -> bool:
        return False

    def apply(self, table: Table) -> None:
        pass


class Emote(Command):
    seat: int
    emote: str

    def decide(self, table: Table, now: int) -> list[Entry]:
        return [Emoted(at=now, seat=table.own_seat(self.guest, self.seat).number, emote=self.emote)]


class Said(Entry, tag="said"):
    seat: int
    text: str

    def is_visible(self) -> bool:
        return False

    def apply(self, table: Table) -> None:
        pass


class Say(Command):
    seat: int
    text: str

    def decide(self, table: Table, now: int) -> list[Entry]:
        if not table.chat:
            raise refusal("no-chat")
        return [Said(at=now, seat=table.own_seat(self.guest, self.seat).number, text=self.text)]
