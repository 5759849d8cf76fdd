// Where a reason is laid: beside the thing it speaks of, and not over one's own hand.
import { clamp, type Box } from '../geometry';

const GAP = 14; // as high as the tail
const EDGE = 8;

export interface Size {
  w: number;
  h: number;
}

/** Above the thing, else below it; before it covers a hand it leans back over the thing itself. */
export function beside(near: Box, size: Size, room: Size, hands: Box[]): { x: number; y: number; above: boolean } {
  const above = near.y > size.h + GAP + 10;
  const x = clamp(12, near.x + near.w / 2 - size.w / 2, room.w - size.w - 12);
  const wanted = above ? near.y - size.h - GAP : near.y + near.h + GAP;
  const y = clamp(EDGE, wanted, room.h - size.h - EDGE);
  return { x, y: above ? y : offHands(x, y, size, hands), above };
}

function offHands(x: number, y: number, { w, h }: Size, hands: Box[]): number {
  const covered = hands.filter((hand) => x < hand.x + hand.w && hand.x < x + w && y < hand.y + hand.h && hand.y < y + h);
  const higher = Math.min(y, ...covered.map((hand) => hand.y - h - EDGE));
  return higher < EDGE ? y : higher;
}
