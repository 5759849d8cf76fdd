import { describe, expect, it } from 'vitest';
import { pieces, prizes } from '../../src/table/around/end/trophies';
import { scene, sprite, zone } from './scenes';

const rows = [0, 1].map((seat) => zone({ id: `row-${seat}`, kind: 'row', seat }));
const token = (seat: number, number: number) => sprite({ id: `token-${seat}-${number}`, zone: `row-${seat}`, art: 'token' });
const tokens = (seat: number, count: number) => Array.from({ length: count }, (_, number) => token(seat, number));

describe('what was won', () => {
  it('is every piece of a row, and no sign of whose it is, nor a place still empty, nor a number', () => {
    const signs = [sprite({ id: 'head-0', zone: 'row-0', art: 'fox' }), sprite({ id: 'sum-0', zone: 'row-0', art: 'sum', text: '3' })];
    const empty = sprite({ id: 'token-0-9', zone: 'row-0', art: 'token', tone: 'dim' });
    expect(pieces(scene(rows, [...signs, ...tokens(0, 3), empty, ...tokens(1, 2)]), 0)).toEqual(['token', 'token', 'token']);
  });

  it('can be counted: all of it flies at the feast', () => {
    expect(prizes(scene(rows, [...tokens(0, 7), ...tokens(1, 5)]), [0, 1])).toHaveLength(12);
  });
});
