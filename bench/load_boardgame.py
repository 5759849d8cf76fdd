"""The same players at boardgame.io's tables: socket.io over a websocket, the way its own client speaks.

A move is confirmed when its mover gets the new state, which goes to both players; there is no other answer.
"""

from time import perf_counter

import msgspec

from bench.load_crowd import Crowd
from bench.load_wire import Wire, dial

SPACE = b"/tic,"  # the game's namespace
SYNC, UPDATE = b'42/tic,["sync"', b'42/tic,["update"'


class Board(msgspec.Struct):
    cells: list[str | None]


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    board: Board = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class Updated(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: State


class Whole(msgspec.Struct):
    state: State


class Synced(msgspec.Struct, array_like=True):
    event: str
    match: str
    whole: Whole


updated = msgspec.json.Decoder(Updated).decode
synced = msgspec.json.Decoder(Synced).decode


class Player(Wire):
    def __init__(self, crowd: Crowd, match: str, seat: str) -> None:
        super().__init__()
        self.crowd, self.match, self.seat = crowd, match.encode(), seat
        self.version, self.cells = 0, [0]
        self.began = 0.0

    def hear(self, body: bytes) -> None:
        if body.startswith(UPDATE):
            self.see(updated(body[7:]).state)
        elif body == b"2":  # are you there?
            self.say(b"3")
        elif body.startswith(b"0"):
            self.say(b"40" + SPACE)
        elif body.startswith(b"40"):
            self.say(b'42/tic,["sync","%s","%s",null,2]' % (self.match, self.seat.encode()))
        elif body.startswith(SYNC):
            self.see(synced(body[7:]).whole.state)

    def see(self, state: State) -> None:
        if self.began:
            self.crowd.confirmed(self.began)
            self.began = 0.0
        self.version = state.version
        self.cells = [cell for cell, mark in enumerate(state.board.cells) if mark is None]
        if state.context.current == self.seat:
            self.crowd.ready(self)

    def move(self) -> None:
        seat, cell = self.seat.encode(), self.cells[self.version % len(self.cells)]
        self.began = perf_counter()
        self.say(
            b'42/tic,["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%s",'
            b'"credentials":null}},%d,"%s","%s"]' % (cell, seat, self.version, self.match, seat)
        )


async def seat_match(port: int, match: str, crowd: Crowd) -> list[Wire]:
    """Two players at a match of their own, which the first to come makes."""
    path = "/socket.io/?EIO=4&transport=websocket"
    crowd.tables += 1
    second = await dial(Player(crowd, match, "1"), port, path)
    first = await dial(Player(crowd, match, "0"), port, path)
    return [first, second]
