// A board that gets all the room there is: hand and piles stand below or beside it.
import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/table/layout/arrange';
import { places } from '../../src/table/layout/sprites';
import { clearing, frame, house, lane, park, screens, shape } from './scenes';

describe('a square board with piles and a hand on a broad screen', () => {
  const shown = house(4, 6);
  const ring = { ...park(4).zones[0]!, id: 'ring', size: [10, 10] as [number, number] };
  const ringed = { ...shown, zones: [ring, { ...shown.zones[0]!, id: 'spent' }, ...shown.zones] };

  it('has nearly all the height, the hand stands beside it', () => {
    const at = arrange(ringed, frame(screens.desktop, 4)).zones;
    expect(at.get('ring')!.h).toBeGreaterThan(screens.desktop[1]! * 0.8);
    expect(at.get('hand-0')!.x).toBeGreaterThan(at.get('ring')!.x + at.get('ring')!.w);
  });
});

describe('six cards beside a board', () => {
  it.each(['tablet', 'desktop'] as const)('all show most of their picture on a %s', (screen) => {
    const wood = clearing(2);
    const cards = [0, 1, 2, 3, 4, 5].map((i) => ({ ...wood.sprites.find(({ id }) => id === 'card-0')!, id: `card-${i}`, at: [i] }));
    const shown = { ...wood, sprites: [...wood.sprites.filter(({ zone }) => zone !== 'hand-0'), ...cards] };
    const found = places(shown, arrange(shown, frame(screens[screen], 2)), shape);
    const seen = (i: number): number => (found.get(`card-${i + 1}`)!.x - found.get(`card-${i}`)!.x) / found.get(`card-${i}`)!.w;
    [0, 1, 3, 4].forEach((i) => expect(seen(i)).toBeGreaterThan(0.7));
    expect(found.get('card-3')!.y).toBeGreaterThan(found.get('card-0')!.y + found.get('card-0')!.h);
  });
});

describe('a square board with piles, five players, on a phone', () => {
  it('leaves everybody a panel in which two numbers stand beside each other', () => {
    const shown = house(5, 6);
    const ringed = { ...shown, zones: [{ ...park(5).zones[0]!, id: 'ring', size: [10, 10] as [number, number] }, ...shown.zones] };
    const at = arrange(ringed, frame([390, 784], 5));
    at.panels.filter((panel) => !panel.mine).forEach(({ box }) => expect(box.w).toBeGreaterThan(150));
    expect(at.zones.get('ring')!.w).toBeGreaterThan(300);
  });

  it('leaves a hand of eight cards that can be read, and the piles a line of their own', () => {
    const shown = house(2, 8);
    const ringed = { ...shown, zones: [{ ...park(2).zones[0]!, id: 'ring', size: [10, 10] as [number, number] }, ...shown.zones] };
    const at = arrange(ringed, frame([390, 788], 2));
    expect(places(ringed, at, shape).get('card-0-0')!.h).toBeGreaterThan(80);
    const piles = shown.zones.filter(({ kind, seat }) => kind === 'pile' && seat === null);
    expect(piles.reduce((sum, { id }) => sum + at.zones.get(id)!.w, 0)).toBeGreaterThan(350); // in a line of their own
  });
});

describe('a board higher than wide', () => {
  it('has cells of 46 px on a phone, and a hand that can be read', () => {
    const view = frame([390, 788], 5);
    const at = arrange(clearing(5), view);
    const found = places(clearing(5), at, shape);
    expect(found.get('cell-0')!.w).toBeGreaterThanOrEqual(46);
    expect(found.get('card-0')!.h).toBeGreaterThanOrEqual(92);
  });

  it('fills the height of a tablet', () => {
    const at = arrange(clearing(3), frame([1024, 712], 3));
    expect(at.zones.get('board')!.h).toBeGreaterThan(600);
  });
});

describe('a slim board with five piles on a phone', () => {
  const shown = lane(2);
  const view = frame(screens.phone, 2);
  const { zones, panels } = arrange(shown, view);

  it('has them beside it, big enough to be read, and my things in a line below', () => {
    const [board, spots] = [zones.get('board')!, places(shown, arrange(shown, view), shape)];
    const tops = shown.sprites.filter(({ id }) => id.startsWith('top-')).map(({ id }) => spots.get(id)!);
    expect(tops.filter((top) => top.x < board.x + board.w || top.w < 50)).toEqual([]);
    const mine = panels.find((panel) => panel.mine)!.box;
    expect([mine.y > board.y + board.h, mine.w]).toEqual([true, 374]);
  });
});
