// Lines of zones, and what lies before each player: panels above the board or beside it.
import { others, PAD, shares, type Arrangement, type Frame } from './frame';
import { box, clamp, inset, slices, type Box } from '../geometry';
import { fitted, isBoard } from './middle';
import type { Scene, Zone } from '../scene';

export function setLine(zones: Zone[], room: Box, made: Arrangement, axis: 'x' | 'y' = 'x'): void {
  const narrow = axis === 'x' && room.w < NARROW;
  const cut = slices(room, zones.map((zone) => weight(zone, axis, narrow)), axis, narrow ? 3 : 6);
  zones.forEach((zone, index) => made.zones.set(zone.id, isBoard(zone) ? fitted(zone, cut[index]!) : cut[index]!));
}

const BOARD = 2.4; // a board in a panel is as high as so many lines of things
const DEEP = 1.6; // as many lines of things as a row takes that needs two
const LINEFUL = 4; // things that are big enough in one line
const NARROW = 130; // px: a panel in which backs and their number make room for what was won

function weight(zone: Zone, axis: 'x' | 'y', narrow = false): number {
  if (isBoard(zone)) return axis === 'y' ? BOARD : 1.3;
  if (axis === 'y' && isDeep(zone)) return DEEP;
  if (narrow && zone.kind === 'hand') return 0.7;
  return zone.kind === 'pile' ? 0.7 : 1;
}

/** A row that has room for more than one line of things. */
function isDeep({ kind, size }: Zone): boolean {
  return kind === 'row' && size[0] > LINEFUL;
}

/** Somebody has a board of their own that stands in their panel. */
function hasBoards(scene: Scene, seats: number[]): boolean {
  return scene.zones.some((zone) => isBoard(zone) && zone.seat !== null && seats.includes(zone.seat));
}

/** A name and what lies before its owner, in one line; a row of many things leaves less to the name. */
export function setAlong(seat: number, zones: Zone[], room: Box, made: Arrangement, mine: boolean): void {
  const [header, rest] = slices(room, [zones.some(isDeep) ? 1 : 1.45, 2], 'x', 6) as [Box, Box];
  made.panels.push({ seat, box: zones.length ? room : header, header, mine });
  setLine(zones, inset(rest, 6), made);
}

/** px: my line, where the other has such a line and no more: two lines of things may stand in it. */
export const BOTH = 72;

/** One other who has nothing but what I have, too: theirs is not bigger than mine. */
export function isLike(scene: Scene, frame: Frame): boolean {
  const [other, ...more] = others(frame);
  if (frame.me === null || other === undefined || more.length) return false;
  return inPanel(scene, other, false).length === shares(scene, frame.me).mine.length;
}

/** Only one: what they have stands beside the name, as high as the panel. */
export function setOther(scene: Scene, seat: number, room: Box, made: Arrangement): number {
  const zones = inPanel(scene, seat, false);
  setAlong(seat, zones, room, made, false);
  zones.forEach((zone) => made.small.add(zone.id));
  return room.y + room.h + 6;
}

/** The others above the board: in one line, or in two when they would be too narrow. */
export function setPanelRow(scene: Scene, frame: Frame, scale: number, made: Arrangement): number {
  const around = others(frame);
  if (around.length === 0) return PAD;
  if (isLike(scene, frame)) return setOther(scene, around[0]!, box(PAD, PAD, frame.width - 2 * PAD, BOTH * scale), made) + 2;
  const lines = frame.width / around.length < 110 ? 2 : 1;
  const perLine = Math.ceil(around.length / lines);
  const line = around.some((seat) => inPanel(scene, seat, false).some(isDeep)) ? 56 : 48;
  const body = hasBoards(scene, around) ? clamp(40, frame.height * (lines === 2 ? 0.06 : 0.1), 84) : lines === 2 ? 38 : line;
  const high = (body + (lines === 2 ? 38 : 44)) * scale;
  const rooms = slices(box(PAD, PAD, frame.width - 2 * PAD, lines * (high + 6) - 6), Array(lines).fill(1), 'y', 6);
  const cut = rooms.flatMap((line) => slices(line, Array(perLine).fill(1), 'x', 6));
  around.forEach((seat, index) => setPanel(scene, seat, cut[index]!, high - body * scale, 'x', made));
  return PAD + lines * (high + 6) + 2;
}

/** What stands in somebody's panel; my own board stands in the middle, and my hand before me. */
export function inPanel(scene: Scene, seat: number, mine: boolean): Zone[] {
  return scene.zones.filter((zone) => zone.seat === seat && zone.kind !== 'buttons' && !(mine && (isBoard(zone) || zone.kind === 'hand')));
}

/** Only numbers, one in each: side by side they are bigger than one below the other. */
export function counts({ sprites }: Scene, zones: Zone[]): boolean {
  const inside = zones.map(({ id }) => sprites.filter((sprite) => sprite.zone === id));
  return inside.every((things) => things.length === 1 && things[0]!.text !== null);
}

export function setPanel(scene: Scene, seat: number, at: Box, head: number, axis: 'x' | 'y', made: Arrangement, mine = false): void {
  const zones = inPanel(scene, seat, mine);
  const header = box(at.x, at.y, at.w, zones.length ? head : at.h);
  made.panels.push({ seat, box: at, header, mine });
  const along = counts(scene, zones) ? 'x' : axis;
  setLine(zones, inset(box(at.x + 4, at.y + head - 2, at.w - 8, at.h - head), 4), made, along);
  zones.forEach((zone) => made.small.add(zone.id));
}

export function setColumn(scene: Scene, seats: number[], lowest: number | null, room: Box, made: Arrangement): void {
  const count = seats.length + (lowest === null ? 0 : 1);
  const zones = (seat: number): number => inPanel(scene, seat, seat === lowest).reduce((sum, zone) => sum + weight(zone, 'y'), 0);
  const head = clamp(46, room.w * 0.28, 150);
  const most = head + Math.max(0, ...[...seats, lowest ?? -1].map(zones)) * clamp(36, room.w * 0.26, 150) + PAD;
  const high = Math.min(most, (room.h + PAD) / count - PAD);
  const one = (seat: number, y: number, mine: boolean): void => {
    setPanel(scene, seat, box(room.x, y, room.w, high), Math.min(head, high * 0.45), 'y', made, mine);
  };
  seats.forEach((seat, index) => one(seat, room.y + index * (high + PAD), false));
  if (lowest !== null) one(lowest, room.y + room.h - high, true);
}
