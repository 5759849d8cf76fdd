import { expect, it } from 'vitest';
import { Drawn, picture, type Thing } from '../../src/table/draw/drawn-sprite';
import { whole, type Sprite } from '../../src/table/scene';
import { sprite } from './scenes';

const place = { x: 0, y: 0, w: 10, h: 10, turn: 0, z: 0 };
const made = (id: string): Sprite => whole({ zones: [], sprites: [sprite({ id })], prompt: null }).sprites[0]!;
const [frog, toad] = [made('frog'), made('toad')];
const things = (): Thing[] => [frog, toad].map((one) => picture(one, { ...place }));

it('a thing that looks as before is the one that is drawn already', () => {
  const drawn = new Drawn();
  const before = drawn.same(things());
  const after = drawn.same(things());
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

it.each([{ glow: 'start' as const }, { place: { ...place, x: 1 } }, { held: { x: 0, y: 0 } }, { sprite: made('frog') }])(
  'only what changed is drawn anew: %j',
  (change) => {
    const drawn = new Drawn();
    const before = drawn.same(things());
    const [one, other] = things();
    const after = drawn.same([{ ...one!, ...change }, other!]);
    expect(after[0]).toMatchObject(change);
    expect(after[1]).toBe(before[1]);
  },
);

it('what was away comes back as it is now', () => {
  const drawn = new Drawn();
  drawn.same(things());
  drawn.same([]);
  const [back] = things();
  expect(drawn.same([back!])[0]).toBe(back);
});
