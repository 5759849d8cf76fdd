// Where everything stands: the middle, the players around, what is mine nearest, the line at the bottom.
import { box, clamp, inset, slices, type Box } from './geometry';
import { setInside } from './inside';
import { arrangeNear, isHand } from './near';
import { fitted, isBoard, pack } from './pack';
import { setSpare } from './spare';
import { arrangeTall, setOther, tallBoard } from './tall';
import type { Scene, Zone } from './whole';

export interface Frame {
  width: number;
  height: number;
  /** Whose eyes; null for a spectator or a television. */
  me: number | null;
  /** All seats in playing order. */
  seats: number[];
  tv: boolean;
  compact: boolean;
  /** The board stands on a television, my cards are here. */
  near?: boolean;
  /** Somebody here plays, though perhaps nobody looks just now: the place of the buttons is kept. */
  seated?: boolean;
  /** How many buttons of the page stand where the table's own would. */
  answers?: number;
}

export interface PanelSpot {
  seat: number;
  box: Box;
  header: Box;
  mine: boolean;
}

export interface Arrangement {
  zones: Map<string, Box>;
  panels: PanelSpot[];
  prompt: Box | null;
  /** The place of the buttons, when the page's own stand there. */
  answers: Box | null;
  /** Zones drawn small, inside a player's panel. */
  small: Set<string>;
  upright: boolean;
  /** The hand has most of the room, side by side. */
  near?: boolean;
}

export interface Shares {
  middle: Zone[];
  hands: Zone[];
  mine: Zone[];
  buttons: Zone[];
}

export const PAD = 8;

export function shares(scene: Scene, me: number | null): Shares {
  const own = (zone: Zone): boolean => zone.seat !== null && zone.seat === me;
  const plain = scene.zones.filter((zone) => zone.kind !== 'buttons');
  return {
    middle: [...plain.filter((zone) => zone.seat === null), ...plain.filter((zone) => own(zone) && isBoard(zone))], // my board is nearest to me
    hands: plain.filter((zone) => own(zone) && zone.kind === 'hand'),
    mine: plain.filter((zone) => own(zone) && zone.kind !== 'hand' && !isBoard(zone)),
    buttons: scene.zones.filter((zone) => zone.kind === 'buttons' && (zone.seat === null || own(zone))),
  };
}

