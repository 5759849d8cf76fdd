"""One table without any I/O and without a clock: seats, turns, pauses, undo, bots standing in, the journal."""

from igroteka.tables.entries import Entry, decode, encode
from igroteka.tables.table import Table

__all__ = ["Entry", "Table", "decode", "encode"]
