"""What strangers tried from outside, point by point: bounded, refused in words, and not in the log."""

import asyncio
import contextlib
import gzip
import json
import logging
import os
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main, shelf
from igroteka.engine.refusal import Refusal
from igroteka.server import door, middleware, replays
from igroteka.server.context import CONTEXT
from igroteka.server.door import Door, guarded
from igroteka.server.limits import Places
from igroteka.server.logs import MOST, Lines, Sparing, log
from igroteka.server.settings import Settings, merged
from igroteka.storage import open_journal
from igroteka.storage.refusals import refusal as storage_refusal
from igroteka.tables import commands as c
from tests.server import harness
from tests.server.harness import Player, served, table_of
from tests.server.test_connection import PING, frame, raw
from tests.tables.harness import Bench
from tests.tables.small_games import Nim, Snatch
from tests.tables.test_seats import refused


async def said(player: Player, method: str, path: str, **more: Any) -> tuple[int, dict[str, Any]]:
    async with player.web.request(method, player.url(path), **more) as answer:
        body = await answer.read()
        return answer.status, json.loads(body) if answer.content_type == "application/json" else {}


# 3: control frames


async def test_pings_of_somebody_who_never_reads_take_no_room() -> None:
    async with served(message_rate=1e9, message_burst=1e9) as server, raw(server) as line:
        transport: Any = line.writer.transport
        transport.pause_reading()
        for _ in range(400):
            line.send(frame(PING, b"x" * 125) * 400)
            await asyncio.sleep(0)
        (connection,) = server.app[CONTEXT].connections.open
        waiting = connection.client.transport.get_write_buffer_size()
        assert waiting < 1 << 20
        await server.app[CONTEXT].connections.close(grace=0.01)  # nor does the server's end wait for them
        assert connection.client.transport.is_closing()
        assert connection.client.transport.get_write_buffer_size() == 0


# 4: work somebody can order


async def test_a_code_is_drawn_only_for_a_table_that_exists() -> None:
    async with served() as server, Player(server) as ann:
        assert (await said(ann, "GET", "/qr/no-such-table.svg"))[1]["key"] == "server-no-table"
        assert (await said(ann, "GET", f"/qr/{'x' * 3000}.svg"))[1]["key"] == "server-no-table"
        table = await table_of(ann, "nim", ["me", "open"])
        assert "<svg" in await ann.get(f"/qr/{table}.svg")


async def test_bodies_come_as_they_are() -> None:
    bomb = gzip.compress(b" " * 30_000_000, 1)
    async with served() as server, Player(server) as ann:
        for body in (bomb, b"no gzip at all"):
            status, problem = await said(ann, "POST", "/api/me", data=body, headers={"Content-Encoding": "gzip"})
            assert (status, problem["key"]) == (415, "server-compressed")


async def test_a_record_has_so_many_lines_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))
    async with served() as server, Player(server) as ann:
        status, problem = await said(ann, "POST", "/api/records", data=b"0 a1\n" * (replays.LONGEST + 1))
        assert (status, problem["key"]) == (400, "server-record-too-long")


