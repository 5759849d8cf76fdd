"""What axe-core finds on a page: only what keeps people from using it counts."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
AT_REST = """async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 1e5);
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  const grave = violations.filter(({impact}) => ['serious', 'critical'].includes(impact));
  const told = ({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ''})`);
  return grave.flatMap(told);
}"""


def problems(page: Page) -> list[str]:
    """Serious and critical ones, in the light and in the dark, one line each."""
    return [f"{scheme} {line}" for scheme in ("light", "dark") for line in seen_in(page, scheme)]


def seen_in(page: Page, scheme: Any) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    page.evaluate(AT_REST)
    page.evaluate(AXE.read_text("utf-8"))  # by hand: the page's own policy lets no stranger's script in
    found: list[str] = page.evaluate(RUN)
    return found
