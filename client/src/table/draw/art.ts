// Drawings come as one sheet of symbols per game; each sheet is fetched once and laid into the page.
import { createSubscriber } from 'svelte/reactivity';

const asked = new Map<string, Promise<void>>();
const shapes = new Map<string, number>(); // 'pryzhok-frog-red' -> width / height
const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

/** Bring a sheet of drawings ('ui' or a game) into the page. */
export function loadArt(sheet: string): Promise<void> {
  const found = asked.get(sheet) ?? bring(sheet);
  asked.set(sheet, found);
  return found;
}

async function bring(sheet: string): Promise<void> {
  const answer = await fetch(`/art/${sheet}.svg`).catch(() => null);
  if (answer?.ok) inlined(await answer.text());
  else asked.delete(sheet); // ask again next time
}

function inlined(svg: string): void {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return;
  root.setAttribute('class', 'sheet');
  root.setAttribute('aria-hidden', 'true');
  root.querySelectorAll('symbol').forEach((symbol) => shapes.set(symbol.id, shapeOf(symbol)));
  document.body.append(document.importNode(root, true));
  listeners.forEach((update) => update());
}

function shapeOf(symbol: Element): number {
  const [, , w = 1, h = 1] = (symbol.getAttribute('viewBox') ?? '0 0 1 1').split(/[\s,]+/).map(Number);
  return w && h ? w / h : 1;
}

/** Width / height of a drawing, 1 when unknown; reactive: sheets arrive late. */
export function artShape(game: string, art: string | null): number {
  subscribe();
  return (art && shapes.get(`${game}-${art}`)) || 1;
}

/** How many drawings are there; reactive, too. */
export function drawings(): number {
  subscribe();
  return shapes.size;
}

/** Whether a drawing is there. */
export function hasArt(game: string, art: string | null): boolean {
  subscribe();
  return art !== null && shapes.has(`${game}-${art}`);
}
