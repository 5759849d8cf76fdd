import { describe, expect, it } from 'vitest';
import { arrow, HEAD, pairs } from '../../src/pages/rules/arrows';

describe('arrows of a diagram', () => {
  it('are read as pairs; what is no pair is left out', () => {
    expect(pairs('a>b,c>d')).toEqual([['a', 'b'], ['c', 'd']]);
    expect(pairs('')).toEqual([]);
    expect(pairs('a>,b')).toEqual([]);
  });

  it('begin and end at the edges of their things, heading for the end', () => {
    const { d, x, y, turn } = arrow({ x: 0, y: 0, w: 20, h: 30 }, { x: 100, y: 0, w: 20, h: 30 });
    const start = Number(d.slice(1).split(' ')[0]);
    expect(start).toBeGreaterThan(17);
    expect(start).toBeLessThan(20);
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(103);
    expect(Math.abs(y - 15)).toBeLessThan(5);
    expect(Math.abs(turn)).toBeLessThan(45);
  });

  it('have a shaft between neighbours too, and are as thick as these allow', () => {
    const [from, to] = [{ x: 0, y: 0, w: 40, h: 40 }, { x: 40, y: 0, w: 40, h: 40 }];
    const { d, x, thick } = arrow(from, to);
    const start = Number(d.slice(1).split(' ')[0]);
    expect(start).toBeGreaterThan(30); // the frog stays in sight
    expect(x).toBeGreaterThan(54);
    expect(x - start - thick * HEAD * 0.7).toBeGreaterThan(thick); // more than a head
    expect(arrow({ ...from, w: 400, h: 400 }, { ...to, x: 900, w: 400, h: 400 }).thick).toBeGreaterThan(thick);
  });
});
