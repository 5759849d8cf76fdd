// What the sprites of the zone mean: chips that stand, chips in the hand (docs/decisions/0060).
import type { Sprite } from '../scene';
import type { Chip, Pose } from './measures';

export interface Held {
  id: string;
  art: string;
  /** The place chosen for it; null: it is still in the hand. */
  spot: { x: number; y: number } | null;
}

export function chipsOf(sprites: readonly Sprite[]): Chip[] {
  return sprites
    .filter((sprite) => sprite.at.length === 7 && sprite.art !== null)
    .map(({ id, art, at }) => ({ id, art: art!, pose: at as unknown as Pose }));
}

export function heldOf(sprites: readonly Sprite[]): Held[] {
  const held = sprites.filter((sprite) => sprite.id.startsWith('held-') && sprite.art !== null);
  return held.map(({ id, art, at }) => ({ id, art: art!, spot: at.length >= 2 ? { x: at[0]!, y: at[1]! } : null }));
}

/** All faces there are: the drawings of the game's sheet whose names begin with "chip-". */
export function facesOf(game: string): string[] {
  const symbols = document.querySelectorAll(`svg.sheet symbol[id^="${game}-chip-"]`);
  return [...symbols].map((symbol) => symbol.id.slice(game.length + 1));
}
