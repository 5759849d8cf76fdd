// Where everything stands: the middle, the players around, what is mine nearest, the line at the bottom.
import { bandOf, joinCorner, setBand, setButtons } from './footer';
import { others, PAD, shares, type Arrangement, type Frame, type Shares } from './frame';
import { box, clamp, inset, type Box } from '../geometry';
import { setInside } from './inner-zones';
import { arrangeNear, isHand } from './hand-only';
import { isBoard, pack } from './middle';
import { BOTH, counts, isLike, setAlong, setColumn, setLine, setPanelRow } from './panels';
import { setSpare } from './television';
import { arrangeTall, tallBoard } from './tall-board';
import type { Scene, Zone } from '../scene';

export function arrange(whole: Scene, frame: Frame): Arrangement {
  return setInside(whole, (scene) => arranged(scene, frame));
}

function arranged(scene: Scene, frame: Frame): Arrangement {
  const upright = frame.height > frame.width;
  const empty: Arrangement = { zones: new Map(), panels: [], prompt: null, answers: null, small: new Set(), upright };
  if (frame.compact) return arrangeCompact(scene, frame, empty);
  if (frame.near && isHand(scene, frame.me)) return arrangeNear(scene, frame, empty);
  const tall = tallBoard(scene, upright, isBroad(frame));
  if (tall) return arrangeTall(scene, frame, tall, empty);
  return upright ? arrangeUpright(scene, frame, empty) : arrangeLying(scene, frame, empty);
}

/** So wide that hand and piles find room beside a square board. */
function isBroad({ width, height, me, seated, tv }: Frame): boolean {
  return !tv && (me !== null || seated === true) && width >= 1280 && width / height >= 1.6;
}

/** Piles are not bigger than one would like to look at (`most`, px); on a television they are looked at from afar. */
function setMiddle(scene: Scene, zones: Zone[], room: Box, made: Arrangement, most = 440): void {
  pack(zones, scene, room, most).forEach((at, id) => made.zones.set(id, at));
}

function arrangeCompact(scene: Scene, { width, height, me }: Frame, made: Arrangement): Arrangement {
  const { middle, hands, mine } = shares(scene, me);
  const tall = tallBoard(scene); // piles beside it would say nothing here
  const low = hands.length ? height * (tall ? 0.24 : 0.34) : 0;
  const shown = tall ? [tall] : [...middle, ...mine];
  setMiddle(scene, shown, inset(box(0, 0, width, height - low), PAD), made, tall ? Infinity : undefined);
  setLine(hands, box(PAD, height - low, width - 2 * PAD, low), made);
  return made;
}

const MINE = 58; // px: the line of my name and what I have won
const ROOMY = 700; // px: on a lower phone everything around the middle is lower, too

/** Phone: panels on top, board, my things, hand, buttons, the line. */
function arrangeUpright(scene: Scene, frame: Frame, made: Arrangement): Arrangement {
  const { width, height, me } = frame;
  const tight = clamp(0.72, height / ROOMY, 1);
  const wide = width - 2 * PAD;
  const { middle, hands, mine, buttons } = shares(scene, me);
  const scale = clamp(1, width / 390, hands.length && middle.some(isBoard) ? 1.35 : 1.9) * tight; // a board beside a hand needs the room
  let bottom = height;
  const take = (high: number): Box => box(PAD, (bottom -= high), wide, high);
  made.prompt = take(frame.tv ? joinCorner(frame).h : 58 * clamp(1, scale, 1.3));
  made.prompt.h -= 4; // air below
  if (frame.tv) made.prompt.w -= joinCorner(frame).w;
  if (me !== null || frame.seated || frame.answers) setButtons(buttons, frame, inset(take(68 * Math.min(scale, 1.3)), 4), made); // kept free: nothing may jump
  if (hands.length) setLine(hands, take(handHigh(scene, hands, wide, height, tight)), made);
  if (me !== null) setAlong(me, mine, take((isLike(scene, frame) ? BOTH : MINE) * scale), made, true);
  const top = setPanelRow(scene, frame, scale, made);
  setMiddle(scene, middle, box(PAD, top, wide, bottom - top - PAD), made);
  return made;
}

