// The wire leaves out what is usual; on the table every field is there.
import type * as wire from '../protocol';

export type Zone = Required<wire.Zone>;
export type Sprite = Required<wire.Sprite>;

export interface Scene {
  zones: Zone[];
  sprites: Sprite[];
  prompt: wire.Label | null;
}

const zoneDefaults = { seat: null, size: [1, 1] as [number, number], art: null };
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
};

export function whole(scene: wire.Scene): Scene {
  return {
    zones: scene.zones.map((zone): Zone => ({ ...zoneDefaults, ...zone })),
    sprites: scene.sprites.map((sprite): Sprite => ({ ...spriteDefaults, ...sprite })),
    prompt: scene.prompt ?? null,
  };
}

/** The same scene, with everything that has not changed being the very object it was: nothing is drawn twice. */
export function sameAs(before: Scene, scene: Scene): Scene {
  const old = new Map(before.sprites.map((sprite) => [sprite.id, sprite]));
  const same = (sprite: Sprite): Sprite => {
    const previous = old.get(sprite.id);
    return previous && JSON.stringify(previous) === JSON.stringify(sprite) ? previous : sprite;
  };
  return { ...scene, sprites: scene.sprites.map(same) };
}

export const emptyScene: Scene = { zones: [], sprites: [], prompt: null };
