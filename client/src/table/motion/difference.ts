// Movement is the difference of two scenes: what moved, turned over, came, went.
import { centre, distance, rotated, type Box, type Place, type Point } from '../geometry';
import type { Scene, Sprite, Zone } from '../scene';

/** A scene with everything in its place. */
export interface Laid {
  scene: Scene;
  places: Map<string, Place>;
  zones: Map<string, Box>;
}

/** Round a point with the whole board; what is upright stays upright on the way. */
export interface Spin {
  about: Point;
  by: number;
  upright?: boolean;
}

export interface Change {
  id: string;
  kind: 'slide' | 'hop' | 'turn' | 'come' | 'go';
  /** Where it begins (where it ends for `go`). */
  from: Place;
  /** What was to be seen before, when the thing turns over on the way. */
  was: string | null;
  /** A thing really moved by somebody, not one that made room. */
  main: boolean;
  /** It goes while something else comes to lie on it: it stays as it is until it is covered. */
  covered?: boolean;
  sprite: Sprite;
  /** It goes round a point with its whole board, by so many degrees. */
  spin?: Spin;
}

export function difference(before: Laid, after: Laid): Change[] {
  const [was, is] = [things(before.scene), things(after.scene)];
  const old = new Map(was.map((sprite) => [sprite.id, sprite]));
  const stays = new Set(is.map((sprite) => sprite.id));
  const sources = whence(is.filter((sprite) => !old.has(sprite.id)), was, stays, before.scene);
  const used = new Set(sources.values());
  const changes = is.map((sprite) => {
    const previous = old.get(sprite.id);
    return previous ? changed(previous, sprite, before, after) : came(sprite, sources.get(sprite.id) ?? null, before, after);
  });
  const gone = was.filter((sprite) => !stays.has(sprite.id) && !used.has(sprite.id));
  const topped = toppedPiles(old, after.scene);
  const found = [...changes, ...gone.map((sprite) => went(sprite, before, topped))].filter((change) => change !== null);
  return spun(found, before, after);
}

/** Buttons do not fly about. */
function things(scene: Scene): Sprite[] {
  const buttons = new Set(scene.zones.filter((zone) => zone.kind === 'buttons').map((zone) => zone.id));
  return scene.sprites.filter((sprite) => !buttons.has(sprite.zone));
}

function changed(old: Sprite, now: Sprite, before: Laid, after: Laid): Change | null {
  const [from, to] = [before.places.get(old.id), after.places.get(now.id)];
  if (!from || !to) return null;
  const turned = old.art !== now.art;
  const moved = far(from, to);
  if (!turned && !moved) return null;
  const main = turned || old.zone !== now.zone || (moved && elsewhere(old, now));
  const kind = moved ? now.move : 'turn';
  return { id: now.id, kind, from, was: turned ? old.art : null, main, sprite: now };
}

/** On a board another place is a move; in a hand or a row it is only making room. */
function elsewhere(old: Sprite, now: Sprite): boolean {
  return now.at.length > 1 && (old.at[0] !== now.at[0] || old.at[1] !== now.at[1]);
}

function far(a: Place, b: Place): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) > 1 || a.turn !== b.turn;
}

/** Where each new thing comes from. Out of a hand comes a thing that was in it: the one that looks the same, else a back.
 * Into a hand comes what just fell. */
function whence(fresh: Sprite[], was: Sprite[], stays: Set<string>, { zones }: Scene): Map<string, string> {
  const hands = new Set(zones.filter((zone) => zone.kind === 'hand').map((zone) => zone.id));
  const filmed = new Set(zones.filter((zone) => zone.film !== null).map((zone) => zone.id));
  const sources = new Map<string, string>();
  for (const { id, art, from, zone } of fresh) {
    if (!from) continue;
    const left = was.filter((thing) => !stays.has(thing.id) && ![...sources.values()].includes(thing.id));
    const fallen = hands.has(zone) ? left.find((thing) => filmed.has(thing.zone) && thing.art === art) : undefined;
    const inside = hands.has(from) ? was.filter((thing) => thing.zone === from) : [];
    const gone = left.filter((thing) => inside.includes(thing));
    const same = gone.find((thing) => thing.art === art) ?? inside.find((thing) => thing.art === art);
    const back = inside.every((thing) => thing.art === inside[0]!.art) ? gone.at(-1) : undefined;
    sources.set(id, (fallen ?? same ?? back)?.id ?? from);
  }
  return sources;
}

function came(sprite: Sprite, from: string | null, before: Laid, after: Laid): Change | null {
  const to = after.places.get(sprite.id);
  if (!to) return null;
  const source = from ? origin(from, to, before, after) : null;
  if (!source) return { id: sprite.id, kind: 'come', from: to, was: null, main: false, sprite };
  const was = source.art !== null && source.art !== sprite.art ? source.art : null;
  return { id: sprite.id, kind: sprite.move, from: source.place, was, main: true, sprite };
}

