// Small scenes for the tests, and the screens they are laid on.
import type { Sprite, Zone } from '../../src/app/protocol';
import type { Frame } from '../../src/table/layout/frame';
import { whole, type Scene, type Sprite as Whole } from '../../src/table/scene';

type Some<T> = Partial<T> & { id: string };

const label = { key: 'x', args: {} };

export function zone(given: Some<Zone>): Zone {
  return { kind: 'board', label, ...given };
}

export function sprite(given: Some<Sprite>): Sprite {
  return { zone: 'board', at: [0, 0], label, ...given };
}

export function scene(zones: Zone[], sprites: Sprite[]): Scene {
  return whole({ zones, sprites, prompt: null });
}

/** A 6×6 pond, free markers, and a row before every player. */
export function pond(players: number): Scene {
  const rows = seats(players).map((seat) => zone({ id: `taken-${seat}`, kind: 'row', seat, size: [6, 1] }));
  const board = zone({ id: 'board', size: [6, 6] });
  const markers = Array.from({ length: 12 }, (_, i) => sprite({ id: `marker-${i}`, zone: 'markers', at: [i] }));
  const frogs = Array.from({ length: 36 }, (_, i) => sprite({ id: `cell-${i}`, at: [i % 6, Math.floor(i / 6)] }));
  return scene([board, zone({ id: 'markers', kind: 'row' }), ...rows], [...frogs, ...markers]);
}

/** Three piles in the middle, a hand and stars for every player, buttons. */
export function house(players: number, cards: number): Scene {
  const piles = ['deck', 'floors', 'balls'].map((id) => zone({ id, kind: 'pile' }));
  const hands = seats(players).map((seat) => zone({ id: `hand-${seat}`, kind: 'hand', seat }));
  const stars = seats(players).map((seat) => zone({ id: `stars-${seat}`, kind: 'row', seat }));
  const held = seats(players).flatMap((seat) =>
    Array.from({ length: cards }, (_, i) => sprite({ id: `card-${seat}-${i}`, zone: `hand-${seat}`, at: [i], size: [1, 1.4] })),
  );
  const tops = piles.map(({ id }) => sprite({ id: `top-${id}`, zone: id, at: [0], size: [1, 1.4] }));
  const buttons = ['draw', 'end', 'pass'].map((id, i) => sprite({ id, zone: 'buttons', at: [i] }));
  return scene([...piles, ...hands, ...stars, zone({ id: 'buttons', kind: 'buttons', seat: 0 })], [...held, ...tops, ...buttons]);
}

/** A map with paths, a second board beside it, a deck; a board, a hand and a row of things for every player. */
export function workshop(players: number): Scene {
  const shared = [zone({ id: 'map', size: [12, 14] }), zone({ id: 'site', size: [5, 3] }), zone({ id: 'deck', kind: 'pile' })];
  const own = seats(players).flatMap((seat) => [
    zone({ id: `bench-${seat}`, kind: 'board', size: [6, 3], seat }),
    zone({ id: `hand-${seat}`, kind: 'hand', seat }),
    zone({ id: `won-${seat}`, kind: 'row', seat }),
  ]);
  const tools = seats(players).map((seat) => sprite({ id: `tool-${seat}`, zone: `bench-${seat}`, at: [5, 2] }));
  const held = seats(players).flatMap((seat) => [0, 1, 2].map((i) => sprite({ id: `card-${seat}-${i}`, zone: `hand-${seat}`, at: [i], size: [1, 1.4] })));
  return scene([...shared, ...own], [...tools, ...held, sprite({ id: 'stone', zone: 'map', at: [11, 13] })]);
}

/** A bottle, and somebody alone who holds every face and every pair. */
export function bottle(): Scene {
  const zones = [zone({ id: 'pile', kind: 'pile3d', size: [120, 120] }), zone({ id: 'hand-0', kind: 'hand', seat: 0 })];
  const faces = Array.from({ length: 45 }, (_, i) => sprite({ id: `face-${i}`, zone: 'hand-0', at: [i] }));
  return scene(zones, faces);
}

/** Three signs and a heap beside a bottle, or above the things that stand on a real one. */
export function signed(inside: boolean): Scene {
  const pile = inside ? zone({ id: 'pile', kind: 'pile3d', size: [120, 120] }) : zone({ id: 'pile', kind: 'row' });
  const rest = [zone({ id: 'signs', kind: 'row', size: [3, 1] }), zone({ id: 'heap-place', kind: 'pile' }), zone({ id: 'hand-0', kind: 'hand', seat: 0 })];
  const signs = [0, 1, 2].map((i) => sprite({ id: `sign-${i}`, zone: 'signs', at: [i] }));
  const fallen = inside ? [] : [0, 1, 2, 3].map((i) => sprite({ id: `fallen-${i}`, zone: 'pile', at: [i] }));
  const faces = Array.from({ length: 12 }, (_, i) => sprite({ id: `face-${i}`, zone: 'hand-0', at: [i] }));
  return scene([pile, ...rest], [...signs, ...fallen, sprite({ id: 'heap', zone: 'heap-place', at: [0] }), ...faces]);
}

/** A board higher than wide, two piles, a row for every player, a hand and buttons for the first. */
export function clearing(players: number): Scene {
  return wood(players, [374, 500]);
}

/** The same wider than high. */
export function park(players: number): Scene {
  return wood(players, [1200, 540]);
}

/** A board much higher than wide, and so many piles that they do not find room beside the hand. */
export function lane(players: number): Scene {
  const made = wood(players, [58, 100]);
  const more = ['one', 'two', 'three'].map((id) => zone({ id, kind: 'pile' }));
  const tops = more.map(({ id }) => sprite({ id: `top-${id}`, zone: id, at: [0], size: [1, 1.3] }));
  const added = scene(more, tops);
  const cells = made.sprites.filter(({ zone }) => zone !== 'board');
  return { ...made, zones: [...made.zones, ...added.zones], sprites: [...cells, ...added.sprites] };
}

function wood(players: number, size: [number, number]): Scene {
  const board = zone({ id: 'board', size });
  const rows = seats(players).map((seat) => zone({ id: `points-${seat}`, kind: 'row', seat }));
  const piles = ['deck', 'spent'].map((id) => zone({ id, kind: 'pile' }));
  const own = [zone({ id: 'hand-0', kind: 'hand', seat: 0 }), zone({ id: 'buttons', kind: 'buttons', seat: 0 })];
  const cells = [0, 1, 2].map((i) => sprite({ id: `cell-${i}`, at: [20 + 54 * i, 20], size: [46, 46] }));
  const cards = [0, 1, 2].map((i) => sprite({ id: `card-${i}`, zone: 'hand-0', at: [i], size: [1, 1.3] }));
  const tops = piles.map(({ id }) => sprite({ id: `top-${id}`, zone: id, at: [0], size: [1, 1.3] }));
  return scene([board, ...piles, ...rows, ...own], [...cells, ...cards, ...tops, sprite({ id: 'done', zone: 'buttons', at: [0] })]);
}

export function seats(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

export const screens = { phone: [390, 844], small: [320, 568], tablet: [1024, 768], desktop: [1920, 1080], upright: [768, 1024], sideways: [844, 390] };

export const shape = ({ size }: Whole): number => size[0] / size[1];

export function frame([width, height]: number[], players: number, me: number | null = 0): Frame {
  return { width: width!, height: height!, me, seats: seats(players), tv: me === null, compact: false };
}
