"""The line about each table in the list of tables: it changes in the same commit as the table."""

import copy

import msgspec

from igroteka import tables
from igroteka.server.wire.messages import Seat
from igroteka.storage import TableChange
from igroteka.tables import Table

SEATING = (
    tables.Opened
    | tables.Sat
    | tables.BotSat
    | tables.Stood
    | tables.Changed
    | tables.WentAway
    | tables.CameBack
    | tables.Resigned
)
PHASES: dict[type, str] = {tables.Started: "playing", tables.Again: "lobby", tables.Undone: "playing"}


def change_of(table: Table, lines: list[tables.Entry]) -> TableChange | None:
    """Return the change of the list of tables that entries cause; None for most."""
    if len(lines) == 1 and isinstance(lines[0], tables.Acted):
        return TableChange("over") if lines[0].ends else None
    phase = next((PHASES[type(line)] for line in reversed(lines) if type(line) in PHASES), None)
    if any(isinstance(line, tables.Acted) and line.ends for line in lines) or ends_by_resigning(table, lines):
        phase = "over"
    opened = next((line.open for line in lines if isinstance(line, tables.Changed)), None)
    about = about_after(table, lines) if any(isinstance(line, SEATING) for line in lines) else None
    return TableChange(phase, opened, about) if (phase, opened, about) != (None, None, None) else None


def ends_by_resigning(table: Table, lines: list[tables.Entry]) -> bool:
    left = sum(not seat.resigned for seat in table.seats)
    return left == 2 and any(isinstance(line, tables.Resigned) for line in lines)


def about_after(table: Table, lines: list[tables.Entry]) -> str:
    """Return the seats after entries, computed on a sketch of the table."""
    sketch = Table(table.game)
    sketch.host, sketch.seats = table.host, copy.deepcopy(table.seats)
    for line in lines:
        if isinstance(line, SEATING) and not isinstance(line, tables.Resigned):
            sketch.absorb(line)
    return about(sketch)


def about(table: Table) -> str:
    seats = [shown(table, number) for number in range(table.players)]
    return msgspec.json.encode({"players": table.players, "seats": seats}).decode()


def shown(table: Table, number: int) -> Seat:
    """A seat as everybody sees it."""
    seat = table.seats[number]
    return Seat(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name or None,
        picture=seat.picture or None,
        away=seat.away,
        resigned=seat.resigned,
        level=seat.level,
    )