function origin(from: string, to: Place, before: Laid, after: Laid): { place: Place; art: string | null } | null {
  const place = before.places.get(from);
  const thing = before.scene.sprites.find((sprite) => sprite.id === from);
  const stays = after.scene.sprites.some((sprite) => sprite.id === from); // what it comes out of; else it was that thing
  const fell = before.scene.zones.find((zone) => zone.id === thing?.zone && zone.film !== null);
  const ground = fell && before.zones.get(fell.id);
  if (ground) return { place: under(ground, to), art: null };
  if (place && thing) return { place, art: stays ? null : thing.art };
  const zone = before.zones.get(from) ?? after.zones.get(from);
  return zone ? { place: inZone(zone, to), art: topOf(from, before.scene) } : null;
}

/** In the middle of a zone, as big as the zone allows. */
function inZone(zone: Box, to: Place): Place {
  const scale = Math.min(1, zone.w / to.w, zone.h / to.h);
  const [w, h] = [to.w * scale, to.h * scale];
  return { x: zone.x + (zone.w - w) / 2, y: zone.y + (zone.h - h) / 2, w, h, turn: 0, z: to.z };
}

/** Down in front of a zone, where things that fell off it lie. */
function under(zone: Box, to: Place): Place {
  const size = Math.min(to.w, zone.w / 4);
  return { x: zone.x + (zone.w - size) / 2, y: zone.y + zone.h - size, w: size, h: (size * to.h) / to.w, turn: 0, z: to.z };
}

function topOf(zone: string, scene: Scene): string | null {
  const inside = scene.sprites.filter((sprite) => sprite.zone === zone);
  return inside.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))[0]?.art ?? null;
}

function went(sprite: Sprite, before: Laid, topped: Set<string>): Change | null {
  const from = before.places.get(sprite.id);
  return from ? { id: sprite.id, kind: 'go', from, was: null, main: false, covered: topped.has(sprite.zone), sprite } : null;
}

/** The piles something new comes to lie on. */
function toppedPiles(old: Map<string, Sprite>, { zones, sprites }: Scene): Set<string> {
  const piles = new Set(zones.filter((zone) => zone.kind === 'pile').map((zone) => zone.id));
  return new Set(sprites.filter(({ id, zone }) => piles.has(zone) && old.get(id)?.zone !== zone).map(({ zone }) => zone));
}

/** The zones that turn, and by how much: the nearest way round. */
export function turning(before: Scene, after: Scene): Map<string, number> {
  const old = new Map(before.zones.map((zone) => [zone.id, zone.turn]));
  const by = ({ id, turn }: Zone): number => nearest(turn - (old.get(id) ?? turn));
  return new Map(after.zones.map((zone): [string, number] => [zone.id, by(zone)]).filter(([, degrees]) => degrees !== 0));
}

/** −179 … 180 degrees. */
function nearest(degrees: number): number {
  return -(((((-degrees + 180) % 360) + 360) % 360) - 180);
}

const SPIN = 3; // so many things that go round together are a board that turns

/** A board that turns as a whole: its things go round its middle, not straight across. */
function spun(changes: Change[], before: Laid, after: Laid): Change[] {
  const turned = turning(before.scene, after.scene);
  const spins = changes.map((change) => ({ change, spin: carried(change, turned, before, after) ?? spinOf(change, after) }));
  const count = (by: number, zone: string): number => spins.filter(({ spin, change }) => spin?.by === by && change.sprite.zone === zone).length;
  const goes = ({ by }: Spin, zone: string): boolean => turned.has(zone) || count(by, zone) >= SPIN;
  return spins.map(({ change, spin }) => (spin && goes(spin, change.sprite.zone) ? { ...change, kind: 'slide', main: true, spin } : change));
}

/** What lies on a zone that turns, and stays where it lies on it. */
function carried({ id, sprite }: Change, turned: Map<string, number>, before: Laid, after: Laid): Spin | null {
  const by = turned.get(sprite.zone);
  const old = before.scene.sprites.find((one) => one.id === id);
  const zone = after.zones.get(sprite.zone);
  if (by === undefined || !zone || old?.zone !== sprite.zone || elsewhere(old, sprite)) return null;
  return { about: centre(zone), by, ...(sprite.upright ? { upright: true } : {}) };
}

function spinOf({ from, kind, sprite }: Change, after: Laid): Spin | null {
  const [zone, to] = [after.zones.get(sprite.zone), after.places.get(sprite.id)];
  if (kind !== 'slide' || sprite.at.length < 2 || !zone || !to) return null;
  const by = nearest(to.turn - from.turn);
  const about = centre(zone);
  return by !== 0 && distance(rotated(centre(from), about, by), centre(to)) < 2 ? { about, by } : null;
}
