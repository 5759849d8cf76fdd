// Where a chip let go above a point would come to rest, and how safely: a hint for eyes, the server decides.
import { CAP, RADIUS, topOf, upright, type Chip } from './measures';

export interface Rest {
  /** Height of what bears it, above the cap. */
  top: number;
  /** Millimetres from its middle to the edge of what bears it; below 0 it tips. */
  margin: number;
}

export type Mood = 'safe' | 'bold' | 'falls';
type Dot = readonly [number, number];

const NEAR = 1.2; // mm: tops so close to the highest bear the chip, too
const NOTHING: Rest = { top: 0, margin: -99 };

export function moodOf({ margin }: Rest): Mood {
  return margin > 3 ? 'safe' : margin > 0.8 ? 'bold' : 'falls';
}

export function restAt(chips: readonly Chip[], x: number, y: number): Rest {
  const below = chips.filter(({ pose }) => Math.hypot(pose[0] - x, pose[1] - y) < 2 * RADIUS);
  const overCap = Math.hypot(x, y) < CAP + RADIUS;
  if (!below.length && !overCap) return NOTHING;
  const top = Math.max(overCap ? 0 : -Infinity, ...below.map(({ pose }) => topOf(pose)));
  const bearing = below.filter(({ pose }) => top - topOf(pose) < NEAR && upright(pose) > 0.9);
  const dots = bearing.flatMap(({ pose }) => lens(x, y, pose[0], pose[1], RADIUS));
  if (overCap && top < NEAR) dots.push(...lens(x, y, 0, 0, CAP));
  return { top, margin: dots.length < 3 ? NOTHING.margin : margin(dots, x, y) };
}

/** Points on the edge of what a chip at x, y shares with a disc at u, v. */
function lens(x: number, y: number, u: number, v: number, radius: number): Dot[] {
  const apart = Math.hypot(u - x, v - y);
  if (apart >= RADIUS + radius) return [];
  if (apart <= radius - RADIUS || apart < 1e-6) return arc(x, y, RADIUS, 0, Math.PI, 12);
  const towards = Math.atan2(v - y, u - x);
  const along = (apart ** 2 + RADIUS ** 2 - radius ** 2) / (2 * apart);
  const here = Math.acos(within(along / RADIUS));
  const there = Math.acos(within((apart - along) / radius));
  return [...arc(x, y, RADIUS, towards, here, 9), ...arc(u, v, radius, towards + Math.PI, there, 9)];
}

const within = (cosine: number): number => Math.max(-1, Math.min(1, cosine));

function arc(x: number, y: number, radius: number, middle: number, half: number, count: number): Dot[] {
  return Array.from({ length: count }, (_, k) => {
    const angle = middle + half * ((2 * k) / (count - 1) - 1);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

/** The least reach of the dots about x, y over all directions: the distance to the edge of their hull. */
function margin(dots: readonly Dot[], x: number, y: number): number {
  const reach = (angle: number): number => {
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
    return Math.max(...dots.map(([u, v]) => (u - x) * cx + (v - y) * cy));
  };
  return Math.min(...Array.from({ length: 72 }, (_, k) => reach((k * Math.PI) / 36)));
}
