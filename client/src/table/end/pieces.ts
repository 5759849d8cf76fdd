// What a winner has won, to celebrate with: the things that lie in the winner's own rows, not those still to be won.
import type { Scene } from '../whole';

const MOST = 8;

export function prizes(scene: Scene, winners: number[]): string[] {
  const rows = new Set(scene.zones.filter((zone) => zone.kind === 'row' && zone.seat !== null && winners.includes(zone.seat)).map((zone) => zone.id));
  const won = scene.sprites.filter((sprite) => rows.has(sprite.zone) && sprite.tone !== 'dim' && sprite.text === null); // a number alone is no prize
  return won.flatMap((sprite) => (sprite.art === null ? [] : [sprite.art])).slice(0, MOST);
}