async def test_the_moves_of_a_game_are_told_once_and_one_game_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a replay is asked for: a long game takes seconds to tell."""
    told, times, busy, most = replays.told, 0, 0, 0

    def counted(room: Any) -> Any:
        nonlocal times, busy, most
        times, busy = times + 1, busy + 1
        most = max(most, busy)
        time.sleep(0.02)
        busy -= 1
        return told(room)

    monkeypatch.setattr(replays, "told", counted)
    async with served() as server, Player(server) as ann:
        tables = [await over(ann) for _ in range(2)]
        await asyncio.gather(*[ann.get(f"/api/tables/{table}/replay") for table in tables * 3])
    assert (times, most) == (2, 1)


async def over(ann: Player) -> str:
    """A table whose game has just ended."""
    table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
    await ann.connect(table)
    await ann.ask(type="resign", seat=0)
    await ann.socket.close()
    return table


# 5: the log


def lines(name: str, *messages: str) -> list[str]:
    written: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(Lines())
    handler.addFilter(Sparing())
    handler.emit = lambda record: written.append(handler.format(record))  # type: ignore[method-assign]
    logger = logging.getLogger(name)
    logger.addHandler(handler)
    try:
        for message in messages:
            try:
                raise ValueError(message)
            except ValueError:
                logger.exception(message)
    finally:
        logger.removeHandler(handler)
    return written


def test_what_libraries_say_of_a_request_is_not_written_down() -> None:
    cookie, link, address = "WyJhYmMi.c2lnbmF0dXJl-x9", "/t/Zk3_xYw-9qLmN0pQrStU", "203.0.113.7"
    (line,) = lines("aiohttp.server", f"Error handling request from {address}: {link} Cookie: {cookie}")
    assert not any(secret in line for secret in (cookie, link[3:], address))
    assert "aiohttp.server" in line


def test_a_trace_of_ours_holds_no_link_and_no_address() -> None:
    written: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(Lines())
    handler.emit = lambda record: written.append(handler.format(record))  # type: ignore[method-assign]
    log.addHandler(handler)
    try:
        raise LookupError("no table Zk3_xYw-9qLmN0pQrStU for 203.0.113.7")
    except LookupError:
        log.exception("command failed")
    finally:
        log.removeHandler(handler)
    trace = json.loads(written[0])["trace"]
    last = trace.splitlines()[-1]
    assert "Zk3_xYw" not in last
    assert "203.0" not in last
    assert "LookupError" in last


def test_one_event_is_written_so_often_in_a_minute() -> None:
    assert len(lines("aiohttp.server", *["bad request"] * 500)) == MOST


# 6: never a 500


@pytest.mark.parametrize("path", [f"/assets/{'x' * 300}", f"/{'x' * 300}.svg", "/assets/%00", "/%00.svg"])
async def test_a_name_no_file_can_have(path: str) -> None:
    async with served() as server, Player(server) as ann:
        status, _ = await said(ann, "GET", path)
        assert status in (200, 404, 503)  # 503: a page where the client is not built


async def test_a_host_that_is_none() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "open"])
        for host in ("localhost:abc", "x:99999999", "<b>"):
            async with ann.web.get(ann.url(f"/qr/{table}.svg"), headers={"Host": host}) as answer:
                assert answer.status in (200, 400)


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/nothing", 404, "server-no-page"),
        ("POST", "/api/games", 405, "server-no-method"),
        ("POST", "/api/me", 413, "server-too-large"),
    ],
)
async def test_noes_are_problems(method: str, path: str, status: int, key: str) -> None:
    async with served() as server, Player(server) as ann:
        body = b"x" * 500_000 if status == 413 else b""
        found, problem = await said(ann, method, path, data=body)
        assert (found, problem["key"]) == (status, key)
        assert problem["ru"] and problem["en"]


@pytest.mark.parametrize("id", ["\0", "é", "\ud800", "a\nb"])
async def test_an_id_that_cannot_be_kept_is_no_message(id: str) -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.socket.send_str(json.dumps({"type": "act", "id": id, "version": 3, "seat": 0, "action": 1}))
        assert (await ann.until("refused"))["key"] == "server-malformed"


# 7: time-outs and places


async def behind_a_door(places: Places) -> tuple[asyncio.Server, int]:
    class Inside(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            self.transport = transport

        def data_received(self, data: bytes) -> None:
            self.transport.write(b"heard")

    server = await asyncio.get_running_loop().create_server(guarded(Inside, places), "127.0.0.1", 0)  # type: ignore[arg-type]
    return server, server.sockets[0].getsockname()[1]


async def test_whoever_does_not_say_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 2.0)
    places = Places(10, 10)
    server, port = await behind_a_door(places)
    slow, silent = await asyncio.open_connection("127.0.0.1", port)
    _, quick = await asyncio.open_connection("127.0.0.1", port)
    quick.write(b"GET / HTTP/1.1\r")
    await asyncio.sleep(0.01)
    quick.write(b"\n\r\n")
    with contextlib.suppress(ConnectionError):  # which of the two is a matter of luck
        assert await asyncio.wait_for(slow.read(10), 30) == b""
    assert places.count == 1
    for writer in (silent, quick):
        writer.close()
    server.close()


async def test_an_address_has_so_many_connections() -> None:
    places = Places(10, 3)
    server, port = await behind_a_door(places)
    held = [socket.create_connection(("127.0.0.1", port)) for _ in range(8)]
    await asyncio.to_thread(refused_ones, held)
    assert places.count == 3
    for one in held:
        one.close()
    server.close()


def refused_ones(held: list[socket.socket]) -> None:
    """Wait until all but three have been hung up on."""
    for one in held[3:]:
        one.settimeout(10)
        with contextlib.suppress(ConnectionError):
            assert one.recv(1) == b""


def test_there_are_no_more_places_than_descriptors() -> None:
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    found = door.places(Settings())
    assert found.most <= limit or limit == resource.RLIM_INFINITY
    assert door.places(Settings(trust_proxy=True)).most_each == found.most
    assert Door


async def test_a_body_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "PATIENCE", 0.1)
    async with served() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert b"408" in await asyncio.wait_for(reader.readline(), 10)
        writer.close()


# 8: the file


@pytest.mark.skipif(os.name == "nt", reason="files have owners elsewhere")
async def test_the_database_is_its_owners(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        async with await open_journal(f"sqlite:///{tmp_path / 'club.db'}") as journal:
            await journal.secret("guests")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(old)
    assert modes["club.db"] == 0o600
    assert set(modes.values()) == {0o600}


# 10: a full disk, a database that is away


async def test_a_full_disk_is_said_and_its_place_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        journal = server.app[CONTEXT].journal
        append = journal.append

        async def full(wish: Any) -> Any:
            raise storage_refusal("full", place="/var/lib/secret/club.db")

        monkeypatch.setattr(journal, "append", full)
        answer = await ann.act(1)
        assert answer["key"] == "server-full"
        assert "/var/lib" not in json.dumps(answer)
        assert "storage-full" in await ann.get("/healthz")
        monkeypatch.setattr(journal, "append", append)
        assert (await ann.act(1))["type"] == "done"
        assert await ann.get("/healthz") == "ok\n"


async def test_health_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.pages.SOON", 0.05)
    async with served() as server, Player(server) as ann:
        monkeypatch.setattr(server.app[CONTEXT].journal, "check", lambda: asyncio.sleep(60))
        status, _ = await asyncio.wait_for(said(ann, "GET", "/healthz"), 5)
        assert status == 503


# 11: seats and records


def test_the_number_of_players_of_a_finished_game_stays() -> None:
    bench = Bench(Nim(), 2, options={"first": "0"}).seat("ann", "bot").start()
    bench.do(c.Resign(guest="ann", seat=0))
    assert bench.table.phase == "over"
    assert refused(bench, c.Change(guest="ann", players=3)) == "table-game-over"


def test_nobody_takes_a_bots_hidden_hand_while_others_play() -> None:
    bench = Bench(Snatch(), 3, options={"first": "0"}).seat("ann", "bob", "bot").start()
    bench.do(c.Sit(guest="cid", seat=2, name="Cid", picture="cat"))
    assert bench.table.seats[2].kind == "bot"  # all who play are asked first: tests/tables/test_claims.py


# 13: settings


@pytest.mark.parametrize(
    "given",
    [{"bot_breath": float("inf")}, {"bot_breath": float("nan")}, {"host": "a\0b"}, {"database": "sqlite:///a\0b"}],
)
def test_settings_that_cannot_be(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        merged(None, {}, **given)


def test_deeply_nested_toml_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("port = " + "[" * 5000 + "]" * 5000)
    said = subprocess.run([sys.executable, "-m", "igroteka.cli", "serve", "--settings", file], capture_output=True)
    assert b"nested too deeply" in said.stderr
    assert b"Traceback" not in said.stderr


@pytest.mark.parametrize(
    "given",
    [
        ["--host", "a\0b"],
        ["--database", "sqlite:///a\0b"],
        ["--database", "postgresql://["],
        ["--database", "postgresql://a:b@[::1"],
        ["--database", "nothing"],
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--quiet", *given]) == 2
    said = capsys.readouterr().err
    assert said.startswith("igroteka: ") and said.count("\n") == 1


@pytest.mark.parametrize("name", ["IGROTEKA_BOT_BREATH", "IGROTEKA_BOT_PACE"])
def test_no_end_is_no_number(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(name, "inf")
    assert main(["serve", "--port", "0"]) == 2
    assert name in capsys.readouterr().err


def test_a_bad_data_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("IGROTEKA_DATA", str(tmp_path / "file" / "inside"))
    assert main(["serve", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("igroteka: ") and str(tmp_path / "file") in said


def test_a_port_is_written_as_people_write_it(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--host", "127.0.0.1", "--port", str(port), "--database", "memory:"]) == 2
    assert f" {port} " in capsys.readouterr().err


# 14: repeats


def test_an_id_is_known_a_thousand_moves_later() -> None:
    bench = Bench(Nim(), 2, options={"first": "0"}).seat("ann", "bob").start()
    bench.table.remember("ann:first")
    for number in range(1000):
        bench.table.remember(f"bob:{number}")
    assert bench.do(c.Act(guest="ann", seat=0, action=1, version=0, ref="ann:first")) == []


async def test_join_codes_have_a_bound_for_all_together() -> None:
    async with served(code_rate=0.001, code_burst=2, trust_proxy=True) as server, Player(server) as ann:
        keys = []
        for number in range(60):
            headers = {"X-Forwarded-For": f"198.51.100.{number}"}
            keys.append((await ann.post("/api/join", {"code": "000000"}, headers=headers))["key"])
        assert keys.count("server-no-code") == 40
        assert keys[-1] == "server-too-fast"
