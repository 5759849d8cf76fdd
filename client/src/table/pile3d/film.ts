// A fall as the referee saw it: poses some times a second, played back at the speed it happened (or slower).
import type { Chip, Pose } from './measures';

/** For each chip that moved its poses at equal steps of time; the last one stays. */
export interface Film {
  rate: number; // frames a second
  frames: number;
  ways: ReadonlyMap<string, readonly Pose[]>;
}

const RATE = 30;
const BYTES = 13; // of one chip in one frame

/** A film as the wire has it (docs/decisions/0060), for chips that stand as they stand now. */
export function read(text: string, chips: readonly Chip[]): Film {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const ways = new Map<string, Pose[]>();
  const standing = new Map(chips.map(({ id, pose }) => [id, pose]));
  let frames = 0;
  for (let at = 0; at < bytes.length; frames++) {
    const count = data.getUint8(at++);
    for (let k = 0; k < count; k++, at += BYTES) told(ways, standing, `chip-${data.getUint8(at)}`, frames, poseAt(data, at + 1));
    ways.forEach((way) => filled(way, frames));
  }
  return { rate: RATE, frames, ways };
}

function poseAt(data: DataView, at: number): Pose {
  const [x, y, z, a, b, c] = [0, 2, 4, 6, 8, 10].map((offset) => data.getInt16(at + offset, true)) as [number, number, number, number, number, number];
  const turn = [a / 32767, b / 32767, c / 32767] as const;
  const w = Math.sqrt(Math.max(0, 1 - turn[0] ** 2 - turn[1] ** 2 - turn[2] ** 2));
  return [x / 100, y / 100, z / 100, w, ...turn];
}

/** A chip is told of in a frame; before its first one it stood where it stood, or where it now appears. */
function told(ways: Map<string, Pose[]>, standing: ReadonlyMap<string, Pose>, id: string, frame: number, pose: Pose): void {
  const way = ways.get(id) ?? Array.from({ length: frame }, () => standing.get(id) ?? pose);
  ways.set(id, way);
  way[frame] = pose;
}

function filled(way: Pose[], frame: number): void {
  if (way.length <= frame) way.push(way.at(-1)!);
}

const SWEEP = 15; // frames

/** A pile that is cleared away: every chip goes off over the rim, the way it stood. */
export function swept(chips: readonly Chip[]): Film {
  const ways = chips.map(({ id, pose }, index): [string, Pose[]] => {
    const away = Math.hypot(pose[0], pose[1]) > 2 ? Math.atan2(pose[1], pose[0]) : index * 2.4;
    return [id, Array.from({ length: SWEEP + 1 }, (_, frame) => thrown(pose, away, frame / SWEEP))];
  });
  return { rate: RATE, frames: SWEEP + 1, ways: new Map(ways) };
}

function thrown([x, y, z, ...turn]: Pose, away: number, time: number): Pose {
  const far = 80 * time;
  return [x + far * Math.cos(away), y + far * Math.sin(away), z + 40 * time - (z + 140) * time * time, ...turn];
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
