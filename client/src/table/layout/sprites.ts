// Where each sprite lies inside its zone.
import { onFlatPile } from './flat-pile';
import type { Arrangement } from './frame';
import { box, centre, clamp, grid, inset, rotated, type Box, type Place } from '../geometry';
import { isBoard, slots } from './middle';
import { isWritten, wonIn, type Scene, type Sprite, type Zone } from '../scene';

/** The shape (width / height) of a sprite: its size, or that of its drawing. */
export type Shape = (sprite: Sprite) => number;

const FINGER = 36; // the narrowest strip of a card one can touch
const MANY = 24; // round things in a hand that must stand close to be big enough
const TINY = 18; // px: what is smaller is hardly told apart
const BIG = 110; // px: as wide as a round thing need be beside a board
const ROW = 96; // px: as wide as a thing of a row need be in a narrow room
const HUGE = 440; // px: higher than that no card need be
const SMALLEST = 100; // a card in the hand lower than this would not be read

export function places(scene: Scene, at: Arrangement, shape: Shape): Map<string, Place> {
  const found = new Map<string, Place>();
  scene.zones.forEach((zone, order) => {
    const room = at.zones.get(zone.id);
    if (!room) return;
    const inside = scene.sprites.filter((sprite) => sprite.zone === zone.id);
    const spots = spotsOf(zone, scene, inside, room, at, shape);
    const layered = isBoard(zone) || zone.kind === 'pile'; // in a hand each card lies on the one before it
    inside.forEach((sprite, index) => found.set(sprite.id, lifted(sprite, carried(sprite, spots[index]!, zone, room), order, layered)));
  });
  return found;
}

/** A zone that is turned carries its things round with it; what is upright stays upright. */
function carried({ upright }: Sprite, place: Place, { turn }: Zone, room: Box): Place {
  if (turn === 0) return place;
  const at = rotated(centre(place), centre(room), turn);
  return { ...place, x: at.x - place.w / 2, y: at.y - place.h / 2, turn: place.turn + (upright ? 0 : turn) };
}

function lifted({ turn, layer }: Sprite, place: Place, order: number, layered: boolean): Place {
  return { ...place, turn: place.turn + turn, z: order * 400 + (layered ? layer * 60 : 0) + place.z };
}

function spotsOf(zone: Zone, scene: Scene, inside: Sprite[], room: Box, at: Arrangement, shape: Shape): Place[] {
  const small = at.small.has(zone.id);
  if (zone.kind === 'pile3d') return inside.map((sprite) => onFlatPile(zone, sprite, room));
  if (isBoard(zone)) return inside.map((sprite) => onBoard(zone, sprite, room));
  if (zone.kind === 'pile') return inside.map((sprite) => onPile(sprite, room, shape(sprite)));
  if (zone.kind === 'buttons') return buttons(inside, room, at.upright);
  const common = inside[0] ? shape(inside[0]) : 1;
  if (zone.kind === 'hand') return small ? overlapped(inside, room, common, true) : inHand(inside, room, common, at.near);
  if (zone.seat !== null) return overlapped(inside, isWritten(scene, zone.id) ? room : behindNumber(room, wonIn(scene, zone.id)), common, false, zone.size[0]);
  return room.h < 70 ? overlapped(inside, room, common, false) : row(zone, scene, inside, room, common);
}

function flat(at: Box, z = 0, turn = 0): Place {
  return { ...at, z, turn };
}

function onBoard(zone: Zone, { at, size }: Sprite, room: Box): Place {
  const unit = room.w / zone.size[0];
  return flat(box(room.x + (at[0] ?? 0) * unit, room.y + (at[1] ?? 0) * unit, size[0] * unit, size[1] * unit));
}

/** The top of a pile lies in the middle; each one beneath it looks out a little. */
function onPile({ at }: Sprite, room: Box, shape: number): Place {
  const depth = at[0] ?? 0;
  const h = Math.min(room.h * 0.92, (room.w * 0.92) / shape);
  const peek = Math.min(depth, 4) * Math.max(1.5, h * 0.015);
  const middle = centre(room);
  return flat(box(middle.x - (h * shape) / 2 + peek, middle.y - h / 2 - peek, h * shape, h), 40 - Math.min(depth, 40));
}

