// Movement is the difference of two scenes: what moved, turned over, came, went.
import { centre, distance, rotated, type Box, type Place, type Point } from './geometry';
import type { Scene, Sprite } from './whole';

/** A scene with everything in its place. */
export interface Laid {
  scene: Scene;
  places: Map<string, Place>;
  zones: Map<string, Box>;
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
  sprite: Sprite;
  /** It goes round a point with its whole board, by so many degrees. */
  spin?: { about: Point; by: number };
}

export function difference(before: Laid, after: Laid): Change[] {
  const [was, is] = [things(before.scene), things(after.scene)];
  const old = new Map(was.map((sprite) => [sprite.id, sprite]));
  const stays = new Set(is.map((sprite) => sprite.id));
  const used = new Set(is.filter((sprite) => !old.has(sprite.id)).map((sprite) => sprite.from));
  const changes = is.map((sprite) => {
    const previous = old.get(sprite.id);
    return previous ? changed(previous, sprite, before, after) : came(sprite, before, after);
  });
  const gone = was.filter((sprite) => !stays.has(sprite.id) && !used.has(sprite.id));
  const found = [...changes, ...gone.map((sprite) => went(sprite, before))].filter((change) => change !== null);
  return spun(found, after);
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

function came(sprite: Sprite, before: Laid, after: Laid): Change | null {
  const to = after.places.get(sprite.id);
  if (!to) return null;
  const source = sprite.from ? origin(sprite.from, to, before, after) : null;
  if (!source) return { id: sprite.id, kind: 'come', from: to, was: null, main: false, sprite };
  const was = source.art !== null && source.art !== sprite.art ? source.art : null;
  return { id: sprite.id, kind: sprite.move, from: source.place, was, main: true, sprite };
}

function origin(from: string, to: Place, before: Laid, after: Laid): { place: Place; art: string | null } | null {
  const place = before.places.get(from);
  const thing = before.scene.sprites.find((sprite) => sprite.id === from);
  if (place && thing) return { place, art: thing.art };
  const zone = before.zones.get(from) ?? after.zones.get(from);
  return zone ? { place: inZone(zone, to), art: topOf(from, before.scene) } : null;
}

/** In the middle of a zone, as big as the zone allows. */
function inZone(zone: Box, to: Place): Place {
  const scale = Math.min(1, zone.w / to.w, zone.h / to.h);
  const [w, h] = [to.w * scale, to.h * scale];
  return { x: zone.x + (zone.w - w) / 2, y: zone.y + (zone.h - h) / 2, w, h, turn: 0, z: to.z };
}

function topOf(zone: string, scene: Scene): string | null {
  const inside = scene.sprites.filter((sprite) => sprite.zone === zone);
  return inside.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))[0]?.art ?? null;
}

function went(sprite: Sprite, before: Laid): Change | null {
  const from = before.places.get(sprite.id);
  return from ? { id: sprite.id, kind: 'go', from, was: null, main: false, sprite } : null;
}

const SPIN = 3; // so many things that go round together are a board that turns

/** A board that turns as a whole: its things go round its middle, not straight across. */
function spun(changes: Change[], after: Laid): Change[] {
  const turning = changes.map((change) => ({ change, spin: spinOf(change, after) }));
  const count = (by: number, zone: string): number =>
    turning.filter(({ spin, change }) => spin?.by === by && change.sprite.zone === zone).length;
  return turning.map(({ change, spin }) => (spin && count(spin.by, change.sprite.zone) >= SPIN ? { ...change, spin } : change));
}

function spinOf({ from, kind, sprite }: Change, after: Laid): Change['spin'] | null {
  const [zone, to] = [after.zones.get(sprite.zone), after.places.get(sprite.id)];
  if (kind !== 'slide' || sprite.at.length < 2 || !zone || !to) return null;
  const by = ((((to.turn - from.turn) % 360) + 540) % 360) - 180;
  const about = centre(zone);
  return by !== 0 && distance(rotated(centre(from), about, by), centre(to)) < 2 ? { about, by } : null;
}
