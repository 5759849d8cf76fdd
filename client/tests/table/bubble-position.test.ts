import { expect, test } from 'vitest';
import { beside } from '../../src/table/around/bubble-position';
import { box } from '../../src/table/geometry';

const SIZE = { w: 320, h: 120 };
const ROOM = { w: 1024, h: 700 };
const HAND = box(200, 440, 800, 200);

test('a reason stands above the thing, where there is room', () => {
  expect(beside(box(500, 300, 100, 100), SIZE, ROOM, [HAND])).toEqual({ x: 390, y: 166, above: true });
});

test('else below it', () => expect(beside(box(500, 40, 100, 100), SIZE, ROOM, [HAND])).toEqual({ x: 390, y: 154, above: false }));

test('a reason does not cover the hand: it leans over the thing', () => {
  expect(beside(box(210, 40, 260, 340), SIZE, ROOM, [HAND])).toEqual({ x: 180, y: 312, above: false });
});

test('a hand beside it is not in the way', () => {
  expect(beside(box(210, 40, 260, 340), SIZE, ROOM, [box(700, 40, 300, 640)]).y).toBe(394);
});

test('nor one that leaves no room above it', () => {
  expect(beside(box(210, 40, 260, 60), SIZE, ROOM, [box(200, 110, 800, 500)]).y).toBe(114);
});
