// The middle of the table: boards as big as they can be, piles and rows beside or below.
import { family } from './boards';
import { box, clamp, grid, slices, type Box } from '../geometry';
import type { Scene, Zone } from '../scene';

const GAP = 10;
const PILE_SHAPE = 0.76; // a card with air around it

/** As big as a board can be in a room, in its own shape. */
export function fitted(zone: Zone, room: Box): Box {
  return centred(zone, room, Math.min(room.w / zone.size[0], room.h / zone.size[1]));
}

export function isBoard(zone: Zone): boolean {
  return zone.kind === 'board' || zone.kind === 'pile3d';
}

/** How many places a row has: as many as it says, else in steps of six so that it does not jump when one thing more lies there. */
export function slots(zone: Zone, scene: Scene): number {
  if (zone.size[0] > 1) return zone.size[0];
  const taken = scene.sprites.filter((sprite) => sprite.zone === zone.id).map((sprite) => (sprite.at[0] ?? 0) + 1);
  return Math.max(6, Math.ceil(Math.max(0, ...taken) / 6) * 6);
}

export function pack(zones: Zone[], scene: Scene, room: Box, most: number): Map<string, Box> {
  const boards = zones.filter(isBoard);
  const rest = zones.filter((zone) => !isBoard(zone));
  if (boards.length === 0) return flow(rest, scene, room, most);
  if (boards.length > 1) return family(boards, (strip) => stripBoxes(rest, scene, strip), rest.length, room);
  const cuts = rest.length ? [beside(rest, scene, room, boards), below(rest, scene, room, boards)] : [{ strip: null, main: room }];
  const tries = cuts.map((cut) => ({ ...cut, ...setBoards(boards, cut.main) }));
  const best = tries.sort((a, b) => b.unit - a.unit)[0]!;
  return best.strip ? together(best.boxes, stripBoxes(rest, scene, best.strip), best.strip, room) : new Map(best.boxes);
}

/** The strip moves up to the boards, and both to the middle of the room. */
function together(boards: [string, Box][], rest: [string, Box][], strip: Box, room: Box): Map<string, Box> {
  const beside = strip.x > room.x;
  const edge = Math.max(...boards.map(([, at]) => (beside ? at.x + at.w : at.y + at.h)));
  const near = (beside ? strip.x : strip.y) - edge - GAP;
  const free = beside ? near - (Math.min(...boards.map(([, at]) => at.x)) - room.x) : near - (Math.min(...boards.map(([, at]) => at.y)) - room.y);
  const shift = (at: Box, by: number): Box => (beside ? { ...at, x: at.x + by } : { ...at, y: at.y + by });
  const moved = (list: [string, Box][], by: number) => list.map(([id, at]): [string, Box] => [id, shift(at, by)]);
  return new Map([...moved(boards, free / 2), ...moved(rest, free / 2 - near)]);
}

interface Cut {
  strip: Box | null;
  main: Box;
}

function weight(zone: Zone, scene: Scene): number {
  return zone.kind === 'row' ? slots(zone, scene) : 5;
}

const PILE = 2; // units of the boards a pile takes: a card there is as big as a card on a board
const FINGER = 44; // px
const SHARE = 1 / 8; // of a board in finer units

function pileOf(boards: Zone[]): number {
  return Math.max(PILE, ...boards.map(({ kind, size }) => (kind === 'board' ? Math.max(...size) * SHARE : 0)));
}

/** How thick a strip of a given length must be for these rows, and for piles as high as told. */
function thickness(zones: Zone[], scene: Scene, length: number, size: number, pile: number): number {
  const piles = zones.some((zone) => zone.kind !== 'row');
  const rows = zones.some((zone) => zone.kind === 'row');
  const cells = rows ? zones.reduce((sum, zone) => sum + weight(zone, scene), 0) : 0; // piles alone stand in a grid
  return Math.max(Math.ceil((cells * size) / length) * size, piles ? pile : 0);
}

