// A thing as it is drawn. One that looks as before is the very object it was: nothing of it is asked or drawn again.
import type { Place, Point } from '../geometry';
import type { Sprite } from '../scene';

export type Glow = 'none' | 'start' | 'target' | 'chosen';

export interface Thing {
  sprite: Sprite;
  place: Place;
  label: string;
  touchable: boolean;
  /** Lies wholly beneath something else: not told. */
  beneath: boolean;
  /** What was to be seen before, while it turns over. */
  was: string | null;
  flying: boolean;
  glow: Glow;
  traced: boolean;
  /** How far it was dragged. */
  held: Point | null;
  tabbable: boolean;
  /** In a hand the next card covers the right edge: how many there are stands on the left. */
  inHand: boolean;
  /** It lies in a panel: its number stands behind it. */
  inPanel: boolean;
  pointed: boolean;
  /** It can be touched, but does not glow. */
  quiet: boolean;
}

const plain = {
  label: '', touchable: false, beneath: false, was: null, flying: false, glow: 'none', traced: false, held: null,
  tabbable: false, inHand: false, inPanel: false, pointed: false, quiet: false,
} as const; // prettier-ignore

/** What is only to be seen. */
export function picture(sprite: Sprite, place: Place): Thing {
  return { ...plain, sprite, place };
}

/** Remembers what was drawn last. */
export class Drawn {
  private before = new Map<string, Thing>();

  /** The same things; each that has not changed is the one it was. */
  same(things: Thing[]): Thing[] {
    const now = things.map((thing) => {
      const known = this.before.get(thing.sprite.id);
      return known && isSame(known, thing) ? known : thing;
    });
    this.before = new Map(now.map((thing) => [thing.sprite.id, thing]));
    return now;
  }
}

function isSame(one: Thing, other: Thing): boolean {
  return (Object.keys(one) as (keyof Thing)[]).every((key) => one[key] === other[key] || (key === 'place' && lies(one.place, other.place)));
}

/** At the same place. */
function lies(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h && one.turn === other.turn && one.z === other.z;
}
