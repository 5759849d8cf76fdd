// How a seat is called and drawn, and how a refusal is said.
import type { Seat } from '../protocol';
import { language, say, type Args } from '../words';
import type { Why } from '.';

export function seatName(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? say(`table-robot-${(seat.seat % ROBOTS) + 1}`) : say('table-player', { number: seat.seat + 1 });
}

const ROBOTS = 6; // with names of their own: several of them sit at one table

export function facePicture(seat: Seat): string {
  if (seat.kind === 'bot') return `${botPicture(seat.level)}~${seat.seat % ROBOTS}`;
  const picture = seat.picture ?? FACES[seat.seat % FACES.length]!;
  return picture.startsWith('face-') ? picture : `face-${picture}`;
}

/** The character of a strength; older names of strengths have their nearest one. */
export function botPicture(level: string | null): string {
  const name = OLDER[level ?? ''] ?? level ?? '';
  return `bot-${BOTS.includes(name) ? name : 'amateur'}`;
}

const BOTS = ['tiny', 'novice', 'amateur', 'expert', 'master', 'even'];
const OLDER: Record<string, string> = { gentle: 'novice', clever: 'expert' };
const FACES = ['fox', 'bear', 'cat', 'owl', 'hedgehog', 'frog'];

export function reason(why: Why, game: string): string {
  return why[language()] ?? say(why.key, why.args as Args, game);
}
