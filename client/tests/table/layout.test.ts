import { describe, expect, it } from 'vitest';
import { joinCorner } from '../../src/table/layout/footer';
import { others, type Frame } from '../../src/table/layout/frame';
import type { Box } from '../../src/table/geometry';
import { arrange } from '../../src/table/layout/arrange';
import { places } from '../../src/table/layout/sprites';
import type { Scene } from '../../src/table/scene';
import { bottle, clearing, frame, house, lane, park, pond, scene, screens, seats, shape, signed, sprite, workshop, zone } from './scenes';

function overlap(a: Box, b: Box): boolean {
  return a.x + 1 < b.x + b.w && b.x + 1 < a.x + a.w && a.y + 1 < b.y + b.h && b.y + 1 < a.y + a.h;
}

function outside({ x, y, w, h }: Box, { width, height }: Frame, slack = 0): boolean {
  return x < -slack || y < -slack || x + w > width + slack || y + h > height + slack;
}

const tables: [string, (players: number) => Scene][] = [
  ['pond', pond],
  ['house', (players) => house(players, 8)],
  ['full house', (players) => house(players, 16)],
  ['workshop', workshop],
  ['clearing', clearing],
  ['park', park],
  ['lane', lane],
];

describe.each(Object.entries(screens))('on a %s', (_, size) => {
  describe.each(tables)('the %s', (_, made) => {
    it.each([2, 3, 4, 5])('with %i players has nothing outside and no two things on each other', (players) => {
      const shown = made(players);
      const view = frame(size, players);
      const at = arrange(shown, view);
      const middle = shown.zones.filter((zone) => zone.seat === null || zone.seat === 0).map((zone) => at.zones.get(zone.id)!);
      const blocks = [...middle.filter(Boolean), ...at.panels.filter((panel) => !panel.mine).map((panel) => panel.box), at.prompt!];
      expect(blocks.filter((block) => outside(block, view))).toEqual([]);
      blocks.forEach((a, i) => blocks.slice(i + 1).forEach((b) => expect([a, b, overlap(a, b)]).toEqual([a, b, false])));
    });

    it.each([2, 5])('with %i players has room for the answers of the page, seen by a seat or by nobody', (players) => {
      for (const me of [0, null]) {
        const view = { ...frame(size, players, me), tv: false, seated: true, answers: players };
        const { answers, prompt, zones } = arrange(made(players), view);
        expect(answers!.w).toBeGreaterThan(150);
        expect(answers!.h).toBeGreaterThan(40);
        if (view.width >= 390) expect(prompt!.w).toBeGreaterThan(200); // a whole move is told there
        expect([prompt!, ...zones.values()].filter((at) => overlap(at, answers!))).toEqual([]);
      }
    });

    it.each([2, 5])('with %i players leaves a television its corner for the way to join', (players) => {
      const view = frame(size, players, null);
      const { zones, panels, prompt } = arrange(made(players), view);
      const { w, h } = joinCorner(view);
      const corner = { x: view.width - w, y: view.height - h, w: w - 8, h };
      expect([prompt!, ...zones.values(), ...panels.map(({ box }) => box)].filter((at) => overlap(at, corner))).toEqual([]);
    });

    it.each([2, 5])('with %i players keeps every sprite on the screen', (players) => {
      const shown = made(players);
      const view = frame(size, players);
      const spots = [...places(shown, arrange(shown, view), shape).values()];
      expect(spots.length).toBe(shown.sprites.length);
      expect(spots.filter((spot) => outside(spot, view, 2))).toEqual([]);
    });
  });
});

describe('an 8-inch thumb', () => {
  it('finds every cell of a 6×6 board and every card of a hand of eight on a phone', () => {
    const view = frame(screens.phone, 2);
    const cell = places(pond(2), arrange(pond(2), view), shape).get('cell-0')!;
    expect(cell.w).toBeGreaterThan(56);
    const hand = places(house(2, 8), arrange(house(2, 8), view), shape);
    expect(hand.get('card-0-1')!.x - hand.get('card-0-0')!.x).toBeGreaterThan(34);
  });
});

describe('what was won', () => {
  it.each(Object.keys(screens))('is at least as big before me as before one other, on a %s', (screen) => {
    const won = [0, 1].flatMap((seat) => Array.from({ length: 4 }, (_, i) => sprite({ id: `won-${seat}-${i}`, zone: `taken-${seat}`, at: [i] })));
    const shown = scene(pond(2).zones, won);
    const at = places(shown, arrange(shown, frame(screens[screen as keyof typeof screens], 2)), shape);
    expect(at.get('won-0-0')!.w).toBeGreaterThanOrEqual(at.get('won-1-0')!.w);
  });
});

