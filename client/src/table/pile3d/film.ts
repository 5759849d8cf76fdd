// A fall as the referee saw it: poses some times a second, played back at the speed it happened (or slower).
import type { Chip, Pose } from './measures';

/** For each chip that moved its poses at equal steps of time; the last one stays. */
export interface Film {
  rate: number; // frames a second
  frames: number;
  ways: ReadonlyMap<string, readonly Pose[]>;
}

export function seconds(film: Film): number {
  return Math.max(0, film.frames - 1) / film.rate;
}

/** The pile at a moment of the film; what has no way of its own stands still. */
export function at(film: Film, time: number, chips: readonly Chip[]): Chip[] {
  return chips.map((chip) => {
    const way = film.ways.get(chip.id);
    return way?.length ? { ...chip, pose: along(way, time * film.rate) } : chip;
  });
}

export function along(way: readonly Pose[], step: number): Pose {
  const last = way.length - 1;
  const index = Math.min(last, Math.max(0, Math.floor(step)));
  const part = Math.min(1, Math.max(0, step - index));
  const pick = (offset: number): Pose => way[Math.min(last, Math.max(0, index + offset))]!;
  return between(pick(-1), pick(0), pick(1), pick(2), part);
}

/** Places by Catmull-Rom (straight lines would cut corners by a millimetre), turns by the straight way between two. */
function between(before: Pose, from: Pose, to: Pose, after: Pose, part: number): Pose {
  const place = [0, 1, 2].map((k) => curve(before[k]!, from[k]!, to[k]!, after[k]!, part));
  const sign = [3, 4, 5, 6].reduce((sum, k) => sum + from[k]! * to[k]!, 0) < 0 ? -1 : 1;
  const turn = [3, 4, 5, 6].map((k) => from[k]! + (sign * to[k]! - from[k]!) * part);
  const length = Math.hypot(...turn) || 1;
  return [...place, ...turn.map((part) => part / length)] as unknown as Pose;
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}
