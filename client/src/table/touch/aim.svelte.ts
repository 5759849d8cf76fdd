// A point of a zone: in the zone's own units, in pixels of the table, and where the keyboard aims.
import { centre, clamp, rotated, type Box, type Point } from '../geometry';
import type { Zone } from '../scene';

type Units = [number, number];
const STEPS = 20; // an arrow moves the aim by such a part of the zone

export class Aim {
  /** Where the keyboard aims, in the units of the zone it is on; null until an arrow was pressed. */
  cross = $state.raw<Units | null>(null);

  constructor(
    private readonly zoneOf: (id: string) => Zone | undefined,
    private readonly boxOf: (id: string) => Box | undefined,
  ) {}

  /** Where the keyboard aims in a zone: its middle, until an arrow was pressed. */
  at(id: string): Units {
    const [wide, high] = this.sizeOf(id);
    return this.cross ?? [wide / 2, high / 2];
  }

  move(id: string, [dx, dy]: readonly [number, number]): void {
    const [wide, high] = this.sizeOf(id);
    const [x, y] = this.at(id);
    const step = Math.max(wide, high) / STEPS;
    this.cross = [clamp(0, x + dx * step, wide), clamp(0, y + dy * step, high)];
  }

  /** A point of the table in the units of a zone, however the zone is turned; never outside it. */
  unitsAt(id: string, point: Point): Units | null {
    const [zone, box] = [this.zoneOf(id), this.boxOf(id)];
    if (!zone || !box) return null;
    const { x, y } = rotated(point, centre(box), -zone.turn);
    const unit = box.w / zone.size[0];
    const rounded = (value: number, most: number): number => Math.round(clamp(0, value / unit, most) * 1000) / 1000;
    return [rounded(x - box.x, zone.size[0]), rounded(y - box.y, zone.size[1])];
  }

  /** Where the keyboard aims, in pixels of the table. */
  pixelsAt(id: string): Point | null {
    const [zone, box] = [this.zoneOf(id), this.boxOf(id)];
    if (!zone || !box) return null;
    const unit = box.w / zone.size[0];
    const [x, y] = this.at(id);
    return rotated({ x: box.x + x * unit, y: box.y + y * unit }, centre(box), zone.turn);
  }

  private sizeOf(id: string): Units {
    return this.zoneOf(id)?.size ?? [1, 1];
  }
}
