import { expect, it } from 'vitest';
import { made } from '../src/pages/play/past';

const move = (seat: number, name: string) => ({ seat, name, label: null, brought: [] });

it('a move is looked at once chance has answered it', () => {
  const all = made([move(-1, 'deal'), move(0, 'put'), move(-1, 'fell'), move(1, 'take')]);
  expect(all.map((one) => [one.move.name, one.count])).toEqual([
    ['put', 3],
    ['take', 4],
  ]);
});
