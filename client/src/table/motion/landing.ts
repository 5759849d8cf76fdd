// Cause before effect: a number counts what has come, not what is still on its way.
import type { Label } from '../../app/protocol';
import type { Change } from './difference';
import { wonIn, type Scene, type Sprite, type Zone } from '../scene';

export function flies({ main, kind, spin }: Change): boolean {
  return main && !spin && (kind === 'slide' || kind === 'hop');
}

/** The zones that something flies into now. */
export function landing(changes: Iterable<Change>): Set<string> {
  return new Set([...changes].filter(flies).map(({ sprite }) => sprite.zone));
}

/** A scene while things fly: rows before somebody say what they said, and a pile wears its number until it is covered. */
export function untilLanded(scene: Scene, before: Scene, zones: Set<string>): Scene {
  const counts = ({ kind, seat }: Zone): boolean => kind === 'pile' || (kind === 'row' && seat !== null);
  const kinds = new Map(scene.zones.filter((zone) => counts(zone) && zones.has(zone.id)).map((zone) => [zone.id, zone.kind]));
  if (kinds.size === 0) return scene;
  const old = new Map(before.sprites.map((sprite) => [sprite.id, sprite]));
  const counted = ({ key, args }: Label, id: string): Label => ({ key, args: { ...args, count: wonIn(before, id) } });
  const told = (zone: Zone): Zone => (kinds.get(zone.id) === 'row' ? { ...zone, label: counted(zone.label, zone.id) } : zone);
  const worn = (sprite: Sprite): Sprite => {
    const flying = kinds.get(sprite.zone) === 'pile' ? { text: sprite.text, badge: null } : sprite;
    const { text, badge } = old.get(sprite.id) ?? flying;
    return kinds.has(sprite.zone) ? { ...sprite, text, badge } : sprite;
  };
  return { ...scene, zones: scene.zones.map(told), sprites: scene.sprites.map(worn) };
}
