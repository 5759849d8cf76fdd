// The board stands on a television: the phone keeps its own hand, its buttons, the piles, and what can be touched now.
import type { StateMessage, Zone } from '../../app/protocol';
import { allIds, planted } from '../../table/touch/gestures';

export function handOnly(state: StateMessage): StateMessage {
  const { scene, seat } = state;
  if (!scene || seat === null) return state;
  const touched = allIds(planted(state.gestures));
  const kept = scene.zones.filter((zone) => isNear(zone, seat) || leads(zone, touched, state));
  const ids = new Set(kept.map((zone) => zone.id));
  const sprites = scene.sprites.filter((sprite) => ids.has(sprite.zone));
  return { ...state, beats: [], scene: { ...scene, zones: kept, sprites } };
}

/** The piles always: nothing may jump when it is somebody else's turn. */
const isNear = (zone: Zone, seat: number): boolean => zone.seat === seat || zone.kind === 'buttons' || (zone.kind === 'pile' && (zone.seat ?? null) === null);

function leads(zone: Zone, touched: Set<string>, { scene }: StateMessage): boolean {
  return touched.has(zone.id) || (scene?.sprites ?? []).some(({ id, zone: at }) => at === zone.id && touched.has(id));
}
