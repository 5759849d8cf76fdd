// The foot of the table: the line of words, the buttons, a television's way to join.
import { PAD, type Arrangement, type Frame } from './frame';
import { box, clamp, inset, type Box } from '../geometry';
import { setLine } from './panels';
import type { Scene, Zone } from '../scene';

/** The table's buttons, or those of the page in their place. */
export function setButtons(buttons: Zone[], { answers }: Frame, room: Box, made: Arrangement): void {
  if (answers) made.answers = room;
  else setLine(buttons, room, made);
}

/** How high the line at the bottom is where the table lies. */
export function bandOf({ tv, height }: Frame): number {
  return tv ? clamp(70, height * 0.12, 160) : clamp(60, height * 0.085, 92);
}

/** What the way to join takes of a television's lower right corner, with air above and left of it (tv/Corner.svelte). */
export function joinCorner({ width, height }: Frame): { w: number; h: number } {
  const least = Math.min(width, height);
  const [code, letters] = [clamp(64, least * 0.167, 300), clamp(16, least * 0.031, 60)];
  return { w: Math.max(code, letters * 4.6) + 20 + PAD, h: code + letters * 1.3 + 22 + PAD };
}

const LINE = 620; // px: a sentence stands in it

/** The line, and to the right of it as much as the buttons need. */
export function setBand(scene: Scene, frame: Frame, buttons: Zone[], room: Box, made: Arrangement): void {
  const ids = new Set(buttons.map((zone) => zone.id));
  const count = frame.answers || scene.sprites.filter((sprite) => ids.has(sprite.zone)).length;
  const wide = Math.min(Math.max(room.w * 0.55, room.w - LINE), count * clamp(212, room.w * 0.16, 280));
  const corner = frame.tv ? joinCorner(frame).w : 0; // there is the way to join
  made.prompt = box(room.x, room.y + 2, room.w - corner - wide - (wide ? PAD : 0), room.h - 8);
  if (wide) setButtons(buttons, frame, inset(box(room.x + room.w - wide, room.y, wide, room.h), 6), made);
}
