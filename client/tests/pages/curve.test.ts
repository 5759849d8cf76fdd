import { expect, test } from 'vitest';
import { between, HIGH, path, WIDE } from '../../src/pages/replay/curve';

test('a seat that is sure to win ends on top, one that lost at the bottom', () => {
  const curve = [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ];
  expect(path(curve, 0)).toBe(`M0.0 50.0L${WIDE / 2}.0 25.0L${WIDE}.0 0.0`);
  expect(path(curve, 1).endsWith(`${WIDE}.0 ${HIGH}.0`)).toBe(true);
  expect(path([], 0)).toBe('');
});

test('a touch beside the curve goes to its end', () => expect([between(-2, 9), between(4, 9), between(12, 9)]).toEqual([0, 4, 9]));
