// Below the panels on the right a television has room to spare.
import type { Arrangement } from './frame';
import type { Box } from '../geometry';
import { isBoard } from './middle';
import { setLine } from './panels';
import type { Zone } from '../scene';

const LOW = 0.6; // of its width: in a lower place things would be smaller than in a strip

/** Rows of things are bigger there than in a strip beside a board, and so is the board. What is left to be set. */
export function setSpare(middle: Zone[], spare: Box, made: Arrangement): Zone[] {
  const [boards, rows] = [middle.filter(isBoard), middle.filter((zone) => zone.kind === 'row')];
  if (boards.length !== 1 || rows.length === 0 || rows.length + 1 < middle.length || spare.h < spare.w * LOW) return middle;
  setLine(rows, spare, made, 'y');
  return boards;
}
