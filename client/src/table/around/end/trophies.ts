// What a winner celebrates with: the things that lie in the winner's own rows, not those still to be won; where nothing
// is ever won, what was built together.
import type { Scene, Sprite } from '../../scene';

const MOST = 16; // more of them would not be counted

export function prizes(scene: Scene, winners: number[]): string[] {
  const own = winners.flatMap((seat) => pieces(scene, seat));
  const built = of(scene, (zone) => zone.kind === 'pile3d').filter((sprite) => sprite.id.startsWith('chip-'));
  return (own.length ? own : drawn(built)).slice(0, MOST);
}

/** What somebody has won, piece by piece. */
export function pieces(scene: Scene, seat: number): string[] {
  const lying = of(scene, (zone) => zone.kind === 'row' && zone.seat === seat);
  return drawn(lying.filter((sprite) => sprite.tone !== 'dim' && sprite.text === null && !isSign(sprite))); // a number alone is no prize
}

/** It only says whose row it is (`head-0`, `team-2`). */
function isSign({ id }: Sprite): boolean {
  return /^[a-z]+-\d+$/.test(id);
}

function drawn(sprites: Sprite[]): string[] {
  return sprites.flatMap((sprite) => (sprite.art === null ? [] : [sprite.art]));
}

function of({ zones, sprites }: Scene, wanted: (zone: Scene['zones'][number]) => boolean): Sprite[] {
  const ids = new Set(zones.filter(wanted).map((zone) => zone.id));
  return sprites.filter((sprite) => ids.has(sprite.zone));
}
