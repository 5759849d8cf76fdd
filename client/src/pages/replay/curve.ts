// The curve of a game: what a seat could expect before each move, as a path of a picture WIDE by HIGH.
export const WIDE = 300;
export const HIGH = 100;

export const between = (move: number, total: number) => Math.min(Math.max(move, 0), total);

/** One seat's line; certain to win is on top. */
export function path(curve: number[][], seat: number): string {
  const step = WIDE / Math.max(1, curve.length - 1);
  const points = curve.map((expected, move) => `${(move * step).toFixed(1)} ${(HIGH * (1 - (expected[seat] ?? 0))).toFixed(1)}`);
  return points.length ? `M${points.join('L')}` : '';
}