/** The others, clockwise from the one after me. */
export function others({ seats, me }: Frame): number[] {
  if (me === null) return seats;
  const at = seats.indexOf(me);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

export function arrange(whole: Scene, frame: Frame): Arrangement {
  return setInside(whole, (scene) => arranged(scene, frame));
}

function arranged(scene: Scene, frame: Frame): Arrangement {
  const upright = frame.height > frame.width;
  const empty: Arrangement = { zones: new Map(), panels: [], prompt: null, answers: null, small: new Set(), upright };
  if (frame.compact) return arrangeCompact(scene, frame, empty);
  if (frame.near && isHand(scene, frame.me)) return arrangeNear(scene, frame, empty);
  const tall = tallBoard(scene, upright, isBroad(frame));
  if (tall) return arrangeTall(scene, frame, tall, empty);
  return upright ? arrangeUpright(scene, frame, empty) : arrangeLying(scene, frame, empty);
}

/** So wide that hand and piles find room beside a square board. */
function isBroad({ width, height, me, seated, tv }: Frame): boolean {
  return !tv && (me !== null || seated === true) && width >= 1280 && width / height >= 1.6;
}

/** Piles are not bigger than one would like to look at (`most`, px); on a television they are looked at from afar. */
function setMiddle(scene: Scene, zones: Zone[], room: Box, made: Arrangement, most = 440): void {
  pack(zones, scene, room, most).forEach((at, id) => made.zones.set(id, at));
}

function arrangeCompact(scene: Scene, { width, height, me }: Frame, made: Arrangement): Arrangement {
  const { middle, hands, mine } = shares(scene, me);
  const tall = tallBoard(scene); // piles beside it would say nothing here
  const low = hands.length ? height * (tall ? 0.24 : 0.34) : 0;
  const shown = tall ? [tall] : [...middle, ...mine];
  setMiddle(scene, shown, inset(box(0, 0, width, height - low), PAD), made, tall ? Infinity : undefined);
  setLine(hands, box(PAD, height - low, width - 2 * PAD, low), made);
  return made;
}

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

const MINE = 58; // px: the line of my name and what I have won,
const BOTH = 72; // where the other has such a line and no more: two lines of things may stand in it
const ROOMY = 700; // px: on a lower phone everything around the middle is lower, too

/** Phone: panels on top, board, my things, hand, buttons, the line. */
function arrangeUpright(scene: Scene, frame: Frame, made: Arrangement): Arrangement {
  const { width, height, me } = frame;
  const tight = clamp(0.72, height / ROOMY, 1);
  const wide = width - 2 * PAD;
  const { middle, hands, mine, buttons } = shares(scene, me);
  const scale = clamp(1, width / 390, hands.length && middle.some(isBoard) ? 1.35 : 1.9) * tight; // a board beside a hand needs the room
  let bottom = height;
  const take = (high: number): Box => box(PAD, (bottom -= high), wide, high);
  made.prompt = take(frame.tv ? joinCorner(frame).h : 58 * clamp(1, scale, 1.3));
  made.prompt.h -= 4; // air below
  if (frame.tv) made.prompt.w -= joinCorner(frame).w;
  if (me !== null || frame.seated || frame.answers) setButtons(buttons, frame, inset(take(68 * Math.min(scale, 1.3)), 4), made); // kept free: nothing may jump
  if (hands.length) setLine(hands, take(handHigh(scene, hands, wide, height, tight)), made);
  if (me !== null) setAlong(me, mine, take((isLike(scene, frame) ? BOTH : MINE) * scale), made, true);
  const top = setPanelRow(scene, frame, scale, made);
  setMiddle(scene, middle, box(PAD, top, wide, bottom - top - PAD), made);
  return made;
}

const TOUCH = 46; // px: what a finger finds, with a little air
/** About a fifth of the screen; a hand that holds very many things is as high as fingers need, while the middle has room. */
function handHigh(scene: Scene, hands: Zone[], wide: number, height: number, tight: number): number {
  const most = Math.max(...hands.map(({ id }) => scene.sprites.filter(({ zone }) => zone === id).length));
  const needed = Math.ceil(most / Math.floor(wide / TOUCH)) * TOUCH + PAD;
  return clamp(clamp(104, height * 0.22, 290), needed, height * 0.38 * tight);
}

/** The table's buttons, or those of the page in their place. */
export function setButtons(buttons: Zone[], { answers }: Frame, room: Box, made: Arrangement): void {
  if (answers) made.answers = room;
  else setLine(buttons, room, made);
}

/** A name and what lies before its owner, in one line; a row of many things leaves less to the name. */
export function setAlong(seat: number, zones: Zone[], room: Box, made: Arrangement, mine: boolean): void {
  const [header, rest] = slices(room, [zones.some(isDeep) ? 1 : 1.45, 2], 'x', 6) as [Box, Box];
  made.panels.push({ seat, box: zones.length ? room : header, header, mine });
  setLine(zones, inset(rest, 6), made);
}

/** One other who has nothing but what I have, too: theirs is not bigger than mine. */
function isLike(scene: Scene, frame: Frame): boolean {
  const [other, ...more] = others(frame);
  if (frame.me === null || other === undefined || more.length) return false;
  return inPanel(scene, other, false).length === shares(scene, frame.me).mine.length;
}

/** The others above the board: in one line, or in two when they would be too narrow. */
function setPanelRow(scene: Scene, frame: Frame, scale: number, made: Arrangement): number {
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
function counts({ sprites }: Scene, zones: Zone[]): boolean {
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

/** Tablet, desktop, television: players left and right, the line with the buttons below, my hand above it. */
function arrangeLying(scene: Scene, frame: Frame, made: Arrangement): Arrangement {
  const { width, height, me } = frame;
  const { middle, hands, mine, buttons } = shares(scene, me);
  const column = frame.tv ? clamp(200, width * 0.215, 560) : clamp(140, width * 0.18, 330);
  const band = bandOf(frame);
  let bottom = height - band;
  setBand(scene, frame, buttons, box(PAD, bottom, width - 2 * PAD, band), made);
  if (hands.length) bottom -= clamp(104, height * 0.28, 320);
  const low = hands.length ? box(PAD, bottom, width - 2 * PAD, height - band - bottom) : null;
  const sides = setSides(scene, frame, column, low ? null : mine, bottom, made);
  if (low && me !== null) setLow(scene, me, { mine, hands }, low, column, made);
  const rest = frame.tv ? setSpare(middle, sides.spare, made) : middle;
  setMiddle(scene, rest, box(sides.left, PAD, width - sides.left - sides.right, bottom - 2 * PAD), made, frame.tv ? Infinity : undefined);
  return made;
}

/** How high the line at the bottom is where the table lies. */
export function bandOf({ tv, height }: Frame): number {
  return tv ? clamp(70, height * 0.12, 160) : clamp(60, height * 0.085, 92);
}

/** What the way to join takes of a television's lower right corner, with air above and left of it (tv/Corner.svelte). */
export function joinCorner({ width, height }: Frame): { w: number; h: number } {
  const least = Math.min(width, height);
  const [code, letters] = [clamp(64, least * 0.167, 300), clamp(16, least * 0.031, 60)];
  return { w: Math.max(code, letters * 4.6) + 20 + PAD, h: code + letters * 1.3 + 22 + PAD };
}

const LINE = 620; // px: a sentence stands in it
/** The line, and to the right of it as much as the buttons need. */
export function setBand(scene: Scene, frame: Frame, buttons: Zone[], room: Box, made: Arrangement): void {
  const ids = new Set(buttons.map((zone) => zone.id));
  const count = frame.answers || scene.sprites.filter((sprite) => ids.has(sprite.zone)).length;
  const wide = Math.min(Math.max(room.w * 0.55, room.w - LINE), count * clamp(212, room.w * 0.16, 280));
  const corner = frame.tv ? joinCorner(frame).w : 0; // there is the way to join
  made.prompt = box(room.x, room.y + 2, room.w - corner - wide - (wide ? PAD : 0), room.h - 8);
  if (wide) setButtons(buttons, frame, inset(box(room.x + room.w - wide, room.y, wide, room.h), 6), made);
}

function setLow(scene: Scene, me: number, { mine, hands }: Pick<Shares, 'mine' | 'hands'>, room: Box, column: number, made: Arrangement): void {
  const panel = box(room.x, room.y, column, room.h - PAD);
  const head = mine.length ? clamp(44, panel.h * 0.42, 72) : panel.h;
  made.panels.push({ seat: me, box: panel, header: box(panel.x, panel.y, panel.w, head), mine: true });
  setLine(mine, inset(box(panel.x, panel.y + head, panel.w, panel.h - head), 8), made, counts(scene, mine) ? 'x' : 'y');
  const left = room.x + column + PAD;
  setLine(hands, box(left, room.y, room.x + room.w - left, room.h), made);
}

/** Panels in a column: clockwise up the left side, then down the right; `mine` (if any) lowest on the left. */
function setSides(scene: Scene, frame: Frame, column: number, mine: Zone[] | null, bottom: number, made: Arrangement) {
  const around = others(frame);
  const leftCount = around.length <= 2 && !frame.tv ? around.length : Math.ceil(around.length / 2);
  const right = around.slice(leftCount);
  const left = [...around.slice(0, leftCount)].reverse();
  const room = box(PAD, PAD, column, bottom - 2 * PAD);
  setColumn(scene, left, mine === null ? null : frame.me, room, made);
  const corner = frame.tv ? joinCorner(frame) : { w: 0, h: 0 }; // the way to join stands below them
  const code = Math.max(0, corner.h - (frame.height - bottom));
  setColumn(scene, right, null, { ...room, x: frame.width - column - PAD, h: room.h - code }, made);
  const wide = (taken: boolean): number => (taken ? column + 3 * PAD : PAD);
  const lowest = Math.max(0, ...made.panels.filter(({ seat }) => right.includes(seat)).map(({ box: { y, h } }) => y + h));
  const spare = box(frame.width - column - PAD, lowest + PAD, column, right.length ? room.y + room.h - code - lowest - 2 * PAD : 0);
  return { left: wide(left.length > 0 || mine !== null), right: Math.max(wide(right.length > 0), corner.w + PAD), spare };
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
