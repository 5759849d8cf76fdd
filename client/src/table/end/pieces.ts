// What a winner celebrates with: the things that lie in the winner's own rows, not those still to be won; where nothing
// is ever won, what was built together.
import type { Scene, Sprite } from '../whole';

const MOST = 8;

export function prizes(scene: Scene, winners: number[]): string[] {
  const won = of(scene, (zone) => zone.kind === 'row' && zone.seat !== null && winners.includes(zone.seat));
  const own = won.filter((sprite) => sprite.tone !== 'dim' && sprite.text === null); // a number alone is no prize
  const built = of(scene, (zone) => zone.kind === 'pile3d').filter((sprite) => sprite.id.startsWith('chip-'));
  return (own.length ? own : built).flatMap((sprite) => (sprite.art === null ? [] : [sprite.art])).slice(0, MOST);
}

function of({ zones, sprites }: Scene, wanted: (zone: Scene['zones'][number]) => boolean): Sprite[] {
  const ids = new Set(zones.filter(wanted).map((zone) => zone.id));
  return sprites.filter((sprite) => ids.has(sprite.zone));
}