/** Cards are known by their corner; what is round shows its face in the middle and is never covered. */
function inHand(cards: Sprite[], room: Box, shape: number, near = false): Place[] {
  if (near) return spread(cards, room, shape, HUGE * shape);
  return Math.abs(shape - 1) < 0.1 ? spread(cards, room, shape) : fan(cards, room, shape);
}

/** Side by side in as many lines as make them biggest. */
export function spread(things: Sprite[], whole: Box, shape: number, most = BIG): Place[] {
  const count = Math.max(1, ...things.map(({ at }) => (at[0] ?? 0) + 1));
  const gap = most > BIG ? 16 : count > MANY ? 2 : 4; // what glows is lifted
  const room = inset(whole, Math.min(2 * gap, 12));
  const { columns, w: widest } = grid(count, shape, room, gap);
  const w = Math.min(widest, most);
  const [h, lines] = [w / shape, Math.ceil(count / columns)];
  const top = room.y + (room.h - lines * (h + gap) + gap) / 2;
  return things.map(({ at }) => {
    const [line, slot] = [Math.floor((at[0] ?? 0) / columns), (at[0] ?? 0) % columns];
    const inLine = Math.min(columns, count - line * columns);
    const left = room.x + (room.w - inLine * (w + gap) + gap) / 2;
    return flat(box(left + slot * (w + gap), top + line * (h + gap), w, h), at[0] ?? 0);
  });
}

/** A hand: a fan; where it would hide pictures and there is room, two lines of whole cards;
 * two lines over each other when the fingers would not find the cards in one. */
export function fan(cards: Sprite[], whole: Box, shape: number): Place[] {
  const room = box(whole.x + 10, whole.y + 14, whole.w - 20, whole.h - 18); // corners of turned cards stand out
  const count = Math.max(1, ...cards.map((card) => (card.at[0] ?? 0) + 1));
  if (hides(count, room, shape)) return cards.map((card) => inFan(card.at[0] ?? 0, twoLines(count, room, shape), room));
  const touchable = (room.w - (count - 1) * FINGER) / shape;
  const lines = touchable < Math.min(SMALLEST, room.h * 0.6) ? 2 : 1;
  const h = lines === 2 ? room.h / 1.52 : Math.min(room.h * 0.9, 270, touchable);
  const perLine = Math.ceil(count / lines);
  return cards.map((card) => inFan(card.at[0] ?? 0, { count, perLine, lines, h, pitch: h * 0.5, shape }, room));
}

const SEEN = 0.7; // of a card's width: what tells its picture
const SMALLER = 0.6; // than in a fan, and still worth it
const AIR = 6; // px between two lines of whole cards

/** Would a fan cover the pictures, though two lines of whole cards are big enough? */
function hides(count: number, room: Box, shape: number): boolean {
  const high = Math.min(room.h * 0.9, 270, (room.w - (count - 1) * FINGER) / shape);
  const covered = room.w - high * shape < (count - 1) * high * shape * SEEN;
  return covered && twoLines(count, room, shape).h >= Math.max(SMALLEST, high * SMALLER);
}

function twoLines(count: number, room: Box, shape: number): Fan {
  const perLine = Math.ceil(count / 2);
  const h = Math.min((room.h - AIR) / 2, 270, room.w / (perLine * shape * 0.94));
  return { count, perLine, lines: 2, h, pitch: h + AIR, shape };
}

interface Fan {
  count: number;
  perLine: number;
  lines: number;
  h: number;
  /** From line to line. */
  pitch: number;
  shape: number;
}

