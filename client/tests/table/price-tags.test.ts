import { describe, expect, it } from 'vitest';
import { box } from '../../src/table/geometry';
import { tagged } from '../../src/table/draw/price-tags';

describe('a price tag', () => {
  const cell = box(0, 0, 40, 40);
  const corner = { x: 33.6, y: 32.8 }; // where tags lie upon their cells

  it('is about the cell in whose corner it lies, though the next one reaches under it', () => {
    const next = box(32, 24, 40, 40);
    expect(tagged(corner, [['next', next], ['cell', cell]])).toEqual(['cell']);
    expect(tagged({ x: 65.6, y: 56.8 }, [['cell', cell], ['next', next]])).toEqual(['next']);
  });

  it('is about a cell and the part that lies there', () => {
    expect(tagged(corner, [['cell', cell], ['token', cell]])).toEqual(['cell', 'token']);
  });

  it('is about nothing where it lies upon nothing', () => {
    expect(tagged(corner, [['far', box(100, 100, 40, 40)]])).toEqual([]);
  });
});
