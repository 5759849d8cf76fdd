"""Frames of a websocket, byte by byte; and the turn that is taken with or without a coroutine."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.server.turn import Turn
from igroteka.server.wire import LARGEST, Wire, unmasked

TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x80, 0x88, 0x89, 0x8A
MASK = b"\x01\xa2\x03\xf4"


class Line:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.written, self.closed, self.aborted, self.reading = b"", False, False, True
        self.protocol: Any = asyncio.Protocol()

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Ear:
    def __init__(self) -> None:
        self.heard: list[bytes | None] = []
        self.line = Line()
        self.wire = Wire(self.line, self.heard.append)  # type: ignore[arg-type]


@pytest.fixture
async def ear() -> Ear:
    return Ear()


def frame(first: int, body: bytes = b"") -> bytes:
    size = len(body)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    if size >= 1 << 16:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + MASK + unmasked(body, MASK)


async def test_a_message_is_heard(ear: Ear) -> None:
    ear.wire.data_received(frame(TEXT, b'{"type":"ping"}') + frame(TEXT, b"") + frame(BINARY, b"x"))
    assert ear.heard == [b'{"type":"ping"}', b"", None]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, LARGEST])
async def test_messages_of_every_size_arrive_in_any_pieces(ear: Ear, size: int) -> None:
    body = bytes(number % 251 for number in range(size))
    for piece in pieces(frame(TEXT, body) * 2, 997 if size > 1000 else 3):
        ear.wire.data_received(piece)
    assert ear.heard == [body, body]


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[at : at + size] for at in range(0, len(data), size))


@given(st.lists(st.binary(max_size=300), max_size=8), st.lists(st.integers(1, 50), max_size=200))
def test_however_it_is_cut_the_same_is_heard(bodies: list[bytes], cuts: list[int]) -> None:
    async def hear() -> list[bytes | None]:
        ear, data = Ear(), b"".join(frame(TEXT, body) for body in bodies)
        for cut in cuts:
            ear.wire.data_received(data[:cut])
            data = data[cut:]
        ear.wire.data_received(data)
        return ear.heard

    assert asyncio.run(hear()) == bodies


async def test_a_message_in_several_frames_with_a_ping_between(ear: Ear) -> None:
    ear.wire.data_received(frame(0x01, b"one ") + frame(0x00, b"two ") + frame(PING, b"hi") + frame(MORE, b"three"))
    assert ear.heard == [b"one two three"]
    assert ear.line.written == b"\x8a\x02hi"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes((TEXT, 2)) + b"hi" + b"....", 1002),  # not masked
        (frame(0xC1, b"x"), 1002),  # an extension nobody agreed on
        (frame(MORE, b"x"), 1002),  # goes on with nothing
        (frame(0x01, b"x") + frame(TEXT, b"y"), 1002),  # begins in the middle
        (frame(0x09, b"x"), 1002),  # a ping in pieces
        (frame(PING, b"x" * 126), 1002),
        (frame(0x83, b"x"), 1002),  # no such kind
        (frame(TEXT, b"x" * (LARGEST + 1)), 1009),
        (bytes((TEXT, 0xFF)) + b"\x7f" + b"\xff" * 7, 1009),
        (frame(0x01, b"x" * LARGEST) + frame(MORE, b"x"), 1009),
        (frame(0x01) + frame(0x00) * 200, 1009),
    ],
)
async def test_what_is_no_websocket_is_hung_up_on(ear: Ear, data: bytes, code: int) -> None:
    ear.wire.data_received(data)
    assert (ear.heard, ear.line.closed) == ([], True)
    assert ear.line.written == b"\x88\x02" + code.to_bytes(2, "big")
    ear.wire.data_received(frame(TEXT, b"more"))
    assert ear.heard == []


async def test_a_farewell_is_returned(ear: Ear) -> None:
    ear.wire.data_received(frame(CLOSE, b"\x03\xe8") + frame(TEXT, b"late"))
    assert (ear.heard, ear.line.closed, ear.line.written) == ([], True, b"\x88\x02\x03\xe8")


async def test_whoever_is_silent_for_two_beats_is_gone(ear: Ear) -> None:
    ear.wire.beat()
    ear.wire.data_received(frame(PONG))
    ear.wire.beat()
    assert not ear.line.aborted
    ear.wire.beat()
    assert ear.line.aborted


async def test_reading_pauses_and_goes_on(ear: Ear) -> None:
    ear.wire.pause(True)
    assert not ear.line.reading
    ear.wire.pause(False)
    assert ear.line.reading


async def test_the_end_is_told_once(ear: Ear) -> None:
    ear.wire.connection_lost(None)
    ear.wire.connection_lost(None)
    assert ear.wire.gone.done()


# The turn


async def test_the_turn_goes_to_whoever_waited_longest() -> None:
    turn, order = Turn(), []

    async def wait(name: str) -> None:
        async with turn:
            order.append(name)

    assert turn.take()
    waiting = [asyncio.create_task(wait(name)) for name in "abc"]
    await asyncio.sleep(0)
    assert not turn.take()
    turn.release()
    await asyncio.gather(*waiting)
    assert (order, turn.locked()) == (["a", "b", "c"], False)


async def test_whoever_gives_up_waiting_is_left_out() -> None:
    turn = Turn()
    assert turn.take()

    async def wait() -> None:
        async with turn:
            await asyncio.sleep(0)

    first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
    await asyncio.sleep(0)
    first.cancel()
    turn.release()
    second.cancel()  # it has the turn already, but has not begun
    await asyncio.gather(first, second, return_exceptions=True)
    assert turn.take()
