"""What axe-core finds on a page, however slight."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
AT_REST = """async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 1e5);
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
# Sheets of drawings lie in the page unseen and untold; only what is drawn from them counts.
RUN = """async (options) => {
  const {violations} = await axe.run({exclude: [['.sheet']]}, {resultTypes: ['violations'], ...options});
  const told = ({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ''})`);
  return violations.flatMap(told);
}"""


COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def problems(page: Page) -> list[str]:
    """One line each: all of them in the light, those of colour also in the dark."""
    return [*seen_in(page, "light", {}), *seen_in(page, "dark", COLOURS)]


def seen_in(page: Page, scheme: Any, options: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # by hand: the page's own policy lets no stranger's script in
    found: list[str] = page.evaluate(RUN, options)
    return [f"{scheme} {line}" for line in found]
