// What glows says something only while it is few.
import type { Step } from './gestures';

const FEW = 7;
const HAND = 4; // cards: a hand of so many that may all be played says nothing by glowing
const PILES = 4; // nor do so many piles, beside a card that may be played

/** What may be touched now. */
export interface Touchables {
  /** What begins a gesture. */
  beginning: Step[];
  /** What may be touched next. */
  lit: Set<string>;
  path: string[];
  buttons: Set<string>;
  /** The cards in one's own hand. */
  hand: Set<string>;
  /** The piles everybody shares, and what lies on them. */
  piles: Set<string>;
}

/** What may be touched and is not loud: a button beside a better way, a whole hand, many piles, all of a crowd. */
export function quiet(all: Touchables): Set<string> {
  const { beginning, lit, buttons, path } = all;
  const doubles = doublesOf(beginning, buttons);
  const things = [...lit].filter((id) => !buttons.has(id) && !doubles.has(id));
  const still = path.length ? [] : stillOf(things, all);
  return new Set([...still, ...quietButtons(all, doubles), ...(things.length ? doubles : [])]);
}

/** Does something that can be touched lie there, and none of it glows? The hint says more then. */
export function isCrowd({ lit, buttons }: Touchables, quieted: Set<string>): boolean {
  const things = [...lit].filter((id) => !buttons.has(id));
  return things.length > 0 && things.every((id) => quieted.has(id));
}

/** A whole hand says nothing by glowing, nor do so many piles that one may always take from, nor so many things that all the table would glow. */
function stillOf(things: string[], { hand, piles }: Touchables): string[] {
  const whole = hand.size >= HAND && [...hand].every((id) => things.includes(id));
  const heaps = things.filter((id) => piles.has(id));
  const taking = heaps.length >= PILES && heaps.length < things.length;
  const still = new Set([...things.filter((id) => whole && hand.has(id)), ...(taking ? heaps : [])]);
  return things.length - still.size > FEW ? things : [...still];
}

/** Things that stand for a button (the deck, for "draw"). */
function doublesOf(beginning: Step[], buttons: Set<string>): Set<string> {
  const actions = new Set(beginning.filter((step) => buttons.has(step.id)).map((step) => step.action));
  const doubles = beginning.filter((step) => !buttons.has(step.id) && step.action !== null && actions.has(step.action));
  return new Set(doubles.map((step) => step.id));
}

/** A button is loud when nothing else can be touched. */
function quietButtons({ beginning, lit, buttons }: Touchables, doubles: Set<string>): string[] {
  const isWay = (id: string): boolean => !buttons.has(id) && !doubles.has(id);
  const [begins, goes] = [beginning.some((step) => isWay(step.id)), [...lit].some(isWay)];
  return [...buttons].filter((id) => (lit.has(id) ? goes : begins));
}

/** What a hint (or a lesson) points at next: the first thing of its path that was not touched yet; null when another way was taken. */
export function nextOf(way: string[], path: string[]): string | null {
  return path.every((id, step) => way[step] === id) ? (way[path.length] ?? null) : null;
}
