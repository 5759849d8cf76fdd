"""Tables without I/O and without a clock: seats, turns, pauses, undo, bots that stand in, the journal."""

from igroteka.tables.journal import decode, encode
from igroteka.tables.pause import Go, Held, Hold, RanOut, RunOut
from igroteka.tables.playing import Act, Acted, Resign, Resigned
from igroteka.tables.seating import (
    BotSat,
    CameBack,
    Leave,
    Return,
    Sat,
    SeatAgreed,
    SeatAsked,
    SeatBot,
    SeatRefused,
    Sit,
    Stand,
    Stood,
    WentAway,
)
from igroteka.tables.setup import Again, Change, Changed, Opened, Rematch, Start, Started, TakenOver, TakeOver
from igroteka.tables.table import Command, Entry, Table
from igroteka.tables.talk import Emote, Emoted, Said, Say
from igroteka.tables.undo import AskUndo, Consent, UndoAgreed, UndoAsked, Undone, UndoRefused

__all__ = [
    "Act",
    "Acted",
    "Again",
    "AskUndo",
    "BotSat",
    "CameBack",
    "Change",
    "Changed",
    "Command",
    "Consent",
    "Emote",
    "Emoted",
    "Entry",
    "Go",
    "Held",
    "Hold",
    "Leave",
    "Opened",
    "RanOut",
    "Rematch",
    "Resign",
    "Resigned",
    "Return",
    "RunOut",
    "Said",
    "Sat",
    "Say",
    "SeatAgreed",
    "SeatAsked",
    "SeatBot",
    "SeatRefused",
    "Sit",
    "Stand",
    "Start",
    "Started",
    "Stood",
    "Table",
    "TakeOver",
    "TakenOver",
    "UndoAgreed",
    "UndoAsked",
    "UndoRefused",
    "Undone",
    "WentAway",
    "decode",
    "encode",
]
