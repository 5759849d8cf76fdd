// Zones that stand inside a board: they take no room of the table, the board has left it for them.
import type { Arrangement } from './frame';
import { box, type Box } from '../geometry';
import type { Scene, Zone } from '../scene';

/** The table is laid without them, then they are set in; where their board is not shown they are zones like any other. */
export function setInside(scene: Scene, lay: (scene: Scene) => Arrangement): Arrangement {
  const inner = scene.zones.filter(({ inside }) => inside !== null);
  if (inner.length === 0) return lay(scene);
  const made = lay({ ...scene, zones: scene.zones.filter(({ inside }) => inside === null) });
  const boards = new Map(scene.zones.map((zone) => [zone.id, zone]));
  if (!inner.every(({ inside }) => made.zones.has(inside!))) return lay(scene);
  inner.forEach((zone) => made.zones.set(zone.id, spot(zone, boards.get(zone.inside!)!, made.zones.get(zone.inside!)!)));
  return made;
}

function spot({ at, size }: Zone, board: Zone, room: Box): Box {
  const unit = room.w / board.size[0];
  return box(room.x + at[0] * unit, room.y + at[1] * unit, size[0] * unit, size[1] * unit);
}
