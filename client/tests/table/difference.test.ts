import { describe, expect, it } from 'vitest';
import { difference, turning, type Laid } from '../../src/table/motion/difference';
import type { Place } from '../../src/table/geometry';
import { arrange } from '../../src/table/layout/arrange';
import { places } from '../../src/table/layout/sprites';
import type { Sprite } from '../../src/app/protocol';
import { scene, sprite, zone } from './scenes';

const zones = [zone({ id: 'board', size: [6, 6] }), zone({ id: 'deck', kind: 'pile' }), zone({ id: 'hand', kind: 'hand' })];

/** Everything in its place: ten pixels a unit, zones a hundred pixels apart. */
function laid(...sprites: Sprite[]): Laid {
  const made = scene(zones, sprites);
  const boxes = new Map(zones.map((one, i) => [one.id, { x: i * 100, y: 0, w: 60, h: 60 }]));
  const spot = ({ zone, at, turn = 0 }: Sprite): Place => ({
    x: boxes.get(zone)!.x + (at[0] ?? 0) * 10, y: (at[1] ?? 0) * 10, w: 10, h: 10, turn, z: 0,
  }); // prettier-ignore
  return { scene: made, places: new Map(made.sprites.map((one) => [one.id, spot(one)])), zones: boxes };
}

const frog = (x: number, art = 'red'): Sprite => sprite({ id: 'frog', at: [x, 0], art, move: 'hop' });

