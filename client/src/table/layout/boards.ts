// Several boards: the biggest one as big as it can be, the others in a strip below or beside it, with the piles at its end.
import { box, type Box } from '../geometry';
import type { Zone } from '../scene';

const GAP = 10;
const PILE = 0.76; // shape of a pile

interface Try {
  axis: 'x' | 'y'; // along the strip
  thick: number;
  unit: number; // of the biggest board
  small: number; // of the others
}

const area = ({ size }: Zone): number => size[0] * size[1];
const along = ({ size }: Zone, axis: 'x' | 'y'): number => size[axis === 'x' ? 0 : 1];
const across = ({ size }: Zone, axis: 'x' | 'y'): number => size[axis === 'x' ? 1 : 0];

/** Every board in its box; `lay` puts the `piles` (so many) into what is left of the strip for them. */
export function family(boards: Zone[], lay: (room: Box) => [string, Box][], piles: number, room: Box): Map<string, Box> {
  const main = boards.reduce((best, zone) => (area(zone) > area(best) ? zone : best));
  const others = boards.filter((zone) => zone !== main);
  const tries = (['x', 'y'] as const).flatMap((axis) => shares.map((share) => tried(main, others, piles, room, axis, share)));
  const best = tries.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return set(main, others, lay, piles > 0, room, best);
}

const shares = Array.from({ length: 14 }, (_, step) => 0.1 + step * 0.03);

/** Both should be big, the biggest board above all; a small board is not bigger than the big one's scale. */
function worth({ unit, small }: Try): number {
  return unit ** 0.65 * Math.min(unit, small) ** 0.35;
}

function tried(main: Zone, others: Zone[], piles: number, room: Box, axis: 'x' | 'y', share: number): Try {
  const [length, depth] = axis === 'x' ? [room.w, room.h] : [room.h, room.w];
  const thick = depth * share;
  const unit = Math.min(length / along(main, axis), (depth - thick - GAP) / across(main, axis));
  const free = length - pileRoom(piles, thick, axis) - GAP * others.length;
  const small = Math.min(thick / Math.max(...others.map((zone) => across(zone, axis))), free / others.reduce((sum, zone) => sum + along(zone, axis), 0));
  return { axis, thick, unit, small: Math.max(small, 0.01) };
}

function pileRoom(piles: number, thick: number, axis: 'x' | 'y'): number {
  return piles * thick * (axis === 'x' ? PILE : 1 / PILE);
}

function set(main: Zone, others: Zone[], lay: (room: Box) => [string, Box][], piled: boolean, room: Box, best: Try): Map<string, Box> {
  const { axis, thick, unit } = best;
  const small = Math.min(best.small, unit);
  const [w, h] = [main.size[0] * unit, main.size[1] * unit];
  const extra = thick + GAP;
  const first = axis === 'x' ? box(room.x + (room.w - w) / 2, room.y + (room.h - h - extra) / 2, w, h) : box(room.x + (room.w - w - extra) / 2, room.y + (room.h - h) / 2, w, h);
  const strip = axis === 'x' ? box(room.x, first.y + h + GAP, room.w, thick) : box(first.x + w + GAP, room.y, thick, room.h);
  return new Map([[main.id, first], ...line(others, lay, piled, strip, axis, small)]);
}

/** The smaller boards one after the other, the piles behind them, all in the middle of the strip. */
function line(others: Zone[], lay: (room: Box) => [string, Box][], piled: boolean, strip: Box, axis: 'x' | 'y', unit: number): [string, Box][] {
  const taken = others.reduce((sum, zone) => sum + along(zone, axis) * unit + GAP, 0) - GAP;
  const length = axis === 'x' ? strip.w : strip.h;
  let at = (axis === 'x' ? strip.x : strip.y) + (piled ? 0 : (length - taken) / 2);
  const boxes = others.map((zone): [string, Box] => {
    const [w, h] = [zone.size[0] * unit, zone.size[1] * unit];
    const here = axis === 'x' ? box(at, strip.y + (strip.h - h) / 2, w, h) : box(strip.x + (strip.w - w) / 2, at, w, h);
    at += along(zone, axis) * unit + GAP;
    return [zone.id, here];
  });
  if (!piled) return boxes;
  return [...boxes, ...lay(axis === 'x' ? box(at, strip.y, strip.x + strip.w - at, strip.h) : box(strip.x, at, strip.w, strip.y + strip.h - at))];
}
