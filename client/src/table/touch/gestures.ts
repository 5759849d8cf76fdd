// Which touches go: gestures are a tree of things to touch, and only what stands in the tree is legal.
import type { Label, Step as SentStep } from '../../app/protocol';

/** The number of an action, as text where it would be rounded. */
export type Action = number | string;

/** One touch of a gesture, and what may follow it. It ends in an action, or in a point of a zone. */
export interface Step {
  id: string;
  action: Action | null;
  point: boolean;
  label: Label | null;
  /** What the line says once this has been touched. */
  prompt: Label | null;
  next: Step[];
}

export type Touched =
  | { kind: 'action'; action: Action } // the path is complete
  | { kind: 'aim'; path: string[] } // complete but for the point that was meant
  | { kind: 'path'; path: string[] } // go on: the next ids light up ([] when cancelled)
  | { kind: 'why'; path: string[] }; // leads nowhere

/** A single gesture, as samples and tests write it. */
export interface Gesture {
  action: number | null;
  path: string[];
  label: Label;
  point?: boolean;
}

/** Gestures as the wire sends them, a tree in which what is usual is left out; or single ones that are folded into it. */
export function planted(gestures: (Gesture | SentStep)[]): Step[] {
  const roots: Step[] = [];
  for (const gesture of gestures) 'touch' in gesture ? roots.push(taken(gesture)) : grow(roots, gesture);
  return roots;
}

function taken({ touch, then = [], action = null, label = null, point = false, prompt = null }: SentStep): Step {
  return { id: touch, action, label, point, prompt, next: then.map(taken) };
}

function grow(steps: Step[], { action, path, label, point = false }: Gesture): void {
  let [level, last] = [steps, null as Step | null];
  for (const id of path) {
    last = level.find((step) => step.id === id) ?? null;
    if (!last) level.push((last = { id, action: null, point: false, label: null, prompt: null, next: [] }));
    level = last.next;
  }
  if (last) Object.assign(last, { action, label, point });
}

/** The step a path of touches has led to; null when it leads nowhere (or is empty). */
export function reached(steps: Step[], path: string[]): Step | null {
  let [level, found] = [steps, null as Step | null];
  for (const id of path) {
    found = level.find((step) => step.id === id) ?? null;
    if (!found) return null;
    level = found.next;
  }
  return found;
}

/** The steps that may come next. */
export function following(steps: Step[], path: string[]): Step[] {
  return path.length === 0 ? steps : (reached(steps, path)?.next ?? []);
}

/** What may be touched next. */
export function nextIds(steps: Step[], path: string[]): Set<string> {
  return new Set(following(steps, path).map((step) => step.id));
}

/** What only goes on with something that was not begun: it does not begin, is not next, and no hint leads over it. */
export function laterIds(steps: Step[], path: string[], way: string[]): Set<string> {
  const now = new Set([...nextIds(steps, []), ...nextIds(steps, path), ...way]);
  return new Set([...allIds(steps)].filter((id) => !now.has(id)));
}

/** Everything the tree speaks of. */
export function allIds(steps: Step[]): Set<string> {
  const found = new Set<string>();
  const gather = (step: Step): void => (found.add(step.id), step.next.forEach(gather));
  steps.forEach(gather);
  return found;
}

/** The first whole way through the tree. */
export function firstPath(steps: Step[]): string[] {
  const step = steps[0];
  return step ? [step.id, ...(step.action === null ? firstPath(step.next) : [])] : [];
}

/** A touch on a thing: `ids` are what it may mean, the likeliest first (the sprite, its zone, what lies under it). */
export function touch(steps: Step[], path: string[], ids: string[]): Touched {
  const next = nextIds(steps, path);
  const going = ids.find((id) => next.has(id));
  if (going !== undefined) return extended(steps, [...path, going]);
  const back = ids.find((id) => path.includes(id));
  if (back !== undefined) return again(steps, path, back);
  const first = nextIds(steps, []);
  const fresh = ids.find((id) => first.has(id));
  if (fresh !== undefined) return extended(steps, [fresh]);
  return { kind: 'why', path: [...path, ids[0]!] };
}

function extended(steps: Step[], path: string[]): Touched {
  const step = reached(steps, path)!;
  if (step.point) return { kind: 'aim', path };
  return step.action !== null && step.next.length === 0 ? { kind: 'action', action: step.action } : { kind: 'path', path };
}

/** The same thing once more: the only gesture left is meant; else the choice is taken back. */
function again(steps: Step[], path: string[], id: string): Touched {
  const place = path.indexOf(id);
  if (place < path.length - 1) return { kind: 'path', path: path.slice(0, place + 1) };
  const step = reached(steps, path);
  if (step && step.action !== null) return { kind: 'action', action: step.action };
  const meant = new Set(step ? endings(step) : []);
  const only = [...meant][0];
  return meant.size === 1 && only != null ? { kind: 'action', action: only } : { kind: 'path', path: path.slice(0, place) };
}

/** The actions a step leads to; null for a point. */
function endings(step: Step): (Action | null)[] {
  const own = step.point ? [null] : step.action === null ? [] : [step.action];
  return [...own, ...step.next.flatMap(endings)];
}

/**
 * When every longer path begins with one and the same thing it is taken up by itself (a jump that goes on, or stops);
 * not when one of many things in a hand happens to need a second touch.
 */
export function begun(steps: Step[]): string[] {
  const longer = steps.filter((step) => step.next.length > 0);
  return longer.length === 1 && steps.length <= 2 ? [longer[0]!.id] : [];
}

/** Where a path of ids still leads after the gestures have changed; when nowhere, what is taken up by itself (never where that is taught). */
export function kept(steps: Step[], path: string[], taught = false): string[] {
  if (path.length > 0 && reached(steps, path)) return path;
  return taught ? [] : begun(steps);
}
