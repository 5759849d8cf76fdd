// A lesson shows one thing to touch: buttons that are not asked for are not there, and after success nothing asks for anything.
import type { Scene, Step } from '../../app/protocol';
import { allIds, planted } from '../../table/touch/gestures';

export function quiet(scene: Scene, gestures: Step[]): Scene {
  const asked = allIds(planted(gestures));
  const buttons = new Set(scene.zones.filter((zone) => zone.kind === 'buttons').map((zone) => zone.id));
  const sprites = scene.sprites.filter((sprite) => !buttons.has(sprite.zone) || asked.has(sprite.id));
  const zones = scene.zones.filter((zone) => !buttons.has(zone.id) || sprites.some((sprite) => sprite.zone === zone.id));
  return { ...scene, zones, sprites };
}
