// The pile in millimetres, as the server tells it: x to the right, y away from the looker, z up, 0 on the cap's top.

/** x, y, z of the middle and the turn as a quaternion w, x, y, z. */
export type Pose = readonly [number, number, number, number, number, number, number];

export interface Chip {
  id: string;
  art: string;
  pose: Pose;
}

export const RADIUS = 12.5; // SH-2
export const THICK = 5;
export const CAP = 30;

/** How upright a chip lies: the cosine of its tilt. */
export function upright(pose: Pose): number {
  return 1 - 2 * (pose[4] ** 2 + pose[5] ** 2);
}

/** The highest point of a pile above the cap. */
export function peakOf(chips: readonly Chip[]): number {
  return Math.max(0, ...chips.map(({ pose }) => topOf(pose)));
}

/** How far the chips that lie on the bottle reach from its middle; those that tip or have gone over the rim do not count. */
export function reachOf(chips: readonly Chip[]): number {
  const lying = chips.filter(({ pose }) => pose[2] > 0 && Math.abs(upright(pose)) > 0.9);
  return Math.max(CAP, ...lying.map(({ pose }) => Math.hypot(pose[0], pose[1]) + RADIUS));
}

export function topOf(pose: Pose): number {
  const up = upright(pose);
  return pose[2] + (THICK / 2) * Math.abs(up) + RADIUS * Math.sqrt(Math.max(0, 1 - up * up));
}
