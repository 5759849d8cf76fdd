// A chip in the hand above the pile: where it is, how long it has been held, where it is let go.
import { CAP, RADIUS } from './measures';
import { sway, Trail } from './sway';

export const FINGER = 84; // px: the chip floats above the finger that would hide it
const REACH = 3 * CAP; // mm: nobody lays a chip further out
const STEP = { fine: 1, wide: 5 }; // mm, by keyboard

export interface Spot {
  x: number;
  y: number;
}

export class Aiming {
  /** Where the chip is, in millimetres; null before it has been moved at all. */
  spot = $state.raw<Spot | null>(null);
  /** True while a finger or a button is down. */
  pressed = $state(false);
  private since = 0;
  private trail = new Trail();

  press(time: number, spot: Spot): void {
    this.pressed = true;
    this.since = time;
    this.trail = new Trail();
    this.move(time, spot);
  }

  move(time: number, { x, y }: Spot): void {
    const far = Math.hypot(x, y);
    const part = far > REACH ? REACH / far : 1;
    this.spot = { x: x * part, y: y * part };
    if (this.pressed) this.trail.add(time, this.spot.x, this.spot.y);
  }

  /** Where it was let go, in whole millimetres; null when nothing was held. */
  release(time: number): Spot | null {
    const at = this.pressed ? this.trail.released(time) : null;
    this.pressed = false;
    return at && whole(at);
  }

  /** Arrow keys; the first one takes the chip up above the middle. */
  nudge(time: number, key: string, wide: boolean): boolean {
    const [dx, dy] = ARROWS[key] ?? [0, 0];
    if (!dx && !dy) return false;
    if (!this.spot) this.since = time;
    const step = wide ? STEP.wide : STEP.fine;
    const from = this.spot ?? { x: 0, y: 0 };
    this.move(time, { x: Math.round(from.x) + dx * step, y: Math.round(from.y) + dy * step });
    return true;
  }

  swaying(time: number, tremor: number, height: number): { x: number; y: number; tilt: number } {
    return sway(tremor, Math.max(0, time - this.since) / 1000, height);
  }

  forget(): void {
    this.spot = null;
    this.pressed = false;
  }
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export function whole({ x, y }: Spot): Spot {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Far from the pile on all sides: the chip was carried away, not laid. */
export function isAway({ x, y }: Spot): boolean {
  return Math.hypot(x, y) > CAP + 2 * RADIUS + 10;
}
