"""HTTP: the shelf, tables and codes, guests, drawings, words, rules, lessons; and what strangers may not."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from igroteka.server.http import static
from tests.server.harness import Player, served, table_of
from tests.wire import flat


async def test_the_shelf_shows_boxes_and_those_still_coming() -> None:
    async with served() as server, Player(server) as ann:
        found = await ann.get("/api/games")
        assert [(box["id"], box["coming"]) for box in found["games"]] == [
            ("nim", False),
            ("snatch", False),
            ("later", True),
        ]
        assert found["games"][0]["options"][-1] == {
            "name": "heap", "kind": "int", "default": 12, "low": 1, "high": 1_000_000, "choices": None, "players": None,
        }  # fmt: skip


@pytest.mark.parametrize(
    ("settings", "host", "address"),
    [
        ({"public_url": "https://club.example"}, "localhost", "https://club.example"),
        ({"host": "0.0.0.0"}, "192.168.1.5:8000", "http://192.168.1.5:8000"),
        ({"host": "192.168.1.5"}, "localhost:8000", "http://192.168.1.5:8000"),
    ],
)
async def test_the_shelf_knows_the_address_others_type(settings: dict[str, str], host: str, address: str) -> None:
    """Never localhost."""
    async with served(**settings) as server, Player(server) as ann:
        answer = await ann.web.get(ann.url("/api/games"), headers={"Host": host})
        assert (await answer.json())["address"] == address


async def test_ages_are_on_the_box(real_games: None) -> None:
    async with served() as server, Player(server) as ann:
        boxes = {box["id"]: box["ages"] for box in (await ann.get("/api/games"))["games"]}
        assert [age["years"] for age in boxes["etazhiki"]] == [4, 6, 8]
        assert boxes["etazhiki"][0]["options"] == {"level": "beginner", "helps": True}
        assert [age["years"] for age in boxes["shipuchka"]] == [6, 8]
        assert [age["options"]["kids"] for age in boxes["shipuchka"]] == [True, False]
        assert boxes["pryzhok"] == []


@pytest.mark.parametrize(("host", "is_there"), [("localhost:8000", True), ("192.168.1.5:8000", False)])
async def test_plain_http_promises_no_isolation(host: str, is_there: bool) -> None:
    """Browsers ignore the header there and complain of it."""
    async with served() as server, Player(server) as ann:
        answer = await ann.web.get(ann.url("/api/games"), headers={"Host": host})
        assert ("Cross-Origin-Opener-Policy" in answer.headers) is is_there


async def test_open_tables_are_listed_and_private_ones_are_not() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await table_of(ann, "nim", ["me", "open"])
        table = await table_of(ann, "nim", ["me", "open"], open=True)
        (line,) = (await bob.get("/api/tables"))["tables"]
        assert (line["id"], line["code"], line["seats"][1]["kind"]) == (table, "", "open")
        await bob.connect(table)
        await bob.ask(type="sit", name="Bob")
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Bob"
        await ann.connect(table)
        await ann.ask(type="start")
        assert (await bob.get("/api/tables"))["tables"] == []


async def test_a_code_leads_to_its_table_and_guessing_is_slow() -> None:
    async with served(code_rate=0.001, code_burst=3) as server, Player(server) as ann, Player(server) as bob:
        link = await ann.post("/api/tables", {"game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert len(link["id"]) >= 20  # 120 bits
        assert (await bob.post("/api/join", {"code": f" {link['code'][:3]} {link['code'][3:]}"}))["id"] == link["id"]
        keys = [(await bob.post("/api/join", {"code": "111"}))["key"] for _ in range(4)]
        assert keys == ["server-no-code", "server-no-code", "server-too-fast", "server-too-fast"]


async def test_a_guest_chooses_a_name_and_a_picture() -> None:
    async with served() as server, Player(server) as ann:
        assert (await ann.post("/api/me", {"name": "Аня", "picture": "fox", "language": "ru"}))["name"] == "Аня"
        assert await ann.get("/api/me") == {"name": "Аня", "picture": "fox", "language": "ru"}
        table = await table_of(ann, "nim", ["me", "open"])
        said = await ann.connect(table)
        assert (said["table"]["seats"][0]["name"], said["table"]["seats"][0]["picture"]) == ("Аня", "fox")


async def test_what_does_not_exist_is_said_in_both_languages() -> None:
    async with served() as server, Player(server) as ann:
        problem = await ann.get("/api/tables/nowhere")
        assert problem["key"] == "server-no-table"
        assert problem["ru"] != problem["en"]
        for path in (
            "/api/tables/nowhere/record",
            "/api/lessons/nim",
            "/rules/nim.ru.html",
            "/words/chess.ru.ftl",
            "/assets/x",
        ):
            async with ann.web.get(ann.url(path)) as answer:
                assert answer.status == 404, path


@pytest.mark.parametrize(
    "wish",
    [
        {}, [], {"game": "chess"}, {"game": "nim", "players": 99}, {"game": "nim", "options": {"heap": 0}},
        {"game": "nim", "more": 1}, {"game": "nim", "seats": [{"kind": "king"}]},
    ],
)  # fmt: skip
async def test_a_wrong_wish_is_refused(wish: Any) -> None:
    async with served() as server, Player(server) as ann:
        assert "key" in await ann.post("/api/tables", wish)


# Who may what


async def test_pages_of_other_sites_may_not_speak() -> None:
    async with served(origins=["https://friend.example"]) as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "open"])
        foreign = {"Origin": "https://evil.example"}
        assert (await ann.post("/api/me", {"name": "Eve"}, headers=foreign))["key"] == "server-foreign-page"
        async with ann.web.get(ann.url(f"/ws/{table}"), headers={**foreign, **upgrade()}) as answer:
            assert answer.status == 403
        own = {"Origin": ann.url("/").rstrip("/")}
        assert "name" in await ann.post("/api/me", {"name": "Ann"}, headers=own)
        assert "name" in await ann.post("/api/me", {"name": "Ann"}, headers={"Origin": "https://friend.example"})


def upgrade() -> dict[str, str]:
    return {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "A" * 22 + "==",
        "Sec-WebSocket-Version": "13",
    }


async def test_every_answer_carries_the_strict_policy() -> None:
    async with served() as server, Player(server) as ann:
        for path in ("/", "/api/games", "/assets/none", "/t/x"):
            async with ann.web.get(ann.url(path)) as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert policy.startswith("default-src 'self'")
                assert "unsafe" not in policy
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_the_cookie_is_out_of_reach_for_scripts() -> None:
    async with served(public_url="https://club.example") as server, Player(server) as ann:
        async with ann.web.get(ann.url("/api/me"), cookies={"igroteka": "forged.cookie"}) as answer:
            text = answer.headers["Set-Cookie"]
        assert all(mark in text for mark in ("HttpOnly", "SameSite=Lax", "Secure"))


@pytest.mark.parametrize("path", ["/", "/settings", "/t/x", "/tv/x", "/join/", "/rules/nim", "/learn/nim", "/replay/x"])
async def test_the_page_itself_makes_a_guest_of_whoever_comes(path: str, built_client: None) -> None:
    """Its first questions go out together; each would make another guest."""
    async with served() as server, ClientSession(cookie_jar=CookieJar(unsafe=True)) as web:
        async with web.get(server.make_url(path)) as first:
            given = first.cookies["igroteka"].value
            assert first.headers["Cache-Control"] == "private, no-cache"
        for question in ("/api/games", "/api/me", path):
            async with web.get(server.make_url(question)) as later:
                assert "Set-Cookie" not in later.headers
        assert [cookie.value for cookie in web.cookie_jar] == [given]
        assert later.headers["Cache-Control"] == "no-cache"
        async with web.get(server.make_url(path), headers={"If-None-Match": first.headers["ETag"]}) as again:
            assert (again.status, "Set-Cookie" in again.headers) == (304, False)


@pytest.fixture
def built_client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(static, "CLIENT", tmp_path)


async def test_what_is_no_page_gives_no_cookie() -> None:
    async with served() as server, ClientSession() as web:
        for path in ("/art/ui.svg", "/words/nim.ru.ftl", "/healthz", "/assets/none"):
            async with web.get(server.make_url(path)) as answer:
                assert "Set-Cookie" not in answer.headers, path


async def test_an_address_has_its_limit() -> None:
    async with served(request_rate=0.001, request_burst=5) as server, Player(server) as ann:
        statuses = []
        for _ in range(6):
            async with ann.web.get(ann.url("/api/me")) as answer:
                statuses.append(answer.status)
        assert statuses == [200] * 4 + [429] * 2


async def test_a_large_body_is_refused() -> None:
    async with (
        served() as server,
        Player(server) as ann,
        ann.web.post(ann.url("/api/me"), data=b" " * 500_000) as answer,
    ):
        assert answer.status == 413


async def test_the_metrics_count_actions_and_health_answers() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "me"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.act(0)
        assert "igroteka_actions_total 1.0" in await ann.get("/metrics")
        assert await ann.get("/healthz") == "ok\n"


# The real games


@pytest.mark.usefixtures("real_games")
async def test_drawings_words_rules_and_lessons_of_a_real_game() -> None:
    async with served() as server, Player(server) as ann:
        assert '<symbol id="pryzhok-frog-red" viewBox="0 0 100 100">' in await ann.get("/art/pryzhok.svg")
        assert '<symbol id="ui-face-cat"' in await ann.get("/art/ui.svg")
        words = await ann.get("/words/pryzhok.ru.ftl")
        assert all(f"\n{key} = " in f"\n{words}" for key in ("table-late", "server-no-table", "not-your-turn"))
        page = await ann.get("/rules/pryzhok.en.html")
        assert 'id="PR-13"' in page
        assert 0 < page.find("<figure data-scene=") < page.find('id="PR-13"')  # the picture, then its words
        assert '<section class="ruling"><h2>How moves are written' in page  # for the curious
        assert '</a> <span class="about"><svg class="picture"' in page  # what the rule is about, drawn
        assert '<use href="#pryzhok-marker-blue"></use>' in page
        items = await ann.get("/rules/stroyka.en.html")
        assert '<use href="#stroyka-round-nail"></use></svg>.</span>' in items  # no line begins with a full stop
        lesson = await ann.get("/api/lessons/pryzhok")
        gestures = flat(lesson["steps"][1]["gestures"])
        assert (await ann.post("/api/lessons/pryzhok/1", {"action": 0}))["right"] is False
        for number in (-(2**63), -1, 10**9, 2**63 - 1):  # compiled rules never see them
            assert (await ann.post("/api/lessons/pryzhok/1", {"action": number}))["right"] is False
        assert any([(await ann.post("/api/lessons/pryzhok/1", {"action": g["action"]}))["right"] for g in gestures])
        assert gestures[0]["path"]


@pytest.mark.usefixtures("real_games")
async def test_a_real_frog_can_be_taken_back_and_shows_its_stages() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "pryzhok", ["me", "me"], options={"first": "0"}, start=True)
        before = await ann.connect(table)
        await ann.act(flat(before["gestures"])[0]["action"])
        assert (await ann.until("state"))["scene"] != before["scene"]
        assert (await ann.ask(type="undo", seat=0))["type"] == "done"
        assert (await ann.until("state"))["scene"] == before["scene"]


@pytest.mark.usefixtures("real_games")
async def test_a_touch_that_is_no_action_at_all_is_answered_in_words() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "pryzhok", ["me", "me"], options={"first": "0"}, start=True)
        await ann.connect(table)
        said = await ann.ask(type="why", seat=0, path=["cell-a1"])
        assert (said["rule"], said["key"]) == ("PR-12", "frog-first")
        assert "лягушку" in said["ru"] and "frog" in said["en"].split()
