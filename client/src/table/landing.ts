// Cause before effect: a number counts what has come, not what is still on its way.
import type { Change } from './difference';
import type { Scene, Sprite, Zone } from './whole';

/** The zones that something flies into now. */
export function landing(changes: Iterable<Change>): Set<string> {
  const flying = [...changes].filter(({ main, kind, spin }) => main && !spin && (kind === 'slide' || kind === 'hop'));
  return new Set(flying.map(({ sprite }) => sprite.zone));
}

/** A scene while things fly: rows before somebody say what they said, and a pile wears its number until it is covered. */
export function untilLanded(scene: Scene, before: Scene, zones: Set<string>): Scene {
  const counts = ({ kind, seat }: Zone): boolean => kind === 'pile' || (kind === 'row' && seat !== null);
  const kinds = new Map(scene.zones.filter((zone) => counts(zone) && zones.has(zone.id)).map((zone) => [zone.id, zone.kind]));
  if (kinds.size === 0) return scene;
  const [labels, old] = [new Map(before.zones.map((zone) => [zone.id, zone.label])), new Map(before.sprites.map((sprite) => [sprite.id, sprite]))];
  const told = (zone: Zone): Zone => (kinds.has(zone.id) ? { ...zone, label: labels.get(zone.id) ?? zone.label } : zone);
  const worn = (sprite: Sprite): Sprite => {
    const flying = kinds.get(sprite.zone) === 'pile' ? { text: sprite.text, badge: null } : sprite;
    const { text, badge } = old.get(sprite.id) ?? flying;
    return kinds.has(sprite.zone) ? { ...sprite, text, badge } : sprite;
  };
  return { ...scene, zones: scene.zones.map(told), sprites: scene.sprites.map(worn) };
}
