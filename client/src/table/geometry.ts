// Boxes in pixels of the table.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a sprite lies: its box, how far it is turned, how high it lies. */
export interface Place extends Box {
  turn: number;
  z: number;
}

export interface Point {
  x: number;
  y: number;
}

export function box(x: number, y: number, w: number, h: number): Box {
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) };
}

export function centre({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

export function upperEdge({ x, y, w }: Box): Point {
  return { x: x + w / 2, y };
}

export function inset({ x, y, w, h }: Box, by: number): Box {
  return box(x + by, y + by, w - 2 * by, h - 2 * by);
}

export function holds({ x, y, w, h }: Box, point: Point, slack = 0): boolean {
  return point.x >= x - slack && point.y >= y - slack && point.x <= x + w + slack && point.y <= y + h + slack;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point carried round another by degrees, clockwise as the screen sees it. */
export function rotated({ x, y }: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - about.x, y - about.y];
  return { x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle), y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle) };
}

export function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Cut a box into a line of boxes by weights, along x or y. */
export function slices(whole: Box, weights: number[], axis: 'x' | 'y', gap = 0): Box[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const room = (axis === 'x' ? whole.w : whole.h) - gap * (weights.length - 1);
  let at = axis === 'x' ? whole.x : whole.y;
  return weights.map((weight) => {
    const length = (room * weight) / total;
    const slice = axis === 'x' ? box(at, whole.y, length, whole.h) : box(whole.x, at, whole.w, length);
    at += length + gap;
    return slice;
  });
}

/** How many columns make the biggest equal cells (shape = width / height) for `count` things in a box. */
export function grid(count: number, shape: number, { w, h }: Box, gap = 4): { columns: number; w: number; h: number } {
  let best = { columns: 1, w: 0, h: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const lines = Math.ceil(count / columns);
    const wide = Math.min((w - gap * (columns - 1)) / columns, ((h - gap * (lines - 1)) / lines) * shape);
    if (wide > best.w) best = { columns, w: wide, h: wide / shape };
  }
  return best;
}
