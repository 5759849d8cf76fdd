// The game so far, asked of the server through one pair of eyes: to look back, not to take back. It outlives a reload.
import type { Moves, ReplayMove, Scene } from '../../app/protocol';
import { ask } from '../../app/api';

/** A whole move of somebody, and how many actions had been seen once chance had answered it. */
export interface Made {
  move: ReplayMove;
  count: number;
}

/** A move of this game and what was seen after it. */
export interface Moment extends ReplayMove {
  /** Whose eyes saw it: nobody else is shown it. */
  eyes: number | null;
  scene: Scene;
  /** All moves known then, and which of them this is. */
  all: Made[];
  number: number;
}

export async function moves(table: string, eyes: number | null): Promise<Made[]> {
  return made((await ask<Moves>(`${at(table)}${seen(eyes)}`)).moves);
}

export function made(moves: ReplayMove[]): Made[] {
  const own = moves.flatMap(({ seat }, index) => (seat >= 0 ? [index] : []));
  const all = own.map((index, number) => ({ move: moves[index]!, count: own[number + 1] ?? moves.length }));
  return all.filter(({ move }) => !move.half);
}

/** How it looked after one of them. */
export async function after(table: string, eyes: number | null, all: Made[], number: number): Promise<Moment> {
  const { move, count } = all[number]!;
  return { ...move, eyes, all, number, scene: await ask<Scene>(`${at(table)}/${count}${seen(eyes)}`) };
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/moves`;
}

function seen(eyes: number | null): string {
  return eyes === null ? '' : `?seat=${eyes}`;
}
