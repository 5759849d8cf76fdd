// The wire leaves out what is usual; on the table every field is there.
import { dequal } from 'dequal/lite';
import type * as wire from '../app/protocol';

export type Path = Required<wire.Path>;
export type Float = wire.Float;
export type Zone = Omit<Required<wire.Zone>, 'paths'> & { paths: Path[] };
export type Sprite = Required<wire.Sprite>;

export interface Scene {
  zones: Zone[];
  sprites: Sprite[];
  prompt: wire.Label | null;
  /** Milliseconds this beat stands at least before the next. */
  hold: number;
  floats: Float[];
}

const zoneDefaults = { seat: null, size: [1, 1] as [number, number], inside: null, at: [0, 0] as [number, number], art: null, turn: 0, sway: 0, film: null };
const spriteDefaults = {
  art: null,
  label: null,
  size: [1, 1] as [number, number],
  turn: 0,
  layer: 0,
  text: null,
  badge: null,
  from: null,
  move: 'slide' as const,
  tone: 'plain' as const,
  upright: false,
  back: null,
};

export function whole(scene: wire.Scene): Scene {
  return {
    zones: scene.zones.map(wholeZone),
    sprites: scene.sprites.map((sprite): Sprite => ({ ...spriteDefaults, ...sprite })),
    prompt: scene.prompt ?? null,
    hold: scene.hold ?? 0,
    floats: scene.floats ?? [],
  };
}

function wholeZone(zone: wire.Zone): Zone {
  const paths = (zone.paths ?? []).map((path): Path => ({ art: 'path', ...path }));
  return { ...zoneDefaults, ...zone, paths };
}

/** The same scene, with everything that has not changed being the very object it was: nothing is drawn twice. */
export function sameAs(before: Scene, scene: Scene): Scene {
  const old = new Map(before.sprites.map((sprite) => [sprite.id, sprite]));
  const same = (sprite: Sprite): Sprite => {
    const previous = old.get(sprite.id);
    return previous && dequal(previous, sprite) ? previous : sprite;
  };
  return { ...scene, sprites: scene.sprites.map(same) };
}

export const emptyScene: Scene = { zones: [], sprites: [], prompt: null, hold: 0, floats: [] };

/** What lies wholly beneath another thing of its board, and beneath which: a cell under a frog need not be told. */
export function beneath(scene: Scene): Map<string, string> {
  const boards = new Set(scene.zones.filter((zone) => zone.kind === 'board').map((zone) => zone.id));
  const top = new Map<string, Sprite>();
  const spot = ({ zone, at, size }: Sprite): string => [zone, at, size].join();
  const lying = scene.sprites.filter((sprite) => boards.has(sprite.zone) && sprite.label !== null);
  for (const sprite of lying) if (sprite.layer >= (top.get(spot(sprite))?.layer ?? 0)) top.set(spot(sprite), sprite);
  const under = lying.filter((sprite) => top.get(spot(sprite)) !== sprite);
  return new Map(under.map((sprite) => [sprite.id, top.get(spot(sprite))!.id]));
}

/** Some hands face down, as those of others lie there; gone where nobody else's back is to be seen. */
export function faceDown({ zones, sprites }: Scene, own: Set<string>): Sprite[] {
  const others = new Set(zones.filter((zone) => zone.kind === 'hand' && !own.has(zone.id)).map((zone) => zone.id));
  const art = sprites.find((sprite) => others.has(sprite.zone))?.art;
  if (!art) return sprites.filter((sprite) => !own.has(sprite.zone));
  const turned = { art, label: null, text: null, badge: null, back: null };
  return sprites.map((sprite) => (own.has(sprite.zone) ? { ...sprite, ...turned } : sprite));
}

/** How many of a row are won: as its label says; else what does not lie there dim, still to be won. */
export function wonIn({ zones, sprites }: Scene, id: string): number {
  const told = zones.find((zone) => zone.id === id)?.label.args['count'];
  return typeof told === 'number' ? told : sprites.filter((sprite) => sprite.zone === id && sprite.tone !== 'dim').length;
}

/** A row that writes its own number (a sum of points) needs none before it. */
export function isWritten({ sprites }: Scene, zone: string): boolean {
  return sprites.some((sprite) => sprite.text !== null && sprite.zone === zone);
}
