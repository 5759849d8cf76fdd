import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/table/geometry';
import { firstInReading, neighbour } from '../../src/table/touch/keyboard';

const at = (x: number, y: number): Box => ({ x, y, w: 10, h: 10 });
//  a . b
//  . c .
//  d . e
const things = new Map([['a', at(0, 0)], ['b', at(40, 0)], ['c', at(20, 20)], ['d', at(0, 40)], ['e', at(40, 40)]]); // prettier-ignore

describe('an arrow key', () => {
  it.each([
    ['ArrowRight', 'a', 'b'],
    ['ArrowDown', 'a', 'd'],
    ['ArrowLeft', 'c', 'a'],
    ['ArrowUp', 'e', 'b'],
  ])('%s from %s goes to %s', (key, from, to) => {
    const others = new Map([...things].filter(([id]) => id !== from));
    expect(neighbour(key, things.get(from)!, others)).toBe(to);
  });

  it('stays where nothing lies that way', () => {
    expect(neighbour('ArrowUp', things.get('a')!, things)).toBeNull();
    expect(neighbour('Home', things.get('a')!, things)).toBeNull();
  });
});

it('Tab enters at the first thing in reading order', () => {
  expect(firstInReading(new Map([['e', at(40, 40)], ['b', at(40, 0)], ['a', at(0, 0)]]))).toBe('a'); // prettier-ignore
  expect(firstInReading(new Map())).toBeNull();
});