describe('a hand of 45 round things on a phone', () => {
  it('has every one as big as a finger, and the bottle still has most of the width', () => {
    const at = arrange(bottle(), frame([390, 788], 1));
    const sizes = [...places(bottle(), at, shape)].map(([, place]) => place.w);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(at.zones.get('pile')!.w).toBeGreaterThan(290);
  });
});

describe('signs beside a bottle', () => {
  it.each(Object.entries(screens).filter(([name]) => !['small', 'sideways'].includes(name)))('are as big as a finger on a %s', (_, size) => {
    const shown = signed(true);
    const signs = [...places(shown, arrange(shown, frame(size, 3)), shape)].filter(([id]) => id.startsWith('sign-'));
    expect(Math.min(...signs.map(([, { w }]) => w))).toBeGreaterThanOrEqual(44);
  });

  it.each(Object.values(screens))('without one stand apart from the things to touch, and smaller, on %i × %i', (width, height) => {
    const found = places(signed(false), arrange(signed(false), frame([width, height], 3)), shape);
    const [sign, thing, heap] = [found.get('sign-0')!, found.get('fallen-0')!, found.get('heap')!];
    expect(Math.max(sign.w, heap.w)).toBeLessThan(thing.w + 1);
    expect(sign.y + sign.h).toBeLessThan(thing.y);
  });
});

describe('a second board and boards of one’s own', () => {
  it('are nearly as readable as the first one, which has most of the room; mine is nearest to me', () => {
    for (const players of [2, 3, 5]) {
      const at = arrange(workshop(players), frame(screens.phone, players)).zones;
      const unit = (id: string, wide: number): number => at.get(id)!.w / wide;
      expect(unit('map', 12)).toBeGreaterThan(players < 5 ? 19 : 14);
      expect(unit('site', 5)).toBeGreaterThan(unit('map', 12) * 0.6);
      expect(unit('bench-0', 6)).toBeCloseTo(unit('site', 5));
      expect(at.get('bench-0')!.y).toBeGreaterThan(at.get('map')!.y);
    }
  });

  it('of the others stand whole in their panels, in their own shape', () => {
    for (const size of Object.values(screens)) {
      const { zones, panels } = arrange(workshop(4), frame(size, 4));
      panels.filter((panel) => !panel.mine).forEach(({ seat, box }) => {
        const bench = zones.get(`bench-${seat}`)!;
        expect(bench.w / bench.h).toBeCloseTo(2);
        expect([bench.x >= box.x, bench.y >= box.y, bench.x + bench.w <= box.x + box.w, bench.y + bench.h <= box.y + box.h]).toEqual([true, true, true, true]);
      });
    }
  });
});