const TOUCH = 46; // px: what a finger finds, with a little air

/** About a fifth of the screen; a hand that holds very many things is as high as fingers need, while the middle has room. */
function handHigh(scene: Scene, hands: Zone[], wide: number, height: number, tight: number): number {
  const most = Math.max(...hands.map(({ id }) => scene.sprites.filter(({ zone }) => zone === id).length));
  const needed = Math.ceil(most / Math.floor(wide / TOUCH)) * TOUCH + PAD;
  return clamp(clamp(104, height * 0.22, 290), needed, height * 0.38 * tight);
}

/** Tablet, desktop, television: players left and right, the line with the buttons below, my hand above it. */
function arrangeLying(scene: Scene, frame: Frame, made: Arrangement): Arrangement {
  const { width, height, me } = frame;
  const { middle, hands, mine, buttons } = shares(scene, me);
  const column = frame.tv ? clamp(200, width * 0.215, 560) : clamp(140, width * 0.18, 330);
  const band = bandOf(frame);
  let bottom = height - band;
  setBand(scene, frame, buttons, box(PAD, bottom, width - 2 * PAD, band), made);
  if (hands.length) bottom -= clamp(104, height * 0.28, 320);
  const low = hands.length ? box(PAD, bottom, width - 2 * PAD, height - band - bottom) : null;
  const sides = setSides(scene, frame, column, low ? null : mine, bottom, made);
  if (low && me !== null) setLow(scene, me, { mine, hands }, low, column, made);
  const rest = frame.tv ? setSpare(middle, sides.spare, made) : middle;
  setMiddle(scene, rest, box(sides.left, PAD, width - sides.left - sides.right, bottom - 2 * PAD), made, frame.tv ? Infinity : undefined);
  return made;
}

function setLow(scene: Scene, me: number, { mine, hands }: Pick<Shares, 'mine' | 'hands'>, room: Box, column: number, made: Arrangement): void {
  const panel = box(room.x, room.y, column, room.h - PAD);
  const head = mine.length ? clamp(44, panel.h * 0.42, 72) : panel.h;
  made.panels.push({ seat: me, box: panel, header: box(panel.x, panel.y, panel.w, head), mine: true });
  setLine(mine, inset(box(panel.x, panel.y + head, panel.w, panel.h - head), 8), made, counts(scene, mine) ? 'x' : 'y');
  const left = room.x + column + PAD;
  setLine(hands, box(left, room.y, room.x + room.w - left, room.h), made);
}

/** Panels in a column: clockwise up the left side, then down the right; `mine` (if any) lowest on the left. */
function setSides(scene: Scene, frame: Frame, column: number, mine: Zone[] | null, bottom: number, made: Arrangement) {
  const around = others(frame);
  const leftCount = around.length <= 2 && !frame.tv ? around.length : Math.ceil(around.length / 2);
  const right = around.slice(leftCount);
  const left = [...around.slice(0, leftCount)].reverse();
  const room = box(PAD, PAD, column, bottom - 2 * PAD);
  setColumn(scene, left, mine === null ? null : frame.me, room, made);
  const corner = frame.tv ? joinCorner(frame) : { w: 0, h: 0 }; // the way to join stands below them
  const code = Math.max(0, corner.h - (frame.height - bottom));
  setColumn(scene, right, null, { ...room, x: frame.width - column - PAD, h: room.h - code }, made);
  const wide = (taken: boolean): number => (taken ? column + 3 * PAD : PAD);
  const lowest = Math.max(0, ...made.panels.filter(({ seat }) => right.includes(seat)).map(({ box: { y, h } }) => y + h));
  const spare = box(frame.width - column - PAD, lowest + PAD, column, right.length ? room.y + room.h - code - lowest - 2 * PAD : 0);
  return { left: wide(left.length > 0 || mine !== null), right: Math.max(wide(right.length > 0), corner.w + PAD), spare };
}
