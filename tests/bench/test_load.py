"""The load bench: its frames, its crowd, its arithmetic, and one small run. How fast anything is stands in no test."""

import json
import os
import secrets
import socket
from pathlib import Path

import pytest

from bench import load, load_mixed, load_neighbours, load_report
from bench.load_boardgame import Player as TheirPlayer
from bench.load_contenders import Contender, Pair, boardgame_io
from bench.load_crowd import Crowd, Round
from bench.load_igroteka import Player
from bench.load_servers import BOARDGAME, Server
from bench.load_wire import PING, TEXT, Wire, framed, taken_apart
from building import ROOT

on_linux = pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="cores and /proc are Linux's")


# Frames


def from_server(body: bytes, kind: int = TEXT) -> bytes:
    """A frame as servers send it: without a mask."""
    size = len(body)
    head = bytes((kind, size)) if size < 126 else bytes((kind, 126)) + size.to_bytes(2, "big")
    return head + body


def test_frames_are_taken_apart_wherever_they_are_cut() -> None:
    sent = from_server(b"hello") + from_server(b"x" * 300) + from_server(b"", PING)
    for cut in range(len(sent)):
        first, rest = taken_apart(sent[:cut])
        second, nothing = taken_apart(rest + sent[cut:])
        assert first + second == [(TEXT, b"hello"), (TEXT, b"x" * 300), (PING, b"")]
        assert nothing == b""


def test_a_client_masks_with_nothing() -> None:
    assert framed(b"hello") == b"\x81\x85\0\0\0\0hello"
    assert framed(b"x" * 200)[:8] == b"\x81\xfe\x00\xc8\0\0\0\0"


async def test_a_greeting_may_arrive_in_pieces_with_the_first_frame_behind_it() -> None:
    heard: list[bytes] = []

    class Ear(Wire):
        def hear(self, body: bytes) -> None:
            heard.append(body)

    ear = Ear()
    for piece in (b"HTTP/1.1 101 Switching Pro", b"tocols\r\nUpgrade: websocket\r\n\r\n" + from_server(b"0{}")):
        ear.data_received(piece)
    assert heard == [b"0{}"]
    assert ear.opened.done() and ear.opened.exception() is None


async def test_who_is_not_let_in_hears_why() -> None:
    wire = Wire()
    wire.data_received(b"HTTP/1.1 503 Service Unavailable\r\n\r\n")
    with pytest.raises(ConnectionError, match="503"):
        await wire.opened


# Players


class Paper:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def write(self, frame: bytes) -> None:
        [(_, body)], _ = taken_apart(bytes((frame[0], frame[1] & 0x7F)) + frame[6:])
        self.said.append(body)


async def test_our_player_moves_when_it_may_and_asks_for_a_rematch_at_the_end() -> None:
    crowd, paper = Crowd(), Paper()
    player = Player(crowd, 0)
    player.connection_made(paper)  # type: ignore[arg-type]
    player.hear(b'{"type":"view","version":7,"phase":"playing","legal":[4,5]}')
    assert crowd.waiting == [player] and paper.said == []
    crowd.begin()
    assert json.loads(paper.said[-1]) == {"type": "act", "id": "1", "version": 7, "seat": 0, "action": 5}
    player.hear(b'{"type":"done","id":"1","version":8}')
    assert len(crowd.noted()) == 1
    player.hear(b'{"type":"view","version":8,"phase":"over","legal":[]}')
    assert json.loads(paper.said[-1]) == {"type": "rematch"}


async def test_their_player_speaks_socket_io() -> None:
    crowd, paper = Crowd(), Paper()
    player = TheirPlayer(crowd, "m1", "0")
    player.connection_made(paper)  # type: ignore[arg-type]
    state = '{"G":{"cells":["0",null]},"ctx":{"currentPlayer":"0"},"_stateID":3}'
    player.hear(b'0{"sid":"x"}')
    player.hear(b'40/tic,{"sid":"y"}')
    player.hear(f'42/tic,["sync","m1",{{"state":{state},"log":[]}}]'.encode())
    assert paper.said == [b"40/tic,", b'42/tic,["sync","m1","0",null,2]']
    player.move()
    assert json.loads(paper.said[-1].removeprefix(b"42/tic,"))[0] == "update"
    player.hear(f'42/tic,["update","m1",{state},[]]'.encode())
    assert len(crowd.noted()) == 1


