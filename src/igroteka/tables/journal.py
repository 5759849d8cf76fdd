"""The entries of a table's journal and their encoding. Applying all of them rebuilds the table.

Entries are secrets of the server: the seed stands in `Started`, and hands follow from it. The views decide what players
see before the end; the record of a finished game is public.
"""

import msgspec

from igroteka.tables.pause import Held, RanOut
from igroteka.tables.playing import Acted, Resigned
from igroteka.tables.seating import BotSat, CameBack, Sat, SeatAgreed, SeatAsked, SeatRefused, Stood, WentAway
from igroteka.tables.setup import Again, Changed, Opened, Started, TakenOver
from igroteka.tables.talk import Emoted, Said
from igroteka.tables.undo import UndoAgreed, UndoAsked, Undone, UndoRefused

Line = (
    Opened | Sat | BotSat | Stood | Changed | Started | Acted | RanOut | Held | WentAway | CameBack | UndoAsked
    | UndoAgreed | UndoRefused | Undone | SeatAsked | SeatAgreed | SeatRefused | Resigned | Again | TakenOver | Emoted
    | Said
)  # fmt: skip

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
encode = msgspec.json.Encoder().encode


def decode(body: bytes) -> Line:
    return _decoder.decode(body)
