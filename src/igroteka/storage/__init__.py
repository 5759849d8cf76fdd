"""The journal in a database: SQLite by default, PostgreSQL for a club, memory for tests."""

from igroteka.storage.backup import backup, restore
from igroteka.storage.journal import (
    Append,
    Appended,
    Change,
    Closed,
    Entry,
    Figures,
    Journal,
    NewTable,
    NoSuchTable,
    TableChange,
    TableInfo,
    Taken,
)
from igroteka.storage.opening import open_journal

__all__ = [
    "Append",
    "Appended",
    "Change",
    "Closed",
    "Entry",
    "Figures",
    "Journal",
    "NewTable",
    "NoSuchTable",
    "TableChange",
    "TableInfo",
    "Taken",
    "backup",
    "open_journal",
    "restore",
]
