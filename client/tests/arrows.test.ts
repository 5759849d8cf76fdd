import { describe, expect, it } from 'vitest';
import { arrow, pairs } from '../src/pages/rules/arrows';

describe('arrows of a diagram', () => {
  it('are read as pairs; what is no pair is left out', () => {
    expect(pairs('a>b,c>d')).toEqual([['a', 'b'], ['c', 'd']]);
    expect(pairs('')).toEqual([]);
    expect(pairs('a>,b')).toEqual([]);
  });

  it('begin and end inside their things, heading for the end', () => {
    const { d, x, y, turn } = arrow({ x: 0, y: 0, w: 10, h: 10 }, { x: 100, y: 0, w: 10, h: 10 });
    expect(d.startsWith('M')).toBe(true);
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(105);
    expect(Math.abs(y - 5)).toBeLessThan(3);
    expect(Math.abs(turn)).toBeLessThan(45);
  });
});