describe('the others', () => {
  it('sit clockwise from the one after me', () => {
    expect(others(frame(screens.phone, 4, 1))).toEqual([2, 3, 0]);
    expect(others(frame(screens.phone, 3, null))).toEqual([0, 1, 2]);
  });

  it('see piles on a television that fill the room', () => {
    const at = arrange(house(3, 6), frame(screens.desktop, 3, null));
    expect(Math.max(...[...at.zones.values()].map((zone) => zone.h))).toBeGreaterThan(440);
  });

  it('all have a panel on a television', () => {
    const at = arrange(house(5, 6), frame(screens.desktop, 5, null));
    expect(at.panels.map((panel) => panel.seat).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(at.small.has('hand-0')).toBe(true);
  });

  it('have their two numbers side by side, as big as the panel allows', () => {
    const counted = house(4, 1);
    const stars = seats(4).map((seat) => ({ ...counted.sprites[0]!, id: `star-${seat}`, zone: `stars-${seat}` }));
    const written = { ...counted, sprites: [...counted.sprites, ...stars].map((one) => ({ ...one, text: '5', size: [1, 1] as [number, number] })) };
    const view = frame(screens.desktop, 4, null);
    const [numbers, things] = [written, { ...written, sprites: written.sprites.map((one) => ({ ...one, text: null })) }].map((shown) => places(shown, arrange(shown, view), shape));
    expect(numbers!.get('card-1-0')!.y).toBe(numbers!.get('star-1')!.y);
    expect(things!.get('card-1-0')!.y).toBeLessThan(things!.get('star-1')!.y); // cards come and go: they stay where they are
    expect(numbers!.get('star-1')!.h).toBeGreaterThan(100);
  });
});

describe('my own panel', () => {
  it('has two numbers side by side, like those of the others', () => {
    const shown = house(4, 6);
    const stars = shown.zones.find(({ id }) => id === 'stars-0')!;
    const number = { ...shown.sprites[0]!, text: '5', size: [1, 1] as [number, number], at: [0] };
    const numbers = [{ ...number, id: 'star', zone: 'stars-0' }, { ...number, id: 'spark', zone: 'sparks-0' }];
    const counted = { ...shown, zones: [...shown.zones, { ...stars, id: 'sparks-0' }], sprites: [...shown.sprites, ...numbers] };
    const at = places(counted, arrange(counted, frame(screens.tablet, 4)), shape);
    expect(at.get('spark')!.y).toBe(at.get('star')!.y);
  });
});

describe('a board wider than high, in units much finer than a cell', () => {
  it.each(Object.values(screens))('leaves the piles room to be seen on %i × %i', (width, height) => {
    const { zones } = arrange(park(3), frame([width, height], 3));
    expect(zones.get('deck')!.h).toBeGreaterThan(40);
    expect(zones.get('board')!.w).toBeGreaterThan(width * 0.4);
  });
});

describe('what was won, in the panels', () => {
  const sets = (players: number): Scene => {
    const shown = pond(players);
    const marks = seats(players).flatMap((seat) =>
      [0, 1, 2, 3, 4, 5].map((i) => ({ ...shown.sprites[0]!, id: `mark-${seat}-${i}`, zone: `taken-${seat}`, at: [i] as number[], tone: 'dim' as const })),
    );
    return { ...shown, sprites: [...shown.sprites, ...marks] };
  };

  it.each([
    ['phone', 4, 19],
    ['tablet', 4, 30],
    ['desktop', 4, 60],
  ] as const)('is big on a %s with %i players, six things in two lines', (screen, players, least) => {
    const shown = sets(players);
    const found = places(shown, arrange(shown, frame(screens[screen], players)), shape);
    const marks = [0, 1, 2, 3, 4, 5].map((i) => found.get(`mark-1-${i}`)!);
    expect(Math.min(...marks.map(({ w }) => w))).toBeGreaterThanOrEqual(least);
    marks.forEach((a, i) => marks.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    const first = { ...shown, sprites: shown.sprites.filter(({ id }) => !/^mark-1-[1-5]/.test(id)) };
    expect(places(first, arrange(first, frame(screens[screen], players)), shape).get('mark-1-0')!.w).toEqual(marks[0]!.w); // it does not shrink when more come
  });
});

describe('piles that stand inside a board', () => {
  const shown = house(3, 6);
  const yard = scene([zone({ id: 'yard', size: [8, 6] })], []).zones[0]!;
  const within = { ...shown, zones: [yard, ...shown.zones.map((one, i) => (one.kind === 'pile' ? { ...one, inside: 'yard', at: [1 + 2 * i, 2] as [number, number], size: [2, 3] as [number, number] } : one))] };

  it.each(Object.values(screens))('are set into it, and it has the room they leave, on %i × %i', (width, height) => {
    const { zones } = arrange(within, frame([width, height], 3));
    const at = zones.get('yard')!;
    expect(zones.get('deck')).toEqual({ x: at.x + at.w / 8, y: at.y + at.h / 3, w: at.w / 4, h: at.h / 2 });
    const beside = arrange({ ...within, zones: within.zones.map((one) => ({ ...one, inside: null })) }, frame([width, height], 3));
    expect(zones.get('deck')!.w).toBeGreaterThan(beside.zones.get('yard')!.w * 0.19);
  });

  it('stand like any other where the board is not shown', () => {
    const alone = { ...within, zones: within.zones.filter(({ id }) => id !== 'yard') };
    expect(arrange(alone, frame(screens.phone, 3)).zones.get('deck')!.w).toBeGreaterThan(60);
  });
});

describe('on a television', () => {
  const marker = (view: Frame): number => places(pond(3), arrange(pond(3), view), shape).get('marker-0')!.w;

  it('free markers are not smaller than on a desk, and the board has all the height', () => {
    const view = frame(screens.desktop, 3, null);
    expect(marker(view)).toBeGreaterThanOrEqual(marker(frame(screens.desktop, 3)));
    expect(arrange(pond(3), view).zones.get('board')!.h).toBeGreaterThan(900);
  });

  it.each([2, 3, 4])('with %i players markers lie beside board, panels and code', (players) => {
    const view = frame(screens.desktop, players, null);
    const at = arrange(pond(players), view);
    const { w, h } = joinCorner(view);
    const code = { x: view.width - w, y: view.height - h, w, h };
    const others = [at.zones.get('board')!, at.prompt!, code, ...at.panels.map((panel) => panel.box)];
    expect(others.filter((other) => overlap(other, at.zones.get('markers')!))).toEqual([]);
  });
});
