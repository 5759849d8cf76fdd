// A table whose board is higher than wide, or on a phone has many piles beside it: it gets all the room there is, hand and piles go below or beside it.
import { bandOf, joinCorner, setBand, setButtons } from './footer';
import { others, PAD, shares, type Arrangement, type Frame, type Shares } from './frame';
import { box, clamp, inset, slices, type Box } from '../geometry';
import { fitted, pileGrid } from './middle';
import { setAlong, setColumn, setLine, setOther, setPanel } from './panels';
import type { Scene, Zone } from '../scene';

const TALL = 1.2; // height / width
const LINE = 54; // px: the line and the buttons on a phone
const ANSWERS = 162; // px: three signs for fingers beside each other
const FEW = 2; // piles that find room beside a hand
const SOME = 3; // and beside a board that leaves them its side
const AIR = 0.045; // of the height: figures on the topmost cells look over the board's edge
const PANEL = 56; // px: a player above the board,
const CLOSE = 110; // px: a panel in which two numbers would stand on each other
const YIELDING = 0.84; // of its width: a board beside many piles leaves so much to panels and hand
const SLIM = 0.7; // width / height: a board that leaves room for piles at its side on a phone
const SHARE = 0.72; // of the width, at most, is then the board's
const MINE = 58; // px: my name and what I have won, in a line
const LINES = 250; // px: a line for me, one for the piles and one for the hand find room
const LINEFUL = 3; // cards that are whole in one line beside the board
const ROOMY = 88; // where there is room for more

/** The one board everybody shares, when it is so much higher than wide, or must not give up room to many piles:
 * width on a phone, height where the screen is `broad`. */
export function tallBoard(scene: Scene, upright = false, broad = false): Zone | null {
  const shared = scene.zones.filter((zone) => zone.seat === null && (zone.kind === 'board' || zone.kind === 'pile3d'));
  const only = shared.length === 1 && shared[0]!.kind === 'board' ? shared[0]! : null;
  const crowded = (upright || broad) && scene.zones.filter((zone) => zone.seat === null && zone.kind === 'pile').length > (upright ? FEW : SOME);
  return only && (crowded || only.size[1] / only.size[0] >= TALL) ? only : null;
}

export function arrangeTall(scene: Scene, frame: Frame, board: Zone, made: Arrangement): Arrangement {
  return made.upright ? above(scene, frame, board, made) : beside(scene, frame, board, made);
}

/** Phone: the others, the board from edge to edge, my things with the hand, the line with the buttons. */
function above(scene: Scene, frame: Frame, board: Zone, made: Arrangement): Arrangement {
  const { width, height } = frame;
  const parts = shares(scene, frame.me);
  const scale = clamp(1, width / 390, 1.6);
  const wide = width - 2 * PAD;
  const corner = frame.tv ? joinCorner(frame) : null;
  const line = corner ? corner.h : LINE * scale;
  const foot = box(PAD, height - line - 4, wide - (corner?.w ?? 0), line);
  setFoot(frame, foot, made);
  const rows = hasRows(frame, parts, rest(parts, board));
  if (rows && board.size[0] / board.size[1] < SLIM) return slim(scene, frame, board, foot, scale, made);
  const least = rows ? clamp(150, height * 0.355, 340) : 108 * scale;
  const most = Math.max(170 * scale, least);
  const high = ((wide * board.size[1]) / board.size[0]) * (rows ? YIELDING : 1);
  const top = setOthers(scene, frame, clamp(PANEL * scale, foot.y - high - most - 4 * PAD, 2 * PANEL * scale + 6), scale, made);
  const low = clamp(least, foot.y - top - high - 2 * PAD, most);
  const room = box(PAD, top, wide, foot.y - low - PAD - top);
  made.zones.set(board.id, fitted(board, room));
  setLow(frame, parts, rest(parts, board), box(PAD, foot.y - low - 4, wide, low), made);
  return made;
}

