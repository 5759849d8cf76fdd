// The shelf: which games there are, the pictures people choose from, the emotes. Asked once.
import type { Box, Shelf } from './protocol';
import { has, say } from './words';
import { ask } from './api';

let asked: Promise<Shelf> | null = null;

export function shelf(): Promise<Shelf> {
  asked ??= ask<Shelf>('/api/games').catch((trouble: unknown) => {
    asked = null; // next time ask again
    throw trouble;
  });
  return asked;
}

export async function box(game: string): Promise<Box | null> {
  return (await shelf()).games.find((found) => found.id === game) ?? null;
}

/** The name on the box; a game from elsewhere brings its own words. */
export function title(game: string): string {
  return has(`game-${game}`) ? say(`game-${game}`) : say('title', {}, game);
}

export function playersTold(players: number[]): string {
  const low = players[0] ?? 0;
  const high = players.at(-1) ?? low;
  if (low === high) return say('fact-players', { low });
  return say(players.length === 2 && high - low > 1 ? 'fact-players-either' : 'fact-players-range', { low, high });
}

export function playersShort(players: number[]): string {
  const [low = 0, high = low] = [players[0], players.at(-1)];
  if (low === high) return `${low}`;
  return players.length === 2 && high - low > 1 ? `${low}, ${high}` : `${low}–${high}`;
}

/** Under which address other people reach this server: it knows, this browser may have come by another name. */
export async function address(): Promise<string> {
  return (await shelf().catch(() => null))?.address || location.origin;
}

/** Is it an address only this very machine understands? */
export function isOnlyHere(base: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(base);
}
