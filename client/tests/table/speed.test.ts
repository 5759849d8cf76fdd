import { describe, expect, it } from 'vitest';
import { Patience } from '../../src/table/motion/speed';

function after(...beats: [at: number, waiting: number][]): Patience {
  const patience = new Patience();
  for (const [at, waiting] of beats) patience.look(at, waiting);
  return patience;
}

describe('patience', () => {
  it('shows a short turn as it is', () => {
    expect(after([0, 0], [500, 0], [1000, 0]).pace).toBe(1);
    expect(after([0, 0]).stands(650)).toBe(650);
  });

  it('goes twice as fast in a long turn, but every beat is seen', () => {
    const patience = after([0, 0], [2000, 0]);
    expect([patience.pace, patience.stands(1800), patience.stands(650), patience.stands(0)]).toEqual([2, 900, 400, 0]);
  });

  it('catches up with moves that wait', () => {
    expect(after([0, 2]).pace).toBe(2);
    expect(after([0, 40]).pace).toBe(6);
    expect([660, 280, 80].map((time) => after([0, 40]).rate(time))).toEqual([6, 280 / 110, 1]); // the quickest is still seen
  });

  it('begins anew after a break', () => {
    const patience = after([0, 0], [2000, 0]);
    patience.rest(2100);
    patience.look(2200, 0);
    expect(patience.pace).toBeCloseTo(2.2);
    patience.rest(2300);
    patience.look(3300, 0);
    expect(patience.pace).toBe(1);
  });
});
