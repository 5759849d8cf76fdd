// From the box to the table: what to ask the server for in each way to play.
import type { Box, BoxAge, Me, NewTable, SeatWish, Shelf } from '../../app/protocol';
import { language } from '../../app/words';
import { optionsFor, type Options } from '../components/ages';
import { holds } from '../components/seat-options';

export type Way = 'alone' | 'device' | 'friends' | 'bots';

/** Alone there is nobody to choose. */
export function waysFor(players: number): Way[] {
  return players === 1 ? ['alone'] : ['bots', 'device', 'friends'];
}

export interface Wish {
  players: number;
  level: string;
  options: Options;
}

/** What a family most likely wants, so that nothing has to be set. */
export function usual(box: Box, age: BoxAge | null = null): Wish {
  return {
    players: box.players.find((count) => count >= 2) ?? box.players[0] ?? 2,
    level: box.levels[0] ?? '',
    options: optionsFor(box, age),
  };
}

export function newTable(box: Box, way: Way, wish: Wish, me: Me, shelf: Shelf): Partial<NewTable> {
  const others = friends(wish.players - 1, me, shelf);
  const mine: SeatWish = { kind: 'me', name: me.name, picture: me.picture, level: '' };
  const seats = [mine, ...others.map((friend) => ({ ...friend, ...taken(way, wish) }))];
  return { game: box.id, players: wish.players, options: holding(box, wish), seats, start: way !== 'friends' };
}

/** What was chosen for another number of players is not asked for. */
function holding(box: Box, { players, options }: Wish): Options {
  const idle = box.options.filter((option) => !holds(option, players)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !idle.includes(name)));
}

function taken(way: Way, wish: Wish): Partial<SeatWish> {
  if (way === 'device') return { kind: 'me' };
  if (way === 'bots') return { kind: 'bot', level: wish.level, name: null, picture: null };
  return { kind: 'open', name: null, picture: null };
}

/** Names and pictures for the others on this device, all different. */
function friends(count: number, me: Me, shelf: Shelf): SeatWish[] {
  const names = (shelf.names[language()] ?? []).filter((name) => name !== me.name);
  const pictures = shelf.pictures.filter((picture) => picture !== me.picture);
  return Array.from({ length: count }, (_, i) => ({
    kind: 'me' as const,
    name: names[i % names.length] ?? null,
    picture: pictures[i % pictures.length] ?? null,
    level: '',
  }));
}

/** What was measured about its robots, for the variant that is chosen. */
export function rungs(box: Box, options: Record<string, unknown>): Record<string, number> | undefined {
  const chosen = box.options.map((option) => String(options[option.name] ?? option.default));
  const variant = chosen.find((value) => value in box.ladder);
  return box.ladder[variant ?? 'any'];
}
