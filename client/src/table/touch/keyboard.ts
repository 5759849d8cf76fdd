// Arrow keys: from one thing to the nearest in that direction.
import { centre, type Box } from '../geometry';

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One step in the direction of a key. */
export function direction(key: string): readonly [number, number] {
  return directions[key] ?? [0, 0];
}

export function isArrow(key: string): boolean {
  return key in directions;
}

/** How far a thing is in a direction: sideways counts double; null when it is not that way. */
function effort(from: Box, to: Box, [dx, dy]: [number, number]): number | null {
  const [a, b] = [centre(from), centre(to)];
  const ahead = (b.x - a.x) * dx + (b.y - a.y) * dy;
  const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
  return ahead > 2 && aside <= ahead * 4 ? ahead + 2 * aside : null;
}

/** The id to go to from `current` with an arrow key; null when there is nothing that way. */
export function neighbour(key: string, current: Box, others: Map<string, Box>): string | null {
  const way = directions[key];
  if (!way) return null;
  let best: { id: string; cost: number } | null = null;
  for (const [id, to] of others) {
    const cost = effort(current, to, way);
    if (cost !== null && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id ?? null;
}

/** Where Tab enters: the first lit thing in reading order. */
export function firstInReading(boxes: Map<string, Box>): string | null {
  const sorted = [...boxes].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
  return sorted[0]?.[0] ?? null;
}