function inFan(index: number, { count, perLine, lines, h, pitch, shape }: Fan, room: Box): Place {
  const line = Math.floor(index / perLine);
  const inLine = Math.min(perLine, count - line * perLine);
  const w = h * shape;
  const step = inLine > 1 ? Math.min(w * 0.94, (room.w - w) / (inLine - 1)) : 0;
  const off = (index % perLine) - (inLine - 1) / 2;
  const turn = lines === 1 ? off * Math.min(2.4, 16 / count) : 0;
  const sag = lines === 1 ? (off / Math.max(1, inLine / 2)) ** 2 * h * 0.05 : 0;
  const top = lines === 2 ? room.y + line * pitch : room.y + (room.h - h) / 2 - h * 0.02;
  return flat(box(room.x + room.w / 2 + off * step - w / 2, top + sag, w, h), index + 1, turn);
}

/** How big the number before a row of a seat is written. */
export function numberSize(room: Box): number {
  return clamp(20, Math.min(room.h * 0.72, room.w * 0.22), 110);
}

/** Where the things of a row lie: a digit is 0.6 as wide as high, and as much air is left as half of one. */
function behindNumber(room: Box, won: number): Box {
  const wide = numberSize(room) * (0.3 + 0.6 * String(won).length);
  return box(room.x + wide, room.y, room.w - wide, room.h);
}

/** A line as big as fits; it overlaps before it gets too small: what others hold, markers in a panel.
 * Where room is `kept` for several things they are as big when the first comes as when the last does, in two lines if that is bigger;
 * not where all would be tiny then. */
export function overlapped(things: Sprite[], room: Box, shape: number, counted: boolean, kept = 1): Place[] {
  const taken = Math.max(1, ...things.map((thing) => (thing.at[0] ?? 0) + 1));
  const tail = counted || things.every(({ badge }) => badge === null) ? 0 : 0.75; // of the height: a number behind the last one
  const fits = (count: number, lines: number): number => Math.min(room.h / lines - lines + 1, room.w / (Math.ceil(count / lines) * 1.08 * shape + tail));
  const count = Math.max(fits(kept, 1), fits(kept, 2)) < TINY ? taken : Math.max(kept, taken);
  const fitting = (lines: number): number => fits(count, lines);
  const lines = kept > 1 && fitting(2) > fitting(1) * 1.25 ? 2 : 1;
  const perLine = Math.ceil(count / lines);
  const h = Math.min(room.h / lines - lines + 1, counted ? 120 : Math.max(15, fitting(lines)), 120, (room.w * (things.length > 1 ? 0.5 : 0.8)) / shape);
  const w = h * shape;
  const space = Math.max(0, room.w - w - (counted ? 34 : tail * h)); // a count stands behind a hand
  const step = Math.min(w * (counted ? 0.42 : 1.08), space / Math.max(1, perLine - 1));
  const top = room.y + (room.h - Math.ceil(taken / perLine) * (h + 2) + 2) / 2;
  return things.map(({ at }) => {
    const slot = at[0] ?? 0;
    return flat(box(room.x + (slot % perLine) * step, top + Math.floor(slot / perLine) * (h + 2), w, h), slot + 1);
  });
}

function row(zone: Zone, scene: Scene, things: Sprite[], room: Box, shape: number): Place[] {
  const cells = grid(slots(zone, scene), shape, room);
  const w = Math.min(cells.w, Math.max(ROW, Math.min(room.w, room.h) * 0.3));
  const h = w / shape;
  const columns = cells.columns;
  const lines = Math.ceil(slots(zone, scene) / columns);
  const left = room.x + (room.w - columns * (w + 4) + 4) / 2;
  const top = room.y + (room.h - lines * (h + 4) + 4) / 2;
  return things.map(({ at }) => {
    const slot = at[0] ?? 0;
    return flat(box(left + (slot % columns) * (w + 4), top + Math.floor(slot / columns) * (h + 4), w, h), slot);
  });
}

function buttons(things: Sprite[], room: Box, upright: boolean): Place[] {
  const count = Math.max(1, things.length);
  const w = clamp(64, room.w / count - 8, upright ? 320 : 240);
  const h = Math.min(room.h, 76);
  const left = upright ? room.x + (room.w - count * (w + 8) + 8) / 2 : room.x + room.w - count * (w + 8) + 8;
  return things.map((_, index) => flat(box(left + index * (w + 8), room.y + (room.h - h) / 2, w, h)));
}
