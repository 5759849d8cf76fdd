import { afterEach, expect, test, vi } from 'vitest';
import { transformOf } from '../../src/table/motion/animate';

const place = { x: 10.3, y: 20.7, w: 40, h: 40, turn: 15, z: 1 };

afterEach(() => vi.unstubAllGlobals());

test('a thing lies on whole dots of the screen', () => {
  expect(transformOf(place)).toBe('translate(10px, 21px) rotate(15deg)');
});

test('a finer screen has finer dots', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  expect(transformOf(place)).toBe('translate(10.5px, 20.5px) rotate(15deg)');
});