async def test_a_refused_move_spoils_the_round() -> None:
    crowd = Crowd()
    crowd.tables = 1
    Player(crowd, 0).hear(b'{"type":"refused","id":"1","key":"table-late","version":3}')
    with pytest.raises(RuntimeError, match="table-late"):
        await crowd.settled()


# Arithmetic


def test_a_round_counts_moves_by_the_clock_and_by_the_core() -> None:
    played = Round(moves=1000, seconds=2.0, cpu=0.5, times=[k / 1000 for k in range(100)])
    assert (played.pace, played.per_core) == (500, 2000)
    assert (played.within(0.5), played.within(0.99)) == (50, 99)


def contender(name: str, per_core: float, late: float) -> Contender:
    one = Contender(name, Server(None, 0), boardgame_io("", Server(None, 0)).seat_one)  # type: ignore[arg-type]
    one.rounds = [Round(int(per_core), 1.0, 1.0, [late])] * 3
    return one


@pytest.mark.parametrize(
    ("ours", "missed"),
    [((5100, 0.01), []), ((4900, 0.01), ["5 × boardgame.io"]), ((5100, 0.2), ["a p99 below that of boardgame.io"])],
)
async def test_targets(ours: tuple[float, float], missed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    pair = Pair(contender("Igroteka", *ours), contender("boardgame.io", 1000, 0.1), least=5)
    assert load_report.judge(load.options([]), [pair], []) == bool(missed)
    assert capsys.readouterr().out == (f"Missed: {'; '.join(missed)}.\n" if missed else "")


async def test_unequal_work_has_no_target_and_is_called_so() -> None:
    pair = Pair(contender("Igroteka", 1000, 0.2), contender("boardgame.io", 1000, 0.1))
    assert not load_report.judge(load.options([]), [pair], [])
    assert "which keeps nothing" in load_report.against(pair)


# A small run


def free_ports(count: int) -> int:
    """The first of so many free ports in a row, below those the system gives to outgoing connections."""
    while True:
        first = 20_000 + secrets.randbelow(10_000)
        if all(is_free(port) for port in range(first, first + count)):
            return first


def is_free(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) != 0


@on_linux
@pytest.mark.parametrize("alone", [True, False])
def test_a_small_run(alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not alone and not (BOARDGAME / "node_modules").exists():
        pytest.skip("boardgame.io is only there after make bench")
    monkeypatch.setattr(load_report, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(load, "endless", lambda place: ROOT / "bench" / "endless")
    cores = os.sched_getaffinity(0)
    asked = ["--tables", "3", "--rounds", "1", "--seconds", "0.5", "--rate", "100", "--open", "4" if alone else "0"]
    load.main([*asked, "--port", str(free_ports(6)), *(["--alone"] if alone else [])])
    found = json.loads((tmp_path / "results" / "load.json").read_text())
    assert all(server["moves_per_second"] > 0 for server in found["servers"].values())
    assert len(found["servers"]) == (3 if alone else 5)
    assert len(found["open"]) == (2 if alone else 0)
    assert os.sched_getaffinity(0) == cores


@on_linux
def test_a_small_run_beside_a_noisy_neighbour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prints the ratios to a run without the neighbour; how large they are stands in no test."""
    monkeypatch.setattr(load_report, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(load_neighbours, "SETTLE", 0.1)
    asked = ["--neighbours", "--noise", "flood", "--rounds", "1", "--seconds", "0.3"]
    load.main([*asked, "--port", str(free_ports(1))])
    found = json.loads((tmp_path / "results" / "neighbours.json").read_text())
    assert found["flood"]["p99_ratio"] > 0 and found["flood"]["moves_alone"] > 0
    assert "flood: p99" in capsys.readouterr().out


@on_linux
def test_a_small_mixed_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prints and writes how every game did; how well stands in no test."""
    monkeypatch.setattr(load_report, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(load_mixed, "TABLES", 1)
    load.main(["--mixed", "--rounds", "1", "--seconds", "1", "--port", str(free_ports(1))])
    found = json.loads((tmp_path / "results" / "mixed.json").read_text())
    assert set(load_mixed.GAMES) <= found.keys()
