"""What a machine can see of a page by itself: sideways scrolling, words cut off, covered or too small."""

from playwright.sync_api import Page

SMALLEST = 14  # px, at phone size (LOOK)

INSPECT = """(smallest) => {
  const problems = new Set();
  const width = innerWidth;
  const scrolls = document.scrollingElement.scrollWidth;
  if (scrolls > width) problems.add(`scrolls sideways: ${scrolls} > ${width}`);
  const named = (e) => `<${e.tagName.toLowerCase()} class="${e.getAttribute('class') ?? ''}">`;
  const quote = (text) => `“${text.trim().replace(/\\s+/g, ' ').slice(0, 40)}”`;
  const clips = (e) => /hidden|clip/.test(getComputedStyle(e).overflow);
  const scrollable = (e) => /auto|scroll/.test(getComputedStyle(e).overflow);
  /** What a scrolled list shows of a box. */
  const within = (element, {left, top, right, bottom}) => {
    for (let e = element.parentElement; e; e = e.parentElement) {
      if (!scrollable(e)) continue;
      const frame = e.getBoundingClientRect();
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return {left, top, right, bottom};
  };
  const meet = (a, b) => {
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return w > 4 && h > 6;
  };
  const over = document.querySelector('dialog[open], [aria-modal=true]');
  const walker = document.createTreeWalker(over ?? document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest('script, style, symbol, defs, .unseen, [hidden], option')) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const dotted = getComputedStyle(element).textOverflow === 'ellipsis'; // too long, it ends in dots
    const box = (dotted ? element : range).getBoundingClientRect();
    const lines = dotted ? [box] : [...range.getClientRects()]; // of one text in several lines
    if (box.width === 0 || box.height === 0) continue;
    const said = quote(node.textContent);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const scale = element.getBoundingClientRect().width / (element.offsetWidth || 1) || 1;
    const shrunk = scale < 0.95 ? scale : 1;
    if (smallest && size * Math.min(1, shrunk) < smallest - 0.3 && !element.closest('[data-small]'))
      problems.add(`${(size * shrunk).toFixed(1)} px: ${said} ${named(element)}`);
    if (box.left < -1 || box.right > width + 1) problems.add(`outside the window: ${said} ${named(element)}`);
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      if (scrollable(e)) break;
      if (!clips(e)) continue;
      const frame = e.getBoundingClientRect();
      const sideways = box.left < frame.left - 2 || box.right > frame.right + 2;
      if (sideways || box.top < frame.top - size / 3 || box.bottom > frame.bottom + size / 3)
        problems.add(`cut off: ${said} by ${named(e)}`);
    }
    const own = element.closest('.prompt, button, a, input, summary, li, p, h1, h2, h3, td') ?? element;
    const frame = own.getBoundingClientRect();
    const upright = box.top < frame.top - size / 3 || box.bottom > frame.bottom + size / 3;
    if (upright || box.right > frame.right + 2 || box.left < frame.left - 2)
      problems.add(`sticks out of ${named(own)}: ${said}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const seen = top && (top === element || element.contains(top) || top.contains(element));
    const visible = lines.map((line) => within(element, line));
    if (!element.closest('[data-id]')) texts.push({said, lines: visible, seen, element});
  }
  for (const [i, one] of texts.entries()) for (const other of texts.slice(i + 1)) {
    if (!one.seen || !other.seen || one.element === other.element) continue;
    if (one.lines.some((line) => other.lines.some((another) => meet(line, another))))
      problems.add(`overlap: ${one.said} and ${other.said}`);
  }
  return [...problems];
}"""


def problems(page: Page, is_phone: bool) -> list[str]:
    found: list[str] = page.evaluate(INSPECT, SMALLEST if is_phone else 0)
    return found