describe('the difference of two scenes', () => {
  it('is nothing when nothing changed', () => {
    expect(difference(laid(frog(0)), laid(frog(0)))).toEqual([]);
  });

  it('shows a frog elsewhere as a hop', () => {
    const [change] = difference(laid(frog(0)), laid(frog(2)));
    expect(change).toMatchObject({ id: 'frog', kind: 'hop', main: true, was: null, from: { x: 0 } });
  });

  it('shows another side up as turning over', () => {
    expect(difference(laid(frog(0)), laid(frog(0, 'blue')))[0]).toMatchObject({ kind: 'turn', was: 'red' });
  });

  it('shows a card that makes room in the hand as a lesser move', () => {
    const card = (at: number): Sprite => sprite({ id: 'card', zone: 'hand', at: [at] });
    expect(difference(laid(card(1)), laid(card(0)))[0]).toMatchObject({ kind: 'slide', main: false });
  });

  it('lets a drawn card fly from the deck and turn on the way', () => {
    const deck = sprite({ id: 'top', zone: 'deck', at: [0], art: 'back' });
    const card = sprite({ id: 'card', zone: 'hand', at: [0], art: 'floor-5', from: 'deck' });
    const [change] = difference(laid(deck), laid(deck, card));
    expect(change).toMatchObject({ id: 'card', kind: 'slide', was: 'back', main: true });
    expect(change!.from.x).toBe(125);
  });

  it('lets a played back become the card it was', () => {
    const back = sprite({ id: 'back-1-0', zone: 'hand', at: [0], art: 'back' });
    const card = sprite({ id: 'open', zone: 'deck', at: [0], art: 'floor-5', from: 'back-1-0' });
    expect(difference(laid(back), laid(card))).toMatchObject([{ id: 'open', was: 'back', from: { x: 200 } }]);
  });

  it('lets cards out of a hand leave from their own places, the same or a back', () => {
    const held = (id: string, at: number, art: string): Sprite => sprite({ id, zone: 'hand', at: [at], art });
    const open = (id: string, art: string): Sprite => sprite({ id, zone: 'deck', at: [0], art, from: 'hand' });
    const own = laid(held('a', 0, 'saw'), held('b', 2, 'brush'), held('c', 4, 'hammer'));
    expect(difference(own, laid(held('c', 4, 'hammer'), open('x', 'brush'), open('y', 'saw')))).toMatchObject([
      { id: 'x', was: null, from: { x: 220 } },
      { id: 'y', was: null, from: { x: 200 } },
    ]); // and no ghosts of them stay behind
    const heap = laid(held('a', 3, 'saw'));
    expect(difference(heap, laid(held('a', 3, 'saw'), open('x', 'saw')))).toMatchObject([{ id: 'x', was: null, from: { x: 230 } }]);
    const backs = laid(held('a', 0, 'back'), held('b', 2, 'back'));
    expect(difference(backs, laid(held('a', 0, 'back'), open('x', 'saw')))).toMatchObject([{ id: 'x', was: 'back', from: { x: 220 } }]);
  });

  it('lets what fell come into the hand from where it fell, not out of the heap', () => {
    const bottle = (film: string | null) => zone({ id: 'pile', kind: 'pile3d', film } as never);
    const rest = [zone({ id: 'heap', kind: 'pile' }), zone({ id: 'hand', kind: 'hand' })];
    const boxes = new Map(['pile', 'heap', 'hand'].map((id, i) => [id, { x: i * 100, y: 0, w: 60, h: 60 }]));
    const seen = (film: string | null, ...sprites: Sprite[]): Laid => {
      const made = scene([bottle(film), ...rest], sprites);
      return { scene: made, places: new Map(made.sprites.map(({ id }) => [id, { x: 200, y: 0, w: 10, h: 10, turn: 0, z: 0 }])), zones: boxes };
    };
    const chip = sprite({ id: 'chip-20', zone: 'pile', at: [0, 0, 0], art: 'rock' });
    const taken = ['rock', 'paper'].map((art, i) => sprite({ id: `face-${art}`, zone: 'hand', at: [i], art, from: 'heap' }));
    const froms = (film: string | null) => difference(seen(film, chip), seen(null, ...taken)).filter(({ kind }) => kind === 'slide').map(({ from }) => [from.x, from.y]);
    expect(froms('tape')).toEqual([[25, 50], [125, 25]]); // prettier-ignore
    expect(froms(null)).toEqual([[125, 25], [125, 25]]); // prettier-ignore
  });

  it('turns a board as a whole round its middle', () => {
    // A quarter to the right on a 6×6 board: (x, y) goes to (5 - y, x).
    const corners = [[0, 0], [5, 0], [5, 5], [0, 5]] as const; // prettier-ignore
    const gnomes = (turn: number): Sprite[] =>
      corners.map((_, i) => sprite({ id: `gnome-${i}`, at: [...corners[(i + turn) % 4]!], turn: turn * 90 }));
    const changes = difference(laid(...gnomes(0)), laid(...gnomes(1)));
    expect(changes.map((change) => change.spin)).toEqual(corners.map(() => ({ about: { x: 30, y: 30 }, by: 90 })));
  });

  it('turns a zone with everything on it, the upright ones upright', () => {
    const turned = (turn: number): Laid => {
      const made = scene([zone({ id: 'board', size: [6, 6], turn } as never)], [sprite({ id: 'bed' }), sprite({ id: 'gnome', upright: true } as never)]);
      const at = arrange(made, { width: 400, height: 300, me: null, seats: [], tv: false, compact: true });
      return { scene: made, places: places(made, at, () => 1), zones: at.zones };
    };
    const changes = difference(turned(270), turned(0));
    expect(changes.map(({ id, spin }) => [id, spin!.by, spin!.upright ?? false])).toEqual([['bed', 90, false], ['gnome', 90, true]]); // prettier-ignore
    expect(turning(turned(0).scene, turned(180).scene)).toEqual(new Map([['board', 180]]));
    expect([turned(90).places.get('bed')!.turn, turned(90).places.get('gnome')!.turn]).toEqual([90, 0]);
  });

  it('keeps what a new card covers until it is covered', () => {
    const card = (id: string, at: number): Sprite => sprite({ id, zone: 'deck', at: [at] });
    const changes = difference(laid(card('a', 0)), laid(card('b', 1), card('c', 0)));
    expect(changes.find((change) => change.id === 'a')).toMatchObject({ kind: 'go', covered: true });
  });

  it('lets what is gone fade, and what comes from nowhere appear', () => {
    expect(difference(laid(frog(0)), laid())).toMatchObject([{ id: 'frog', kind: 'go' }]);
    expect(difference(laid(), laid(frog(0)))).toMatchObject([{ id: 'frog', kind: 'come' }]);
  });
});
