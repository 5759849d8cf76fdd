"""The end of a game is a feast, and however many have played, the ways to go on are within reach."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from igroteka.engine.core.outcome import Line, Outcome
from igroteka.games import game
from tests.browser.axe import problems
from tests.browser.film import Studio
from tests.browser.guest import Guest
from tests.games.etazhiki import house

Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 560}
# Ways to go on that are wholly in the window with nothing over them.
REACHED = """(ways) => ways.filter((way) => {
  const {left, top, right, bottom} = way.getBoundingClientRect();
  const at = [[left + 9, top + 9], [right - 9, bottom - 9], [(left + right) / 2, (top + bottom) / 2]];
  return top >= 0 && bottom <= innerHeight && at.every(([x, y]) => way.contains(document.elementFromPoint(x, y)));
}).length"""
SEEN = """(line) => {
  line.closest('.end').scrollTop = 1e6;
  const {left, top, right, bottom} = line.getBoundingClientRect();
  const under = document.elementFromPoint((left + right) / 2, bottom - 4);
  return top >= 0 && line.contains(under);
}"""


def test_the_end_is_a_feast_and_one_may_go_on_three_ways(invite: Invite) -> None:
    masha = invite(viewport={"width": 390, "height": 844})
    table = masha.finished("pryzhok", quiet=3)
    masha.sit_at(table)
    end = masha.page.get_by_role("dialog")
    winners = masha.states[-1]["outcome"]["ranking"][0]
    expect(end.locator(".feast .face")).to_have_count(len(winners))
    taken = max(masha.states[-1]["outcome"]["scores"])
    expect(end.locator(".feast .prize")).to_have_count(min(16, taken * len(winners)))
    assert "PR-" not in end.inner_text()
    expect(end.get_by_role("button", name="Ещё раз!")).to_be_visible()
    expect(end.get_by_role("link", name=re.compile(r"К\sполке"))).to_have_attribute("href", "/")
    end.get_by_role("link", name="Вспомнить игру").click()
    masha.page.wait_for_url(f"**/replay/{table}")
    masha.page.wait_for_selector("ol button")


@pytest.mark.parametrize("viewport", [PHONE, SMALL], ids=["phone", "small phone"])
def test_five_have_played_and_the_ways_to_go_on_are_within_reach(invite: Invite, viewport: dict[str, int]) -> None:
    studio = Studio(invite(viewport=viewport), "etazhiki", players=5)
    state = house.house("5 b1", "6", "1 1", "2 2", "3 3", "4 4")
    studio.open(game("etazhiki").table().scene(state.view(0), 0))
    tally = [[Line("tally-stars", {"count": 3}), Line("tally-cards", {"count": 12})] for _ in range(5)]
    studio.end(
        game("etazhiki").table().scene(state.view(0), 0),
        Outcome([3, 2, 2, 1, 0], [[0], [1, 2], [3], [4]], "ET-26", tally),
    )
    page = studio.guest.page
    expect(page.locator(".end ol > li")).to_have_count(5)
    expect(page.locator(".end .tally").first.locator("li")).to_have_text(["3 звезды", "12 карт на руке"])
    expect(page.locator(".end p")).to_contain_text("Слишком много ходов без звезды.")
    ways = page.locator(".end .buttons .button")
    assert ways.evaluate_all(REACHED) == ways.count() == 3
    last = page.locator(".end ol > li").last
    assert last.evaluate(SEEN), "the last line can be seen above the buttons"
    assert problems(page) == []
