// Which touches go: a gesture is a path of ids, and only the gestures of the state are legal.
import type { Gesture } from '../protocol';

export type Touched =
  | { kind: 'act'; action: number } // the path is complete
  | { kind: 'path'; path: string[] } // go on: the next ids light up ([] when cancelled)
  | { kind: 'why'; path: string[] }; // leads nowhere

export function continuing(gestures: Gesture[], path: string[]): Gesture[] {
  return gestures.filter((gesture) => path.every((id, step) => gesture.path[step] === id));
}

/** What may be touched next. */
export function nextIds(gestures: Gesture[], path: string[]): Set<string> {
  const longer = continuing(gestures, path).filter((gesture) => gesture.path.length > path.length);
  return new Set(longer.map((gesture) => gesture.path[path.length]!));
}

/** A touch on a thing: `ids` are what it may mean, the likeliest first (the sprite, its zone, what lies under it). */
export function touch(gestures: Gesture[], path: string[], ids: string[]): Touched {
  const next = nextIds(gestures, path);
  const going = ids.find((id) => next.has(id));
  if (going !== undefined) return extended(gestures, [...path, going]);
  const back = ids.find((id) => path.includes(id));
  if (back !== undefined) return again(gestures, path, back);
  const first = nextIds(gestures, []);
  const fresh = ids.find((id) => first.has(id));
  if (fresh !== undefined) return extended(gestures, [fresh]);
  return { kind: 'why', path: [...path, ids[0]!] };
}

function extended(gestures: Gesture[], path: string[]): Touched {
  const left = continuing(gestures, path);
  const whole = left.find((gesture) => gesture.path.length === path.length);
  const more = left.some((gesture) => gesture.path.length > path.length);
  return whole && !more ? { kind: 'act', action: whole.action! } : { kind: 'path', path };
}

/** The same thing once more: the only gesture left is meant; else the choice is taken back. */
function again(gestures: Gesture[], path: string[], id: string): Touched {
  const step = path.indexOf(id);
  if (step < path.length - 1) return { kind: 'path', path: path.slice(0, step + 1) };
  const left = continuing(gestures, path);
  const whole = left.find((gesture) => gesture.path.length === path.length);
  if (whole) return { kind: 'act', action: whole.action! };
  const meant = new Set(left.map((gesture) => gesture.action));
  return meant.size === 1 ? { kind: 'act', action: left[0]!.action! } : { kind: 'path', path: path.slice(0, step) };
}

/** When every longer path begins with one and the same thing it is taken up by itself (a jump that goes on). */
export function begun(gestures: Gesture[]): string[] {
  const longer = gestures.filter((gesture) => gesture.path.length > 1);
  const first = longer[0]?.path[0];
  return first !== undefined && longer.every((gesture) => gesture.path[0] === first) ? [first] : [];
}

/** Where a path of ids still leads after the gestures have changed; [] when nowhere. */
export function kept(gestures: Gesture[], path: string[]): string[] {
  return path.length > 0 && continuing(gestures, path).length > 0 ? path : begun(gestures);
}