/** How high a pile is that stands beside (or below) the boards in the same scale, or as a finger needs it. */
function shared(boards: Zone[], room: Box, side: 'w' | 'h'): number {
  const pile = pileOf(boards);
  const [w, h] = [Math.max(...boards.map((zone) => zone.size[0])), Math.max(...boards.map((zone) => zone.size[1]))];
  return Math.max(FINGER, pile * (side === 'w' ? Math.min(room.w / (w + pile), room.h / h) : Math.min(room.w / w, room.h / (h + pile))));
}

function beside(zones: Zone[], scene: Scene, room: Box, boards: Zone[]): Cut {
  const size = clamp(30, room.h * 0.085, 76);
  const least = Math.min(room.w * 0.4, thickness(zones, scene, room.h, size, shared(boards, room, 'w')));
  const over = room.w - GAP - unitOf(boards, room, 'y') * Math.max(...boards.map((zone) => zone.size[0]));
  const wide = Math.max(least, Math.min(over, least * 2.6)); // what a square board leaves free
  const main = box(room.x, room.y, room.w - wide - GAP, room.h);
  return { strip: box(main.x + main.w + GAP, room.y, wide, room.h), main };
}

function below(zones: Zone[], scene: Scene, room: Box, boards: Zone[]): Cut {
  const size = clamp(28, room.w * 0.075, 64);
  const least = Math.min(room.h * 0.4, thickness(zones, scene, room.w, size, shared(boards, room, 'h')));
  const over = room.h - GAP - unitOf(boards, room, 'x') * Math.max(...boards.map((zone) => zone.size[1]));
  const high = Math.max(least, Math.min(over, least * 2.6)); // what a square board leaves free
  const main = box(room.x, room.y, room.w, room.h - high - GAP);
  return { strip: box(room.x, main.y + main.h + GAP, room.w, high), main };
}

function stripBoxes(zones: Zone[], scene: Scene, strip: Box): [string, Box][] {
  if (zones.every((zone) => zone.kind !== 'row')) return pileGrid(zones, strip);
  const axis = strip.w > strip.h ? 'x' : 'y';
  const cut = slices(strip, lengths(zones, scene, strip, axis), axis, GAP);
  return zones.map((zone, index) => [zone.id, zone.kind === 'row' ? cut[index]! : hugged(cut[index]!)]);
}

/** A pile takes no more of a strip than it fills; what it leaves makes the rows bigger. */
function lengths(zones: Zone[], scene: Scene, strip: Box, axis: 'x' | 'y'): number[] {
  const length = (axis === 'x' ? strip.w : strip.h) - GAP * (zones.length - 1);
  const filled = axis === 'x' ? strip.h * PILE_SHAPE : strip.w / PILE_SHAPE;
  const weights = zones.map((zone) => weight(zone, scene));
  const share = length / weights.reduce((sum, one) => sum + one, 0);
  const piles = zones.map((zone, index) => (zone.kind === 'row' ? 0 : Math.min(filled, share * weights[index]!)));
  const left = length - piles.reduce((sum, one) => sum + one, 0);
  const rows = zones.reduce((sum, zone, index) => sum + (zone.kind === 'row' ? weights[index]! : 0), 0);
  return zones.map((zone, index) => (zone.kind === 'row' ? (left * weights[index]!) / rows : piles[index]!));
}

/** Piles in as many columns as make them biggest. */
export function pileGrid(zones: Zone[], strip: Box): [string, Box][] {
  const { columns, w, h } = grid(zones.length, PILE_SHAPE, strip, GAP);
  const lines = Math.ceil(zones.length / columns);
  const top = strip.y + (strip.h - lines * (h + GAP) + GAP) / 2;
  return zones.map((zone, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, zones.length - line * columns);
    const left = strip.x + (strip.w - inLine * (w + GAP) + GAP) / 2;
    return [zone.id, box(left + (index % columns) * (w + GAP), top + line * (h + GAP), w, h)];
  });
}

