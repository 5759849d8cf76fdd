// SH-81: the held chip sways, more the higher the pile, and not with time. What is seen here is only a picture of it:
// the server draws its own share, which does not grow with time either.

const LIFTING = 60; // ms: lifting a finger smears the place

const HIGHER = 0.018; // more for each millimetre above the first three layers, as the server's: 9 % a layer
const LOW = 15;

/** `tremor` in millimetres (SH-82), `held` in seconds, `height` of the pile in millimetres. */
export function sway(tremor: number, held: number, height: number): { x: number; y: number; tilt: number } {
  const size = tremor * (1 + HIGHER * Math.max(0, height - LOW));
  const x = size * Math.sin(held * 56.5);
  const y = size * Math.sin(held * 49 + 1);
  return { x, y, tilt: 0.012 * size * Math.sin(held * 50) };
}

/** Where the finger was a moment before it left. */
export class Trail {
  private spots: { time: number; x: number; y: number }[] = [];

  add(time: number, x: number, y: number): void {
    this.spots = [...this.spots.filter((spot) => spot.time > time - 500), { time, x, y }];
  }

  released(time: number): { x: number; y: number } | null {
    return this.spots.filter((spot) => spot.time <= time - LIFTING).at(-1) ?? this.spots[0] ?? null;
  }
}
