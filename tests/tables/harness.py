"""A table on the bench: commands go in at a time, the journal comes out, and is checked to rebuild the same table."""

from typing import Any

from igroteka import tables
from igroteka.engine.game import Game
from igroteka.tables import Table, decode, encode

SECONDS = 1000


class Bench:
    """A table with its journal and a clock that stands still until told."""

    def __init__(self, game: Game, players: int, **settings: Any) -> None:
        self.table, self.journal, self.now = Table(game), [], 1_000_000
        opened = tables.Opened(at=self.now, id="t", code="c", game=game.id, edition=game.edition_hash, host="ann",
                          players=players, **settings)  # fmt: skip
        self.take([opened])

    def take(self, lines: list[tables.Entry], ref: str = "") -> list[tables.Entry]:
        for line in lines:
            self.journal.append((encode(line), ref))
            self.table.absorb(decode(encode(line)), ref)
        return lines

    def do(self, command: tables.Command) -> list[tables.Entry]:
        return self.take(self.table.entries_for(command, self.now), command.ref)

    def seat(self, *sitters: str) -> "Bench":
        """Names sit down in order; `bot` is a bot."""
        for number, name in enumerate(sitters):
            bot = tables.SeatBot(guest="ann", seat=number, level="easy")
            self.do(bot if name == "bot" else tables.Sit(guest=name, seat=number, name=name.title(), picture="cat"))
        return self

    def start(self, seed: str = "seed") -> "Bench":
        self.do(tables.Start(guest="ann", seed=seed))
        return self

    def act(self, seat: int, action: int | str, **more: Any) -> list[tables.Entry]:
        guest = self.table.seats[seat].guest if not self.table.seats[seat].by_bot else None
        return self.do(tables.Act(guest=guest, seat=seat, action=action, **more))

    def wait(self, seconds: float) -> "Bench":
        self.now += int(seconds * SECONDS)
        return self

    def rebuilt(self) -> Table:
        table = Table(self.table.game)
        for body, ref in self.journal:
            table.absorb(decode(body), ref)
        return table


def drawn(table: Table) -> dict[str, Any]:
    """All a table knows, to compare two of them."""
    names = [name for name in dir(table) if not name.startswith("_") and name not in ("game", "play")]
    plain = {name: value for name in names if not callable(value := getattr(table, name))}
    play = table.play
    return {**plain, "state": play and play.state.dump(), "done": play and play.done, "quiet": play and play.quiet}