/** A slim board: the piles stand beside it, what is mine in a line below, the hand has the rest. */
function slim(scene: Scene, frame: Frame, board: Zone, foot: Box, scale: number, made: Arrangement): Arrangement {
  const parts = shares(scene, frame.me);
  const top = setOthers(scene, frame, PANEL * scale, scale, made);
  const [mine, hand, high] = [MINE * scale, clamp(104, frame.height * 0.2, 260), foot.y - PAD - top];
  const [room, who, low] = slices(box(PAD, top, foot.w, high), [high - mine - hand - 2 * PAD, mine, hand], 'y', PAD) as [Box, Box, Box];
  setBeside(board, rest(parts, board), room, made);
  if (frame.me !== null) setAlong(frame.me, parts.mine, who, made, true);
  setHand(parts.hands, frame.answers ? [] : parts.buttons, low, made);
  return made;
}

/** Both in the middle of the room. */
function setBeside(board: Zone, piles: Zone[], room: Box, made: Arrangement): void {
  const field = fitted(board, { ...room, w: room.w * SHARE });
  const wide = Math.min(room.w - field.w - 2 * PAD, room.h * 0.75);
  const left = room.x + (room.w - field.w - wide - 2 * PAD) / 2;
  made.zones.set(board.id, { ...field, x: left });
  pileGrid(piles, box(left + field.w + 2 * PAD, room.y, wide, room.h)).forEach(([id, at]) => made.zones.set(id, at));
}

/** Many piles have a row of their own above the hand, also while a device is handed on: nothing may jump. */
function hasRows({ seated }: Frame, { hands }: Shares, piles: Zone[]): boolean {
  return piles.length > FEW && (hands.length > 0 || seated === true);
}

/** The line; answers of the page stand to the right of it and leave the words the greater part. */
function setFoot(frame: Frame, room: Box, made: Arrangement): void {
  const wide = frame.answers ? Math.max(ANSWERS, room.w * 0.45) : 0;
  const [line, right] = slices(room, [room.w - wide, wide], 'x', PAD) as [Box, Box];
  made.prompt = frame.answers ? line : room;
  if (frame.answers) setButtons([], frame, right, made);
}

/** In one line; in two where they would be too narrow and the board leaves room for it. */
function setOthers(scene: Scene, frame: Frame, room: number, scale: number, made: Arrangement): number {
  const around = others(frame);
  if (around.length === 0) return PAD;
  if (around.length === 1) return setOther(scene, around[0]!, box(PAD, 4, frame.width - 2 * PAD, Math.min(room, PANEL * scale)), made);
  const lines = frame.width / around.length < CLOSE && room >= 1.8 * PANEL * scale ? 2 : 1;
  const high = lines === 2 ? PANEL * scale : Math.min(room, ROOMY * scale);
  const all = lines * (high + 6) - 6;
  const rows = slices(box(PAD, 4, frame.width - 2 * PAD, all), Array<number>(lines).fill(1), 'y', 6);
  const cut = rows.flatMap((row) => slices(row, Array<number>(Math.ceil(around.length / lines)).fill(1), 'x', 6));
  around.forEach((seat, index) => setPanel(scene, seat, cut[index]!, high / 2, 'x', made));
  return 4 + all + 6;
}

function rest({ middle }: Shares, board: Zone): Zone[] {
  return middle.filter((zone) => zone !== board);
}

/** Me with the buttons below, the piles, my hand. */
function setLow(frame: Frame, parts: Shares, piles: Zone[], room: Box, made: Arrangement): void {
  const { hands, mine, buttons } = parts;
  if (hasRows(frame, parts, piles)) return setRows(frame.me, { hands, mine, buttons: frame.answers ? [] : buttons }, piles, room, made);
  const weights = [frame.me === null ? 0 : 1.25, piles.length ? 0.55 : 0, hands.length ? 2.5 : 0.01];
  const [me, heap, hand] = slices(room, weights, 'x', 6) as [Box, Box, Box];
  const [who, keys] = slices(me, [1.2, 1], 'y', 6) as [Box, Box];
  if (frame.me !== null) setMe(frame.me, mine, who, made);
  if (frame.me !== null && !frame.answers) setLine(buttons, keys, made);
  setLine(piles, hands.length ? heap : box(heap.x, heap.y, room.x + room.w - heap.x, heap.h), made, hands.length ? 'y' : 'x');
  const high = Math.min(hand.h, hand.w * 0.62); // every item of every card is seen
  setLine(hands, box(hand.x, hand.y + (hand.h - high) / 2, hand.w, high), made);
}

