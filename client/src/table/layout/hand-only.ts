// The board stands on a television: the phone is a hand of cards, with the piles small beside it.
import { bandOf, setBand, setButtons } from './footer';
import { PAD, shares, type Arrangement, type Frame } from './frame';
import { box, clamp, inset, type Box } from '../geometry';
import { isBoard, pack } from './middle';
import { setAlong, setLine } from './panels';
import type { Scene } from '../scene';

const PILES = 0.2; // of the height of a phone, or of the width of what lies
const NAME = 620; // px: my name and what lies before me need no more

/** There is a hand, and nothing that must be big to be touched. */
export function isHand(scene: Scene, me: number | null): boolean {
  return me !== null && shares(scene, me).hands.length > 0 && !scene.zones.some(isBoard);
}

export function arrangeNear(scene: Scene, frame: Frame, made: Arrangement): Arrangement {
  made.near = true;
  const room = made.upright ? below(scene, frame, made) : within(scene, frame, made);
  setLine(shares(scene, frame.me).hands, room, made);
  return made;
}

/** Phone: my name, the piles, the hand, the buttons, the line. */
function below(scene: Scene, frame: Frame, made: Arrangement): Box {
  const { width, height } = frame;
  const { middle, buttons } = shares(scene, frame.me);
  const [wide, scale] = [width - 2 * PAD, clamp(1, width / 390, 1.6)];
  const [line, keys] = [58 * Math.min(scale, 1.3), 68 * Math.min(scale, 1.3)];
  made.prompt = box(PAD, height - line, wide, line - 4);
  setButtons(buttons, frame, inset(box(PAD, height - line - keys, wide, keys), 4), made);
  const top = setName(scene, frame, scale, made);
  const piles = middle.length ? height * PILES : 0;
  pack(middle, scene, box(PAD, top, wide, piles), piles).forEach((at, id) => made.zones.set(id, at));
  const left = top + piles + PAD;
  return box(PAD, left, wide, height - line - keys - left);
}

/** Tablet: the hand, the piles in a column right of it, the line with the buttons below. */
function within(scene: Scene, frame: Frame, made: Arrangement): Box {
  const { width, height } = frame;
  const { middle, buttons } = shares(scene, frame.me);
  const band = bandOf(frame);
  setBand(scene, frame, buttons, box(PAD, height - band, width - 2 * PAD, band), made);
  const top = setName(scene, frame, clamp(1, height / 700, 1.4), made);
  const piles = middle.length ? width * PILES : 0;
  const column = box(width - piles - PAD, PAD, piles, height - band - 2 * PAD);
  pack(middle, scene, column, column.h).forEach((at, id) => made.zones.set(id, at));
  return box(PAD, top, width - piles - 3 * PAD, height - band - top - PAD);
}

function setName(scene: Scene, { width, me }: Frame, scale: number, made: Arrangement): number {
  const high = 58 * scale;
  setAlong(me!, shares(scene, me).mine, box(PAD, PAD, Math.min(width - 2 * PAD, NAME * scale), high), made, true);
  return high + 2 * PAD;
}
