// How a change looks: slide, arc, turn-over, fade. Every animation can be finished at once.
import type { Change, Spin } from './difference';
import { DURATION } from './durations';
import { centre, distance, rotated, type Place } from '../geometry';

const EASE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';
const STAGGER = 45; // dealing: one card after the other

export function transformOf(place: Place, turn = place.turn): string {
  return `translate(${whole(place.x)}px, ${whole(place.y)}px) rotate(${turn}deg)`;
}

/** On whole dots of the screen: every thing is a picture of its own, and between two dots it would be blurred. */
function whole(pixels: number): number {
  const dots = globalThis.devicePixelRatio || 1;
  return Math.round(pixels * dots) / dots;
}

/** The same centre and width as `from`, told in the coordinates of an element laid at `to`. */
function seenFrom(from: Place, to: Place): string {
  const x = from.x + from.w / 2 - to.w / 2;
  const y = from.y + from.h / 2 - to.h / 2;
  return `translate(${x}px, ${y}px) rotate(${from.turn}deg) scale(${to.w ? from.w / to.w : 1})`;
}

export function reduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Begin all animations of a step; `element` finds a sprite on the page. */
export function animate(
  changes: Change[],
  placeOf: (id: string) => Place | undefined,
  element: (id: string) => HTMLElement | undefined,
): Animation[] {
  const moving = changes.some((change) => change.main && (change.kind === 'slide' || change.kind === 'hop'));
  let dealt = 0;
  return changes.flatMap((change) => {
    const found = element(change.id);
    if (!found) return [];
    const delay = change.main && change.sprite.from && !change.spin ? dealt++ * STAGGER : 0; // a field turns with all on it
    const later = change.kind === 'turn' && moving ? DURATION.hop : 0; // first it lands, then the others turn
    return reduced() ? fades(change, found) : moves(change, found, placeOf(change.id), Math.min(delay, 450) + later);
  });
}

/** The ground of a zone turns with everything on it: the same time, the same ease. */
export function swing(element: HTMLElement | undefined, to: number, by: number): Animation[] {
  if (!element || reduced()) return [];
  return [element.animate([{ rotate: `${to - by}deg` }, { rotate: `${to}deg` }], { duration: DURATION.spin, easing: EASE, fill: 'backwards' })];
}

function fades({ kind, covered }: Change, element: HTMLElement): Animation[] {
  if (covered) return [];
  const [from, to] = kind === 'go' ? [1, 0] : [0.2, 1];
  return [element.animate([{ opacity: from }, { opacity: to }], { duration: 200, fill: 'both' })];
}

function moves(change: Change, element: HTMLElement, to: Place | undefined, delay: number): Animation[] {
  const timing = { duration: DURATION[change.kind], delay, easing: EASE, fill: 'backwards' } as const;
  if (change.covered) return [];
  if (change.kind === 'go') return [element.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: 'both' })];
  if (change.kind === 'come') return [element.animate(appearing(element), timing)];
  const travel = change.kind !== 'turn' && to ? [travels(change, element, to, timing)] : [];
  const hop = change.kind === 'hop' && to ? hops(element, change.from, to, timing) : [];
  const lands = change.kind === 'hop'; // what hops turns over where it has landed; a card turns in flight
  const turn = change.was ? turns(element, lands ? { ...timing, delay: delay + DURATION.hop, duration: DURATION.turn } : timing, lands || change.kind === 'turn') : [];
  return [...travel, ...hop, ...turn];
}

function appearing(element: HTMLElement): Keyframe[] {
  const rest = element.style.transform;
  return [
    { opacity: 0, transform: `${rest} scale(0.8)` },
    { opacity: 1, transform: rest },
  ];
}

function travels(change: Change, element: HTMLElement, to: Place, timing: KeyframeAnimationOptions): Animation {
  const { from, spin } = change;
  if (spin) return element.animate(rounds(from, to, spin), { ...timing, duration: DURATION.spin });
  return element.animate([{ transform: seenFrom(from, to) }, { transform: `${transformOf(to)} scale(1)` }], timing);
}

/** Round the middle of a board, in small steps. */
function rounds(from: Place, to: Place, { about, by, upright }: Spin): Keyframe[] {
  return Array.from({ length: 9 }, (_, step) => {
    const turned = (by * step) / 8;
    const at = rotated(centre(from), about, turned);
    const place = { ...from, x: at.x - from.w / 2, y: at.y - from.h / 2, turn: from.turn + (upright ? 0 : turned) };
    return { transform: seenFrom(place, to) };
  });
}

/** Up and down again while the shadow stays on the ground. */
function hops(element: HTMLElement, from: Place, to: Place, timing: KeyframeAnimationOptions): Animation[] {
  const body = element.querySelector('.body');
  const lift = Math.max(to.h * 0.45, Math.min(distance(from, to) * 0.35, to.h * 1.6));
  const arc = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const up = 4 * t * (1 - t);
    return { offset: t, transform: `translateY(${-lift * up}px) scale(${1 + 0.18 * up})` };
  });
  return body ? [body.animate(arc, { ...timing, easing: 'linear' })] : [];
}

/** The old face narrows to nothing, the new one opens; a thing that stays where it is hops a little. */
function turns(element: HTMLElement, timing: KeyframeAnimationOptions, inPlace: boolean): Animation[] {
  const now = element.querySelector('.face.now');
  const old = element.querySelector('.face.old');
  const shut = [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '0 1' }];
  const open = [{ scale: '0 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }];
  const timed = { ...timing, fill: 'both', easing: 'ease-in-out' } as const;
  const body = inPlace ? element.querySelector('.body') : null;
  const bounce = [{ translate: '0 0' }, { translate: '0 -18%', offset: 0.5 }, { translate: '0 0' }];
  const made = [old?.animate(shut, timed), now?.animate(open, timed), body?.animate(bounce, timed)];
  return made.filter((animation) => animation !== undefined);
}

/** "No": a shake of the head. */
export function shake(element: HTMLElement | undefined): void {
  const body = element?.querySelector('.body') ?? element;
  if (!body || reduced()) return;
  const frames = [0, -7, 6, -5, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  body.animate(frames, { duration: 380, easing: 'ease-out' });
}