/** A pile's place hugs its cards. */
function hugged(room: Box): Box {
  const w = Math.min(room.w, room.h * PILE_SHAPE);
  const h = Math.min(room.h, w / PILE_SHAPE);
  return box(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h);
}

/** Boards in a line or a column, all in one scale, centred. */
function setBoards(boards: Zone[], room: Box): { unit: number; boxes: [string, Box][] } {
  const lines = (['x', 'y'] as const).map((axis) => ({ axis, unit: unitOf(boards, room, axis) }));
  const { axis, unit } = lines.sort((a, b) => b.unit - a.unit)[0]!;
  const weights = boards.map((zone) => zone.size[axis === 'x' ? 0 : 1]);
  const cut = slices(room, weights, axis, GAP);
  return { unit, boxes: boards.map((zone, index) => [zone.id, centred(zone, cut[index]!, unit)]) };
}

function unitOf(boards: Zone[], room: Box, axis: 'x' | 'y'): number {
  const [along, across] = axis === 'x' ? [0, 1] : [1, 0];
  const length = boards.reduce((sum, zone) => sum + zone.size[along]!, 0);
  const width = Math.max(...boards.map((zone) => zone.size[across]!));
  const gaps = GAP * (boards.length - 1);
  return axis === 'x'
    ? Math.min((room.w - gaps) / length, room.h / width)
    : Math.min((room.h - gaps) / length, room.w / width);
}

function centred({ size }: Zone, room: Box, unit: number): Box {
  const [w, h] = [size[0] * unit, size[1] * unit];
  return box(room.x + (room.w - w) / 2, room.y + (room.h - h) / 2, w, h);
}

const SIGNS = 0.22; // of the height: few signs and piles above a row of things to touch

/** A row that says how many places it has: signs, not things to touch. */
function isFew({ kind, size }: Zone): boolean {
  return kind === 'row' && size[0] > 1;
}

/** Signs and piles in a low line above, so that nobody takes them for what lies below. */
function signed(zones: Zone[], scene: Scene, room: Box, most: number): Map<string, Box> {
  const [top, rows] = [zones.filter((zone) => zone.kind !== 'row' || isFew(zone)), zones.filter((zone) => zone.kind === 'row' && !isFew(zone))];
  const h = clamp(46, room.h * SIGNS, most === Infinity ? room.h : 76);
  const w = Math.min(room.w, h * (0.5 * top.length + top.reduce((sum, zone) => sum + (isFew(zone) ? zone.size[0] : 1), 0)));
  const line = stripBoxes(top, scene, box(room.x + (room.w - w) / 2, room.y, w, h));
  return new Map([...line, ...flow(rows, scene, box(room.x, room.y + h + 2 * GAP, room.w, room.h - h - 2 * GAP), most)]);
}

/** No board: piles side by side, rows in lines of their own. */
function flow(zones: Zone[], scene: Scene, room: Box, most: number): Map<string, Box> {
  if (zones.some(isFew)) return signed(zones, scene, room, most);
  const piles = zones.filter((zone) => zone.kind !== 'row');
  const rows = zones.filter((zone) => zone.kind === 'row');
  const heights = [...(piles.length ? [3] : []), ...rows.map((zone) => Math.ceil(slots(zone, scene) / 12))];
  const lines = slices(room, heights, 'y', GAP);
  const rowLines = piles.length ? lines.slice(1) : lines;
  const boxes = new Map(rows.map((zone, index): [string, Box] => [zone.id, rowLines[index]!]));
  if (piles.length) pileGrid(piles, capped(lines[0]!, most)).forEach(([id, at]) => boxes.set(id, at));
  return boxes;
}

function capped(room: Box, most: number): Box {
  const h = Math.min(room.h, most);
  return box(room.x, room.y + (room.h - h) / 2, room.w, h);
}
