// The game so far, asked of the server through one pair of eyes: to look back, not to take back. It outlives a reload.
import type { Moves, ReplayMove, Scene } from '../../protocol';
import { ask } from '../../state/api';

/** A move of this game and what was seen after it. */
export interface Moment extends ReplayMove {
  /** Whose eyes saw it: nobody else is shown it. */
  eyes: number | null;
  scene: Scene;
}

export async function moves(table: string, eyes: number | null): Promise<ReplayMove[]> {
  return (await ask<Moves>(`${at(table)}${seen(eyes)}`)).moves;
}

/** How it looked after so many moves. */
export async function after(table: string, eyes: number | null, count: number, move: ReplayMove): Promise<Moment> {
  return { ...move, eyes, scene: await ask<Scene>(`${at(table)}/${count}${seen(eyes)}`) };
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/moves`;
}

function seen(eyes: number | null): string {
  return eyes === null ? '' : `?seat=${eyes}`;
}
