"""Requests nobody should send are answered as documented problems, never by a 500."""

import json

import pytest

from tests.server.harness import Player, said, served, table_of


@pytest.mark.parametrize("name", ["x" * 300, "%00"])
async def test_a_name_no_file_can_have(name: str) -> None:
    async with served() as server, Player(server) as ann:
        status, problem = await said(ann, "GET", f"/assets/{name}")
        assert (status, problem["key"]) == (404, "server-no-page")
        async with ann.web.get(ann.url(f"/{name}.svg")) as answer:
            assert "server-busy" not in await answer.text()
            assert answer.status in (200, 503)  # a page; 503: where the client is not built


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
