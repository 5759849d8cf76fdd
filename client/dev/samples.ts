// Positions to look at while drawing the table. The numbers of actions mean nothing outside this folder.
import type { Label, Scene, Seat, Sprite, StateMessage, Step as SentStep, Zone } from '../src/app/protocol';
import { planted, type Gesture, type Step } from '../src/table/touch/gestures';

const label = (key: string, args: Label['args'] = {}): Label => ({ key, args });
const names = ['Маша', 'Дед Мороз', 'Костя', null, 'Аня'];
const pictures = ['fox', 'bear', 'owl', null, 'cat'];

function seat(number: number): Seat {
  const name = names[number] ?? null;
  const kind = name ? 'person' : 'bot';
  return {
    seat: number, kind, name, picture: pictures[number] ?? null, online: number !== 2, away: false, resigned: false,
    level: name ? null : 'clever',
  }; // prettier-ignore
}

const sent = ({ id, next, ...step }: Step): SentStep => ({ ...step, touch: id, then: next.map(sent) });

function message(game: string, players: number, scene: Scene, gestures: Gesture[], wait: boolean): StateMessage {
  const seats = Array.from({ length: players }, (_, number) => seat(number));
  return {
    type: 'state', version: 1, seat: 0, scene, beats: [], gestures: wait ? [] : planted(gestures).map(sent), actors: [wait ? 1 : 0], mover: 0,
    pause: null, early: false, last: null, undo: null, claim: null, clock: null, outcome: null, seed_hash: null, seed: null, you: { seats: [0], host: true },
    table: {
      id: 't', code: '1234', game, edition: 'own', phase: 'playing', options: {}, players, seats, open: false, chat: false,
      hidden: true, round: 1, move_seconds: 0, window_seconds: 4, teams: players === 4 ? [[0, 2], [1, 3]] : [],
    },
  }; // prettier-ignore
}

const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];

function pryzhok(players: number, wait: boolean): StateMessage {
  const zones: Zone[] = [
    { id: 'board', kind: 'board', label: label('zone-board'), size: [6, 6], art: 'board-6' },
    { id: 'markers', kind: 'row', label: label('zone-markers') },
    ...Array.from({ length: players }, (_, s): Zone => ({ id: `taken-${s}`, kind: 'row', seat: s, label: label('zone-taken', { seat: s + 1 }) })),
    { id: 'buttons', kind: 'buttons', seat: 0, label: label('zone-buttons') },
  ];
  const cells = Array.from({ length: 36 }, (_, i): Sprite => {
    const [x, y] = [i % 6, Math.floor(i / 6)];
    const marked = x > 0 && x < 5 && y > 0 && y < 5;
    return { id: `cell-${x}${y}`, zone: 'board', at: [x, y], art: marked ? 'cell-marked' : 'cell', label: label('cell', { cell: `${'abcdef'[x]}${6 - y}` }) };
  });
  const frogs = Array.from({ length: 15 }, (_, i): Sprite => {
    const [x, y] = [1 + (i % 4), 1 + Math.floor(i / 4)];
    const top = colours[(i * 5 + Math.floor(i / 4)) % 6]!;
    return { id: `frog-${i}`, zone: 'board', at: [x, y], art: `frog-${top}`, layer: 1, move: 'hop', label: label('frog', { top, under: 'blue', cell: 'c3' }) };
  });
  const marker = (i: number, zone: string, at: number): Sprite => ({
    id: `marker-${i}`, zone, at: [at], art: `marker-${colours[i % 6]}`, label: label('marker', { colour: colours[i % 6]! }),
  }); // prettier-ignore
  const taken = Array.from({ length: players }, (_, s) => Array.from({ length: 4 }, (_, i) => marker(12 + s * 4 + i, `taken-${s}`, i))).flat();
  const free = Array.from({ length: 12 }, (_, i) => marker(i, 'markers', i));
  const stop: Sprite = { id: 'stop', zone: 'buttons', at: [0], art: 'button-stop', label: label('button-stop') };
  const gestures = [
    ...[0, 1, 2, 3].map((i): Gesture => ({ action: i, path: [`frog-${i}`, `cell-${1 + i}0`], label: label('slide') })),
    ...[0, 1, 2].map((i): Gesture => ({ action: 10 + i, path: [`frog-${4 + i}`, `cell-${2 + i}5`], label: label('hop') })),
    { action: 20, path: ['frog-5', 'cell-00'], label: label('hop') },
    { action: 99, path: ['stop'], label: label('stop') },
  ];
  return message('pryzhok', players, { zones, sprites: [...cells, ...frogs, ...free, ...taken, stop], prompt: label('prompt-move') }, gestures, wait);
}

