"""A game looked at again: the replay, its speed, records that go out and come back."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
BOTH = pytest.mark.parametrize("game", ["pryzhok", "etazhiki"])
QUICK: dict[str, dict[str, Any]] = {"pryzhok": {"quiet": 3}, "etazhiki": {"level": "middle", "quiet": 3}}


@BOTH
def test_a_finished_game_is_looked_at_again(invite: Invite, game: str) -> None:
    masha = invite()
    table = masha.finished(game, **QUICK[game])
    masha.page.goto(f"/replay/{table}#2")
    scrubber = masha.page.get_by_role("slider")
    expect(scrubber).to_have_value("2")
    masha.page.get_by_role("button", name="Ход вперёд").click()
    expect(scrubber).to_have_value("3")
    assert masha.page.url.endswith("#3")
    masha.page.get_by_role("button", name="В конец").click()
    total = scrubber.get_attribute("max")
    expect(scrubber).to_have_value(str(total))
    assert masha.page.locator("section[aria-labelledby=moves] button").count() == int(str(total)) + 1
    masha.page.locator("section[aria-labelledby=moves] button").nth(1).click()
    expect(scrubber).to_have_value("1")


LOOKED_BACK = {
    "curve": [[0.5, 0.5], [0.7, 0.3], [1, 0]],
    "turns": [
        {
            "move": 2,
            "seat": 1,
            "cost": 0.4,
            "name": "lay 3",
            "label": {"key": "lay", "args": {"card": "floor", "number": 3}},
            "reason": {"key": "reason-ball", "args": {}},
        }
    ],
}


def test_what_would_have_been_better_is_quoted_and_lines_differ_without_colour(invite: Invite) -> None:
    masha = invite()
    masha.page.route("**/look-back", lambda route: route.fulfill(json=LOOKED_BACK))
    masha.page.goto(f"/replay/{masha.finished('etazhiki', **QUICK['etazhiki'])}")
    better = masha.page.locator("section[aria-labelledby=look-back] ol em")
    expect(better).to_have_text(["Лучше было: положить этаж 3", "Подсказка: «С этим шаром пойдут твои этажи»"])
    dashes = "(paths) => paths.map((path) => getComputedStyle(path).strokeDasharray)"
    lines = masha.page.locator(".curve path").evaluate_all(dashes)
    assert len(set(lines)) == 2, "told apart by colour alone"
    assert masha.page.locator(".who path").evaluate_all(dashes) == lines


def test_a_replay_shows_nothing_before_its_words_have_come(invite: Invite) -> None:
    """No "zone-hand: 6" on a slow machine."""
    masha = invite(service_workers="block")  # what it fetches by itself cannot be held back
    masha.page.goto(f"/replay/{masha.finished('etazhiki', **QUICK['etazhiki'])}")
    masha.page.wait_for_selector("ol button")
    waiting: list[Any] = []
    masha.page.route("**/words/etazhiki.*", lambda route: waiting.append(route))
    with masha.page.expect_response("**/replay?*"), masha.page.expect_request("**/words/etazhiki.*"):
        masha.page.reload()
    masha.page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert masha.page.locator(".table, ol button").count() == 0
    for route in waiting:
        route.continue_()
    masha.page.unroute("**/words/etazhiki.*")
    expect(masha.page.locator("section[aria-labelledby=moves] button").nth(1)).not_to_contain_text("lay")


def test_what_somebody_did_begins_small_after_the_name(invite: Invite) -> None:
    masha = invite()
    masha.page.goto(f"/replay/{masha.finished('pryzhok', quiet=3)}")
    first = masha.page.locator("section[aria-labelledby=moves] button").nth(1)
    expect(first).to_contain_text(re.compile(r": [а-яё]+ лягушка"))


def test_the_replay_plays_by_itself(invite: Invite) -> None:
    masha = invite()
    masha.page.goto(f"/replay/{masha.finished('pryzhok', quiet=3)}")
    masha.page.get_by_role("button", name="Скорость").click()
    masha.page.get_by_role("button", name="Смотреть").click()
    masha.page.wait_for_function("() => document.querySelector('input[type=range]').value >= 2")
    masha.page.get_by_role("button", name="Пауза").click()
    expect(masha.page.get_by_role("button", name="Смотреть")).to_be_visible()


KEEP = """window.kept = []; const {animate} = Element.prototype;
Element.prototype.animate = function (...how) { return kept[kept.push(animate.apply(this, how)) - 1]; };"""
STILL = "performance.now = () => 0"  # nobody loses patience: nothing is shown faster because it took long
LASTING = "kept.length > 0 && kept.map((one) => one.effect.getTiming().duration / one.playbackRate)"


def test_at_double_speed_a_replay_moves_twice_as_fast(invite: Invite) -> None:
    masha = invite(reduced_motion="no-preference")
    masha.page.add_init_script(f"{KEEP}; {STILL}")
    masha.page.goto(f"/replay/{masha.finished('pryzhok', quiet=3)}#0")
    usual = lasting(masha)
    masha.page.get_by_role("button", name="Ход назад").click()
    masha.page.get_by_role("button", name="Скорость").click()
    assert lasting(masha) == [pytest.approx(time / 2) for time in usual]


def lasting(guest: Guest) -> list[float]:
    """How long the things of the first move move."""
    expect(guest.page.get_by_role("slider")).to_have_value("0")
    guest.page.wait_for_selector(".table:not([data-busy]) .sprite")
    guest.page.evaluate("window.kept = []")
    guest.page.get_by_role("button", name="Ход вперёд").click()
    return list(guest.page.wait_for_function(LASTING).json_value())


@BOTH
def test_a_record_goes_out_and_comes_back(invite: Invite, tmp_path: Path, game: str) -> None:
    masha, peter = invite(), invite()
    masha.page.goto(f"/replay/{masha.finished(game, **QUICK[game])}")
    with masha.page.expect_download() as download:
        masha.page.get_by_role("link", name="Скачать запись").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    peter.page.goto("/")
    peter.page.locator("input[type=file]").set_input_files(file)
    peter.page.wait_for_url("**/replay/*")
    total = masha.page.get_by_role("slider").get_attribute("max")
    expect(peter.page.get_by_role("slider")).to_have_attribute("max", str(total))


def test_a_file_that_is_no_record_is_refused_with_a_sentence(invite: Invite, tmp_path: Path) -> None:
    masha = invite()
    file = tmp_path / "letter.txt"
    file.write_text("Дорогая бабушка!")
    masha.page.goto("/")
    masha.page.locator("input[type=file]").set_input_files(file)
    expect(masha.page.get_by_role("alert")).to_contain_text(".")