/** Many piles: they have a row of their own; on a low phone I stand beside them. The hand has the row below to itself. */
function setRows(me: number | null, { hands, mine, buttons }: Omit<Shares, 'middle'>, piles: Zone[], room: Box, made: Arrangement): void {
  if (room.h >= LINES) return setLines(me, { hands, mine, buttons }, piles, room, made);
  const [top, low] = slices(room, [1, 1.3], 'y', 6) as [Box, Box];
  const [who, heap] = slices(top, [1, 2.6], 'x', 6) as [Box, Box];
  if (me !== null) setMe(me, mine, who, made);
  setLine(piles, heap, made);
  setHand(hands, buttons, low, made);
}

/** Me, the piles, my hand, one below the other: the piles are as wide as the screen lets them. */
function setLines(me: number | null, { hands, mine, buttons }: Omit<Shares, 'middle'>, piles: Zone[], room: Box, made: Arrangement): void {
  const [who, heap, low] = slices(room, [me === null ? 0 : 0.42, 0.85, 1.4], 'y', 6) as [Box, Box, Box];
  if (me !== null) setAlong(me, mine, who, made, true);
  setLine(piles, heap, made);
  setHand(hands, buttons, low, made);
}

/** The hand; buttons lie at its end. */
function setHand(hands: Zone[], buttons: Zone[], room: Box, made: Arrangement): void {
  const [hand, keys] = slices(room, [3.2, buttons.length ? 1 : 0.01], 'x', 6) as [Box, Box];
  setLine(hands, hand, made);
  setLine(buttons, keys, made);
}

function setMe(seat: number, zones: Zone[], room: Box, made: Arrangement): void {
  const head = zones.length ? room.h * 0.5 : room.h;
  made.panels.push({ seat, box: room, header: box(room.x, room.y, room.w, head), mine: true });
  setLine(zones, inset(box(room.x + 2, room.y + head, room.w - 4, room.h - head), 4), made, 'y');
  zones.forEach((zone) => made.small.add(zone.id));
}

/** Tablet and larger: players left, the board over the whole height, piles and hand right of it. */
function beside(scene: Scene, frame: Frame, board: Zone, made: Arrangement): Arrangement {
  const { width, height } = frame;
  const parts = shares(scene, frame.me);
  const band = bandOf(frame);
  setBand(scene, frame, parts.buttons, box(PAD, height - band, width - 2 * PAD, band), made);
  const high = height - band - 2 * PAD;
  const column = frame.tv ? clamp(200, width * 0.29, 640) : clamp(140, width * 0.18, 420);
  setColumn(scene, [...others(frame)].reverse(), frame.me, box(PAD, PAD, column, high), made);
  parts.hands.forEach((zone) => made.small.delete(zone.id)); // the hand has a place of its own
  const air = high * AIR;
  const wide = Math.min(((high - air) * board.size[0]) / board.size[1], (width - column) * 0.62);
  const free = (width - column - wide - 4 * PAD) / 2;
  const left = column + 2 * PAD + Math.max(0, Math.min(free * 0.25, free - 120));
  made.zones.set(board.id, fitted(board, box(left, PAD + air, wide, high - air)));
  const code = frame.tv ? Math.max(0, joinCorner(frame).h - band) : 0; // the way to join stands below
  setRight(scene, frame, parts, rest(parts, board), box(left + wide + 2 * PAD, PAD, width - left - wide - 3 * PAD, high - code), made);
  return made;
}

/** The piles above, the hand below them. */
function setRight(scene: Scene, { tv }: Frame, { hands }: Shares, piles: Zone[], room: Box, made: Arrangement): void {
  const [heap, hand] = slices(room, [1, hands.length ? 1.5 : 0.01], 'y', PAD) as [Box, Box];
  const most = Math.min(heap.h, tv ? 400 : piles.length > SOME ? 360 : 260);
  const strip = box(heap.x, heap.y + (heap.h - most) / 2, Math.min(heap.w, piles.length * most * 0.8), most);
  pileGrid(piles, strip).forEach(([id, at]) => made.zones.set(id, at));
  const wide = Math.min(hand.w, 620);
  const many = scene.sprites.some(({ zone, at }) => hands.some(({ id }) => id === zone) && (at[0] ?? 0) >= LINEFUL);
  const low = Math.min(hand.h, wide * (many ? 0.95 : 0.55)); // all cards side by side, or in two lines
  setLine(hands, box(hand.x, hand.y + (hand.h - low) / 2, wide, low), made);
}