function etazhiki(players: number, wait: boolean, held = 8): StateMessage {
  const zones: Zone[] = [
    { id: 'deck', kind: 'pile', label: label('zone-deck') },
    { id: 'floors', kind: 'pile', label: label('zone-floors') },
    { id: 'balls', kind: 'pile', label: label('zone-balls') },
    ...Array.from({ length: players }, (_, s): Zone[] => [
      { id: `hand-${s}`, kind: 'hand', seat: s, label: label('zone-hand', { seat: s + 1 }) },
      { id: `stars-${s}`, kind: 'row', seat: s, label: label('zone-stars', { seat: s + 1 }) },
    ]).flat(),
    { id: 'buttons', kind: 'buttons', seat: 0, label: label('zone-buttons') },
  ];
  const kinds = ['floor-3', 'floor-5', 'night-7', 'floor-8', 'ball-2', 'ball-near', 'ball-skip', 'floor-0', 'ball-4', 'floor-9', 'night-1', 'ball-odd', 'floor-6', 'floor-2'];
  const card = (id: string, zone: string, at: number, art: string, badge: number | null = null): Sprite => ({ id, zone, at: [at], art, label: label(art), badge });
  const own = Array.from({ length: held }, (_, i) => card(`card-${i}`, 'hand-0', i, kinds[i % kinds.length]!));
  const backs = Array.from({ length: players - 1 }, (_, s) => Array.from({ length: 5 + s }, (_, i): Sprite => ({ id: `back-${s + 1}-${i}`, zone: `hand-${s + 1}`, at: [i], art: 'back' }))).flat();
  const stars = Array.from({ length: players }, (_, s) => Array.from({ length: s + 1 }, (_, i) => card(`star-${s}-${i}`, `stars-${s}`, i, 'star'))).flat();
  const piles = [card('deck-top', 'deck', 0, 'deck', 58), card('open-floor', 'floors', 0, 'floor-3'), card('under-floor', 'floors', 1, 'floor-6'), card('open-ball', 'balls', 0, 'ball-2')];
  const buttons = [card('draw', 'buttons', 0, 'button-draw'), card('end', 'buttons', 1, 'button-end')];
  const gestures = [
    ...own.map((sprite, i): Gesture => ({ action: i, path: [sprite.id, sprite.art!.startsWith('ball') ? 'balls' : 'floors'], label: label('lay') })).filter((_, i) => i % 3 !== 2),
    { action: 99, path: ['end'], label: label('end') },
  ];
  return message('etazhiki', players, { zones, sprites: [...piles, ...own, ...backs, ...stars, ...buttons], prompt: label('prompt-lay') }, gestures, wait);
}

/** A big map: fifty cells in three rings, characters, a site beside it, a hand of three. To see that such a game fits. */
function map(players: number, wait: boolean): StateMessage {
  const ring = (count: number, radius: number, from: number): Sprite[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI;
      return { id: `cell-${from + i}`, zone: 'map', at: [6 + radius * Math.sin(angle) - 0.55, 6 - radius * Math.cos(angle) - 0.55], size: [1.1, 1.1], art: null, text: `${i}`, label: label('cell', { cell: i }) };
    });
  const middle = ({ at }: Sprite): [number, number] => [at[0]! + 0.55, at[1]! + 0.55];
  const round = (cells: Sprite[]) => cells.map((cell, i) => ({ points: [middle(cell), middle(cells[(i + 1) % cells.length]!)] }));
  const ways = [...round(ring(20, 5.4, 0)), ...round(ring(15, 3.7, 20)), { points: [[6, 6], [7, 3], [6, 0.6]], art: 'arrow' }, { points: [[6, 6], [2, 6]], art: 'dots' }] as { points: [number, number][]; art?: string }[]; // prettier-ignore
  const cells = [...ring(20, 5.4, 0), ...ring(15, 3.7, 20), ...ring(15, 2.1, 35)];
  const zones: Zone[] = [
    { id: 'map', kind: 'board', size: [12, 12], label: label('zone-board'), paths: ways },
    { id: 'site', kind: 'board', size: [5, 3], label: label('zone-board') },
    ...Array.from({ length: players }, (_, s): Zone => ({ id: `bench-${s}`, kind: 'board', seat: s, size: [6, 2], label: label('zone-board') })),
    { id: 'deck', kind: 'pile', label: label('zone-deck') },
    ...Array.from({ length: players }, (_, s): Zone => ({ id: `hand-${s}`, kind: 'hand', seat: s, label: label('zone-hand', { seat: s + 1 }) })),
  ];
  const site = Array.from({ length: 15 }, (_, i): Sprite => ({ id: `site-${i}`, zone: 'site', at: [i % 5, Math.floor(i / 5)], text: `${3 + Math.floor(i / 5)}`, label: label('cell', { cell: i }) }));
  const hand = [0, 1, 2].map((i): Sprite => ({ id: `card-${i}`, zone: 'hand-0', at: [i], art: null, size: [1, 1.4], text: 'АБВ'[i]!, label: label('card') }));
  const gestures = [3, 25, 40].flatMap((cell) => hand.map((card, i): Gesture => ({ action: cell * 3 + i, path: [`cell-${cell}`, card.id], label: label('lay') })));
  return message('etazhiki', players, { zones, sprites: [...cells, ...site, ...hand], prompt: label('prompt-lay') }, gestures, wait);
}

