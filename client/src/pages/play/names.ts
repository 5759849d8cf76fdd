// How people and robots at a table are called and pictured.
import type { Seat, TableInfo } from '../../protocol';
import { has, say } from '../../words';

export function levelTold(level: string): string {
  return has(`level-${level}`) ? say(`level-${level}`) : level;
}

export function nameOf(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? levelTold(seat.level ?? '') : say('lobby-seat', { number: seat.seat + 1 });
}

export function pictureOf(seat: Seat): string {
  return seat.kind === 'bot' ? `bot-${seat.level || 'gentle'}` : `face-${seat.picture}`;
}

export const nameAt = (table: TableInfo, seat: number): string => nameOf(table.seats[seat]);
