import type { BoxOption } from '../../app/protocol';
import { has, say } from '../../app/words';

/** Has it a sense for so many players? */
export function holds({ players }: BoxOption, count: number): boolean {
  return players?.includes(count) ?? true;
}

/** `figure-2` is what the second player chooses: the seat whose option it is; null where it is everybody's. */
export function seatOf(option: string): number | null {
  const own = /^.+-(\d+)$/.exec(option);
  return own ? Number(own[1]) - 1 : null;
}

/** All options of the same kind, one for each seat: `figure-1`, `figure-2` … */
export function isLike(one: string, other: string): boolean {
  return seatOf(one) !== null && one.replace(/\d+$/, '') === other.replace(/\d+$/, '');
}

/** "Masha: which animal?" where the game has words for it, else by the number of the seat. */
export function asked(option: string, name: string, game: string): string {
  const base = option.replace(/-\d+$/, '');
  return has(`option-${base}-own`, game) ? say(`option-${base}-own`, { name }, game) : say(`option-${base}`, { number: seatOf(option)! + 1 }, game);
}
