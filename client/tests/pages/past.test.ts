import { expect, it } from 'vitest';
import { made } from '../../src/pages/play/past';

const move = (seat: number, name: string, half = false) => ({ seat, name, label: null, brought: [], half });

it('what is only taken up is not told, and the put is looked at before the next one takes up', () => {
  const all = made([move(0, 'lay', true), move(0, 'put'), move(-1, 'fell'), move(1, 'lay', true), move(1, 'put')]);
  expect(all.map((one) => [one.move.seat, one.count])).toEqual([
    [0, 3],
    [1, 5],
  ]);
});

it('a move is looked at once chance has answered it', () => {
  const all = made([move(-1, 'deal'), move(0, 'put'), move(-1, 'fell'), move(1, 'take')]);
  expect(all.map((one) => [one.move.name, one.count])).toEqual([
    ['put', 3],
    ['take', 4],
  ]);
});
