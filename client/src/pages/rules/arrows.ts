// Arrows over a diagram: from one thing to another, in a bow, from edge to edge.
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Point {
  x: number;
  y: number;
}

/** A line and its head: where the tip is, how it is turned, and how thick the whole is drawn. */
export interface Arrow {
  d: string;
  x: number;
  y: number;
  turn: number;
  thick: number;
}

/** "mine-2-0>floors,mine-8-0>floors" as pairs of ids. */
export function pairs(text: string): [string, string][] {
  return text.split(',').flatMap((one) => {
    const [from, to] = one.split('>');
    return from && to ? [[from, to] as [string, string]] : [];
  });
}

const BOW = 0.18; // how far an arrow bends, as a share of its length
const INSIDE = 0.08; // how far its ends lie inside their things, as a share of these
const COVERED = 0.12; // how much more of the first thing an arrow between neighbours may cover
const SHAFT = 0.7; // how long it is at least, as a share of the smaller thing
export const HEAD = 3.6; // as long as the line is thick

/** What both things say stays in sight: only where they lie close to each other does it reach further into the second. */
export function arrow(from: Spot, to: Spot): Arrow {
  const [a, b, bend] = [middle(from), middle(to), bent(from, to)];
  const size = Math.min(small(from), small(to));
  const [outer, tip] = [edge(from, bend, way(from, to)), edge(to, bend, way(from, to))];
  const lack = Math.max(0, SHAFT * size - along(tip, outer, a, b));
  const start = pulled(outer, a, Math.min(lack, COVERED * size));
  const end = pulled(tip, b, Math.min(lack, far(tip, b)));
  const thick = Math.min(7, Math.max(3, size * 0.09));
  const neck = pulled(end, bend, Math.min(thick * HEAD * 0.7, far(end, bend)));
  const turn = (Math.atan2(end.y - neck.y, end.x - neck.x) * 180) / Math.PI;
  return { d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`, x: end.x, y: end.y, turn, thick };
}

const middle = ({ x, y, w, h }: Spot): Point => ({ x: x + w / 2, y: y + h / 2 });
const small = ({ w, h }: Spot) => Math.min(w, h);
const far = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

/** How far one point lies before another on the way from a to b. */
const along = (one: Point, other: Point, a: Point, b: Point) => ((one.x - other.x) * (b.x - a.x) + (one.y - other.y) * (b.y - a.y)) / (far(a, b) || 1);

type Way = 'across' | 'upright' | 'slant';

/** Of two things one above the other top and bottom are joined, of two side by side their sides. */
function way(one: Spot, other: Spot): Way {
  const [a, b] = [middle(one), middle(other)];
  const across = Math.abs(a.x - b.x) - (one.w + other.w) / 2;
  const upright = Math.abs(a.y - b.y) - (one.h + other.h) / 2;
  if (Math.max(across, upright) < -small(one) / 4 || Math.abs(across - upright) < small(one) / 4) return 'slant';
  return upright < 0 ? 'across' : 'upright';
}

/** Where the line is drawn to: first straight away from its thing, then to the other. */
function bent(from: Spot, to: Spot): Point {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (way(from, to) === 'upright') return { x: a.x + dx * BOW, y: between(a.y, from.h, b.y, to.h) };
  if (way(from, to) === 'across') return { x: between(a.x, from.w, b.x, to.w), y: a.y + dy * BOW };
  return { x: a.x + dx / 2 + dy * BOW, y: a.y + dy / 2 - dx * BOW };
}

/** The middle of the room between two things. */
const between = (a: number, one: number, b: number, other: number) => (a + b) / 2 + (Math.sign(b - a) * (one - other)) / 4;

/** Just inside the edge of a thing, on the way from its middle to a point. */
function edge(thing: Spot, towards: Point, how: Way): Point {
  const { x, y } = middle(thing);
  const [dx, dy] = [how === 'upright' ? 0 : towards.x - x, how === 'across' ? 0 : towards.y - y];
  const share = Math.min(thing.w / 2 / Math.abs(dx || 1e-9), thing.h / 2 / Math.abs(dy || 1e-9), 1);
  return pulled({ x: x + dx * share, y: y + dy * share }, { x, y }, small(thing) * INSIDE);
}

/** A point moved towards another. */
function pulled(point: Point, to: Point, by: number): Point {
  const whole = far(point, to) || 1;
  return { x: point.x + ((to.x - point.x) * by) / whole, y: point.y + ((to.y - point.y) * by) / whole };
}