function over(players: number): StateMessage {
  const state = pryzhok(players, true);
  const tally = Array.from({ length: players }, (_, s) => [label('tally-markers', { count: 4 - s }), label('tally-pairs', { count: 1 })]);
  const scores = Array.from({ length: players }, (_, s) => 4 - s);
  const ranking = scores.map((_, s) => [s]);
  return { ...state, table: { ...state.table, phase: 'over' }, outcome: { scores, ranking, rule: 'PR-22', tally, teams: [] } };
}

/** A room that turns: beds along its sides with upright gnomes; a card, a gnome, a pillow. */
function room(players: number, wait: boolean): StateMessage {
  const zones = [
    { id: 'room', kind: 'board', size: [8, 8], label: label('zone-board'), turn: 0 },
    ...Array.from({ length: players }, (_, s): Zone => ({ id: `hand-${s}`, kind: 'hand', seat: s, label: label('zone-hand', { seat: s + 1 }) })),
  ] as Zone[];
  const beds = [0, 1, 2, 3].flatMap((bed) => [0, 1, 2].map((i) => [2.5 + i, 7] as const).map(([x, y], i): Sprite => {
    const at = ([[x, y], [0, x], [7 - x, 0], [7, 7 - x]] as const)[bed]!;
    return { id: `gnome-${bed}-${i}`, zone: 'room', at: [...at], art: `frog-${colours[bed]}`, layer: 1, upright: true, label: label('frog', { top: colours[bed]!, under: 'blue', cell: 'c3' }) } as Sprite;
  }));
  const hand = [0, 1, 2].map((i): Sprite => ({ id: `card-${i}`, zone: 'hand-0', at: [i], size: [1, 1.4], text: `${i}`, label: label('card') }));
  const gestures = ['gnome-1-0', 'gnome-2-1'].flatMap((gnome, n) => ['gnome-0-0', 'gnome-0-1'].map((pillow, m): Gesture => ({ action: n * 2 + m, path: ['card-0', gnome, pillow], label: label('lay') })));
  return message('pryzhok', players, { zones, sprites: [...beds, ...hand], prompt: label('prompt-move') }, gestures, wait);
}

export const samples: Record<string, (players: number, wait: boolean) => StateMessage> = {
  pryzhok,
  etazhiki,
  map,
  room,
  full: (players, wait) => etazhiki(players, wait, 14),
  over,
  pause: (players) => ({ ...etazhiki(players, true), pause: 4000 }),
};

function pathTo(steps: SentStep[], action: number): string[] | null {
  for (const { touch, then = [], action: own } of steps) {
    const rest = own === action ? [] : pathTo(then, action);
    if (rest) return [touch, ...rest];
  }
  return null;
}

/** The thing moves to where the last touch was; frogs turn over, cards go onto the pile. */
export function after(state: StateMessage, action: number): StateMessage {
  const path = pathTo(state.gestures, action)!;
  const scene = state.scene!;
  if (scene.zones.some((zone) => zone.id === 'room')) return spun(state);
  const target = scene.sprites.find((sprite) => sprite.id === path[1]);
  const move = (sprite: Sprite): Sprite => {
    if (sprite.id !== path[0] || !path[1]) return sprite;
    return target ? { ...sprite, at: target.at } : { ...sprite, zone: path[1], at: [0] };
  };
  const landed: Scene = { ...scene, sprites: scene.sprites.map(move) };
  const flip = (sprite: Sprite): Sprite => (sprite.id === 'frog-9' || sprite.id === path[0] && target ? { ...sprite, art: 'frog-violet' } : sprite);
  const marker = (sprite: Sprite): Sprite => (sprite.id === `marker-${state.version}` ? { ...sprite, zone: 'taken-0', at: [3 + state.version] } : sprite);
  const turned = target ? { ...landed, sprites: landed.sprites.map(flip) } : landed;
  const final = { ...turned, sprites: turned.sprites.map(marker) };
  return { ...state, version: state.version + 1, beats: target ? [landed, turned] : [], scene: final, last: { seat: 0, name: 'x', label: label('slide') } };
}

function spun(state: StateMessage): StateMessage {
  const turned = state.scene!.zones.map((zone) => (zone.id === 'room' ? ({ ...zone, turn: ((zone as { turn?: number }).turn ?? 0) + 90 } as Zone) : zone));
  const lit = { ...state.scene!, hold: 700, floats: [{ at: 'gnome-0-1', text: '+1' }] } as Scene;
  return { ...state, version: state.version + 1, beats: [lit], scene: { ...state.scene!, zones: turned } };
}
