"""How much goes to a browser: the opening of a game, and an ordinary move, as bytes on the wire."""

import asyncio
import json
import zlib
from typing import Any

import pytest

from igroteka.server.live.client import LARGE, deflated, frame_of
from tests.server.harness import Player, served, table_of
from tests.wire import flat

OPENING, MOVE, BEAT = 8000, 3200, 400  # BEAT: for each scene shown on the way to the last one
DEFLATE = "permessage-deflate; client_max_window_bits"


class Raw:
    """A browser that counts bytes: permessage-deflate, frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def shake_hands(self, player: Player, table: str, offer: str) -> str:
        cookie = "; ".join(f"{c.key}={c.value}" for c in player.web.cookie_jar)
        lines = [f"GET /ws/{table} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}",
                 *([f"Sec-WebSocket-Extensions: {offer}"] if offer else []), "", ""]  # fmt: skip
        self.writer.write("\r\n".join(lines).encode())
        return (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()

    async def frame(self) -> tuple[int, bytes, bool]:
        """Bytes on the wire, the text, and whether it was compressed."""
        first, size = await self.reader.readexactly(2)
        more = {126: 2, 127: 8}.get(size, 0)
        length = int.from_bytes(await self.reader.readexactly(more), "big") if more else size
        body = await self.reader.readexactly(length)
        packed = bool(first & 0x40)
        text = zlib.decompressobj(wbits=-15).decompress(body + b"\0\0\xff\xff") if packed else body
        return 2 + more + length, text, packed

    def say(self, text: str) -> None:
        body = text.encode()
        head = (
            bytes((0x81, 0x80 | len(body))) if len(body) < 126 else bytes((0x81, 0xFE)) + len(body).to_bytes(2, "big")
        )
        self.writer.write(head + bytes(4) + body)  # masked with noughts


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("pryzhok", 4, {"first": "0"}),
        ("etazhiki", 5, {"first": "0", "level": "middle"}),
        ("stroyka", 5, {"first": "0"}),
        ("odeyalo", 4, {"first": "0"}),
        ("shipuchka", 6, {"companion": True}),
    ],
)
async def test_every_game_on_the_wire(
    game: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """As many as can play, so that there is most to be told."""
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, game, ["me"] * players, options=options, start=True)
        await ann.connect(table, seat=0)
        raw = Raw(*await asyncio.open_connection("127.0.0.1", server.port))
        await raw.shake_hands(ann, table, DEFLATE)
        raw.say('{"type":"hello"}')
        opening, _, _ = await raw.frame()
        moves = [await moved(ann, raw) for _ in range(8)]
        raw.writer.close()
    with capsys.disabled():
        print(f"\n{game}: opening {opening} bytes, a move {max(moves)[0]} at most")
    assert opening < OPENING and all(size < MOVE + BEAT * beats for size, beats in moves), moves


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize(("offer", "packs"), [(DEFLATE, True), ("", False)])
async def test_flip_jump_on_the_wire(offer: str, packs: bool) -> None:
    async with served() as server, Player(server) as ann:
        wish = {"options": {"first": "0"}, "start": True}
        table = await table_of(ann, "pryzhok", ["me", "me"], **wish)
        await ann.connect(table, seat=0)
        raw = Raw(*await asyncio.open_connection("127.0.0.1", server.port))
        assert ("permessage-deflate" in await raw.shake_hands(ann, table, offer)) == packs
        raw.say('{"type":"hello"}')
        opening, text, packed = await raw.frame()
        assert (packed, b'"gestures":[{' in text) == (packs, True)
        assert not packs or opening < OPENING
        moves = [await moved(ann, raw) for _ in range(8)]
        raw.writer.close()
    assert not packs or all(size < MOVE + BEAT * beats for size, beats in moves), moves


async def moved(ann: Player, raw: Raw) -> tuple[int, int]:
    """A move; the bytes a browser gets for it, and how many scenes on the way are in them."""
    seat = ann.state["mover"]
    await ann.send(type="look", seat=seat)
    await ann.synchronised()
    await ann.act(flat(ann.state["gestures"])[0]["action"], seat=seat)
    await ann.synchronised()
    while True:
        size, text, _ = await raw.frame()
        if b'"type":"state"' in text and f'"version":{ann.state["version"]},'.encode() in text:
            return size, len(json.loads(text)["beats"])


def test_a_compressed_frame_says_the_same() -> None:
    for body in (b"x" * (LARGE + 1), b"[" + b"0," * 50_000 + b"0]"):
        packed = deflated(frame_of(body))
        head = {126: 4, 127: 10}.get(packed[1], 2)
        assert packed[0] == 0xC1 and len(packed) < len(body) // 4
        assert zlib.decompressobj(wbits=-15).decompress(packed[head:] + b"\0\0\xff\xff") == body
