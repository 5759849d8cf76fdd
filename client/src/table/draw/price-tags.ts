// A tag upon a thing (its price): it lies above all that can be touched, and is only looked at.
import { centre, distance, holds, type Box, type Point } from '../geometry';
import type { Sprite } from '../scene';

const LAYER = 5; // of what is only said about a thing of the board

export function isTag({ label, layer }: Sprite): boolean {
  return label === null && layer >= LAYER;
}

/** What a tag is about: of the things it lies upon those whose middle is nearest (a cell, and what lies there).
 * Things beside it may reach under it, too. */
export function tagged(at: Point, things: [string, Box][]): string[] {
  const under = things.filter(([, box]) => holds(box, at)).map(([id, box]) => ({ id, far: distance(centre(box), at) }));
  const least = Math.min(...under.map(({ far }) => far));
  return under.filter(({ far }) => far < least + 1).map(({ id }) => id);
}
