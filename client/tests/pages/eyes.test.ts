// Several people around one device: who is asked to look, and when a hand is given back.
import { expect, test } from 'vitest';
import { Eyes } from '../../src/pages/play/eyes.svelte';
import type { StateMessage } from '../../src/app/protocol';

const seats = [0, 1].map((seat) => ({ seat, kind: 'person', away: false, resigned: false }));
const state = (seat: number | null, mover: number): StateMessage =>
  ({
    table: { phase: 'playing', hidden: true, seats }, you: { seats: [0, 1], host: true },
    seat, mover, actors: [mover], pause: null, gestures: [],
  }) as unknown as StateMessage; // prettier-ignore

function around(): { eyes: Eyes; looks: (number | null)[]; see: (next: StateMessage) => void } {
  let now = state(0, 0);
  const looks: (number | null)[] = [];
  const eyes = new Eyes(() => now, (seat) => looks.push(seat)); // prettier-ignore
  return { eyes, looks, see: (next) => ((now = next), eyes.follow()) };
}

test('a hand is given back when the next one is to play', () => {
  const { eyes, looks, see } = around();
  see(state(0, 1));
  expect([looks, eyes.curtain]).toEqual([[null], 1]);
});

test('a state that left before the server heard "ready" takes no hand back', () => {
  const { eyes, looks, see } = around();
  see(state(0, 1));
  eyes.ready();
  see(state(0, 1)); // was on its way
  see(state(1, 1));
  expect([looks, eyes.curtain]).toEqual([[null, 1], null]);
});

test('after a cut line a hand that stayed is given back again', () => {
  const { eyes, looks, see } = around();
  see(state(0, 1));
  eyes.ready();
  eyes.forget();
  see(state(0, 1));
  expect(looks).toEqual([null, 1, null]);
});

test('before the first card of a turn whoever sits here may call, and gives the device back', () => {
  const { eyes, see } = around();
  see({ ...state(null, 1), early: true });
  expect([eyes.mayCutIn, eyes.curtain]).toEqual([[0], 1]);
  eyes.cutting = 0;
  expect(eyes.curtain).toBe(0);
  see({ ...state(0, 1), early: true, gestures: [{ touch: 'mine-5n-0' }] } as unknown as StateMessage);
  expect([eyes.curtain, eyes.mayGiveBack]).toEqual([null, true]); // nobody asks: there is no letting go to touch
  see(state(0, 1)); // the chance is over
  expect([eyes.cutting, eyes.curtain]).toEqual([null, 1]);
});

test('without hidden hands nobody calls', () => {
  const { eyes, see } = around();
  const open = { ...state(null, 1), early: true };
  see({ ...open, table: { ...open.table, hidden: false } });
  expect(eyes.mayCutIn).toEqual([]);
});
