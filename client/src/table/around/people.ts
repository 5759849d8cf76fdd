// How a seat is called and drawn, what it holds, and how a refusal is said.
import type { Seat, TableInfo } from '../../app/protocol';
import { has, language, say, told, type Args } from '../../app/words';
import type { Why } from '..';
import type { Scene } from '../scene';

export function seatName(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? say(`table-robot-${(seat.seat % ROBOTS) + 1}`) : say('table-player', { number: seat.seat + 1 });
}

const SYLLABLE = /(?<=\p{L}{2})(?<=[аеёиоуыэюяaeiouy]\p{L}*)(?=[^\P{L}аеёиоуыэюяьъaeiouy][аеёиоуыэюяaeiouy]\p{L})/giu;

/** A word with hyphens that are only seen where a line ends: before a consonant and its vowel, with two letters on either side at least. */
export function syllables(word: string): string {
  return word.replace(SYLLABLE, '\u00AD');
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

/** A refusal in words; only here robots have names. */
export function reason(why: Why, game: string): string {
  if (typeof why.args['seat'] === 'number' && has(why.key, game)) return say(why.key, why.args as Args, game);
  return why[language()] ?? say(why.key, why.args as Args, game);
}

/** The team of a seat, and its partners' names; null where everybody plays alone. */
export function teamOf({ teams, seats }: TableInfo, seat: number): { number: number; partners: string } | null {
  const number = teams.findIndex((team) => team.includes(seat));
  const partners = (teams[number] ?? []).filter((other) => other !== seat).map((other) => seatName(seats[other]));
  return number < 0 ? null : { number, partners: partners.join(', ') };
}

/** What lies before a seat, in words. */
export function holdings({ zones, sprites }: Scene, seat: number, game: string): string[] {
  const theirs = zones.filter((zone) => zone.seat === seat && zone.kind !== 'buttons');
  return theirs.map((zone) => {
    const count = sprites.filter((sprite) => sprite.zone === zone.id).length;
    return say('table-holding', { zone: told(zone.label, game), count });
  });
}
