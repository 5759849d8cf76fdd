// Lines through points: smooth, and measured.
import { distance, type Point } from '../geometry';

/** A smooth line through all the points, as the `d` of a path (Catmull–Rom, drawn as Bézier curves). */
export function curve(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const pieces = rest.map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    const [a, b] = [bent(from, before, to, 1), bent(to, from, after, -1)];
    return `C${spot(a)} ${spot(b)} ${spot(to)}`;
  });
  return `M${spot(first)}${pieces.join('')}`;
}

function bent({ x, y }: Point, before: Point, after: Point, way: number): Point {
  return { x: x + (way * (after.x - before.x)) / 6, y: y + (way * (after.y - before.y)) / 6 };
}

function spot({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Points at equal steps along a line, each with the direction of the way there (degrees). */
export function along(points: Point[], step: number): (Point & { turn: number })[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    const count = Math.max(1, Math.round(distance(from, to) / step));
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return Array.from({ length: count }, (_, n) => ({ ...between(from, to, (n + 0.5) / count), turn }));
  });
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
