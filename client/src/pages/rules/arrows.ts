// Arrows over a diagram: from one thing to another, in a bow, from edge to edge.
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** "mine-2-0>floors,mine-8-0>floors" as pairs of ids. */
export function pairs(text: string): [string, string][] {
  return text.split(',').flatMap((one) => {
    const [from, to] = one.split('>');
    return from && to ? [[from, to] as [string, string]] : [];
  });
}

const BOW = 0.18; // how far an arrow bends, as a share of its length

/** The line of an arrow, and the turn of its head at the end. */
export function arrow(from: Spot, to: Spot): { d: string; x: number; y: number; turn: number } {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = { x: (a.x + b.x) / 2 + dy * BOW, y: (a.y + b.y) / 2 - dx * BOW };
  const start = pulled(a, bend, Math.min(from.w, from.h) * 0.32);
  const end = pulled(b, bend, Math.min(to.w, to.h) * 0.3);
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return { d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, x: end.x, y: end.y, turn };
}

const middle = ({ x, y, w, h }: Spot) => ({ x: x + w / 2, y: y + h / 2 });

/** A point moved towards another, so that the thing itself stays in sight. */
function pulled(point: { x: number; y: number }, to: { x: number; y: number }, by: number): { x: number; y: number } {
  const far = Math.hypot(to.x - point.x, to.y - point.y) || 1;
  return { x: point.x + ((to.x - point.x) * by) / far, y: point.y + ((to.y - point.y) * by) / far };
}
