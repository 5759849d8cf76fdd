// The pile from straight above, for tables without three dimensions (docs/decisions/0060): millimetres about its middle.
import { box, type Box, type Place } from '../geometry';
import type { Sprite, Zone } from '../scene';

const CHIP = 25; // mm across

export function onFlatPile(zone: Zone, sprite: Sprite, room: Box): Place {
  const unit = Math.min(room.w / zone.size[0], room.h / zone.size[1]);
  const [x, y] = sprite.at.length >= 2 ? (sprite.at as [number, number]) : corner(zone, sprite);
  const edge = CHIP * unit;
  const at = box(room.x + room.w / 2 + x * unit - edge / 2, room.y + room.h / 2 - y * unit - edge / 2, edge, edge);
  return { ...at, z: Math.max(0, Math.round(sprite.at[2] ?? 300)), turn: yaw(sprite) };
}

/** What is still in the hand lies at the edge, below on the left. */
function corner({ size }: Zone, { id }: Sprite): [number, number] {
  return [CHIP / 2 - size[0] / 2 + (id.endsWith('1') ? CHIP : 0), CHIP / 2 - size[1] / 2];
}

function yaw({ at }: Sprite): number {
  return at.length === 7 ? (-2 * Math.atan2(at[6]!, at[3]!) * 180) / Math.PI : 0;
}

/** A point of the zone as the table measures it (from its upper left corner), in the pile's millimetres. */
export function onPileOf(zone: Zone, [x, y]: [number, number]): [number, number] {
  return zone.kind === 'pile3d' ? [Math.round(x - zone.size[0] / 2), Math.round(zone.size[1] / 2 - y)] : [x, y];
}
