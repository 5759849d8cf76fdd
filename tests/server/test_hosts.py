"""The hosts a server answers under: a foreign name that resolves to it (DNS rebinding) gets a sentence only."""

import asyncio
import socket
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request

from igroteka.engine.refusal import Refusal
from igroteka.server.guard import addresses
from igroteka.server.guard.addresses import Hosts
from igroteka.server.settings import Settings, merged
from tests.server.harness import Player, served, table_of

OWN = [
    "localhost", "LOCALHOST:8120", "localhost.", "127.0.0.1", "127.0.0.53:80", "[::1]", "[::1]:8120", "10.1.2.3",
    "192.168.1.5:8120", "172.31.0.1", "169.254.7.7", "100.100.1.1", "[fd00::5]", "[fe80::1]:8120",
    "laptop", "laptop.local:8120", "laptop.home.example", "club.example", "club.example:443", "games.lan", "bound.lan",
]  # fmt: skip
FOREIGN = [
    "evil.example", "evil.example:8120", "localhost.evil.example", "127.0.0.1.evil.example", "laptop.evil.example",
    "evil-club.example", "x.club.example", "8.8.8.8", "203.0.113.7:8120", "172.32.0.1", "[2001:db8::1]", "2130706433",
    "0x7f.1", "", "null", "localhost:abc", "localhost@evil.example", "a b", "<b>", "127.0.0.1, evil.example", "::1:x",
]  # fmt: skip
SETTINGS = {"public_url": "https://club.example", "hosts": ["games.lan"], "host": "bound.lan"}


@pytest.fixture
def laptop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    monkeypatch.setattr(socket, "getfqdn", lambda: "laptop.home.example")


@pytest.mark.parametrize(("host", "accepted"), [*((host, True) for host in OWN), *((host, False) for host in FOREIGN)])
async def test_a_server_answers_to_its_own_hosts_only(laptop: None, host: str, accepted: bool) -> None:
    hosts = Hosts(merged(None, {}, **SETTINGS))
    assert await hosts.accept(make_mocked_request("GET", "/", headers={"Host": host})) is accepted


async def test_the_address_a_request_came_to_is_a_host_of_this_server() -> None:
    """A server in the open network has an address of no local network."""
    request = make_mocked_request("GET", "/", headers={"Host": "8.8.8.8:8120"})
    request.transport.get_extra_info.side_effect = lambda name: {"sockname": ("::ffff:8.8.8.8", 8120, 0, 0)}[name]  # type: ignore[union-attr]
    assert await Hosts(Settings()).accept(request)


async def test_the_full_name_is_looked_up_once(laptop: None, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[int] = []
    monkeypatch.setattr(addresses.socket, "getfqdn", lambda: looked_up.append(1) or "laptop")
    hosts = Hosts(Settings())
    asked = [make_mocked_request("GET", "/", headers={"Host": f"{name}.example"}) for name in "abc"]
    assert await asyncio.gather(*map(hosts.accept, asked)) == [False, False, False]
    assert looked_up == [1]


PATHS = ["/", "/api/tables", "/api/games", "/healthz", "/assets/none.js", "/ws/{table}", "/api/tables/{table}", "/no"]


@pytest.mark.parametrize("path", PATHS)
async def test_a_rebound_name_reads_no_table(laptop: None, path: str) -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "open"], open=True)
        name = "evil.example:8120"
        headers = {"Host": name, "Origin": f"http://{name}", "Upgrade": "websocket", "Connection": "Upgrade"}
        async with ann.web.get(ann.url(path.format(table=table)), headers=headers) as answer:
            problem = await answer.json()
            assert (answer.status, problem["key"]) == (400, "server-foreign-host")
            assert name in problem["ru"] and name in problem["en"]
        async with ann.web.post(ann.url("/api/me"), data=b'{"name":"Eve"}', headers=headers) as answer:
            assert (await answer.json())["key"] == "server-foreign-host"


@pytest.mark.parametrize("host", ["", "127.0.0.1"])
@pytest.mark.parametrize("origin", ["null", "", "://", "http://", "evil.example", "file://"])
@pytest.mark.parametrize("path", ["POST /api/me", "GET /ws/{table}"])
async def test_a_page_without_an_origin_may_not_speak(host: str, origin: str, path: str) -> None:
    """`Origin: null` was as empty as an empty `Host`, and an empty `Origin` as an empty `public_url`."""
    async with served() as server, Player(server) as ann:
        line = path.format(table=await table_of(ann, "nim", ["me", "open"]))
        lines = [f"{line} HTTP/1.1", f"Host: {host}", f"Origin: {origin}", "Content-Length: 2", "Connection: Upgrade",
                 "Upgrade: websocket", f"Sec-WebSocket-Key: {'A' * 22}==", "Sec-WebSocket-Version: 13"]  # fmt: skip
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write("\r\n".join([*lines, "", "{}"]).encode())
        answer = await asyncio.wait_for(reader.readuntil(b"}"), 20)
        assert b"server-foreign-page" in answer or (b"server-foreign-host" in answer and not host)
        writer.close()


def test_a_host_in_the_settings_is_a_name(tmp_path: Path) -> None:
    assert merged(None, {"IGROTEKA_HOSTS": "games.lan, nas:8120"}).hosts == ["games.lan", "nas:8120"]
    with pytest.raises(Refusal, match="HOSTS"):
        merged(None, {"IGROTEKA_HOSTS": "https://games.lan/"})
