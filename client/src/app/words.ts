// All words a person sees, by Fluent: the client's own and each game's.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import type { Label } from './protocol';

export type Language = 'ru' | 'en';
export type Args = Record<string, FluentVariable>;

const own = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<string, FluentBundle>(); // 'client.ru', 'pryzhok.en'
const wanted = new Set<string>(); // games whose words a language switch must bring along
const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

let current: Language = 'ru';
let sitting: string[] = []; // names by seat
let stamp = 0; // grows with every word that arrives and every switch of language

function renewed(): void {
  stamp++;
  listeners.forEach((update) => update());
}

/** The language a person reads now; reactive inside components. */
export function language(): Language {
  subscribe();
  return current;
}

/** Remembered choice, else the browser's. */
export function preferred(): Language {
  const chosen = localStorage.getItem('language');
  if (chosen === 'ru' || chosen === 'en') return chosen;
  return navigator.languages.some((tag) => /^(ru|be|uk|kk)\b/.test(tag)) ? 'ru' : 'en';
}

/** Load the client's own words before anything is shown. */
export async function ready(): Promise<void> {
  await switchTo(preferred());
}

/** Choose a language and remember it. */
export async function speak(chosen: Language): Promise<void> {
  localStorage.setItem('language', chosen);
  await switchTo(chosen);
}

async function switchTo(chosen: Language): Promise<void> {
  await Promise.all(['client', ...wanted].map((source) => load(source, chosen)));
  current = chosen;
  document.documentElement.lang = chosen;
  renewed();
}

/** Bring a game's words (labels, prompts, reasons); harmless when they are here already. */
export async function loadWords(game: string): Promise<void> {
  wanted.add(game);
  if (await load(game, current)) renewed();
}

async function load(source: string, chosen: Language): Promise<boolean> {
  const name = `${source}.${chosen}`;
  if (bundles.has(name)) return false;
  const ftl = source === 'client' ? await own[`./words/${chosen}.ftl`]!() : await fetched(name);
  if (ftl !== null) bundles.set(name, bundle(chosen, ftl));
  return ftl !== null;
}

async function fetched(name: string): Promise<string | null> {
  const answer = await fetch(`/words/${name}.ftl`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

export function bundle(chosen: Language, ftl: string): FluentBundle {
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(ftl), { allowOverrides: true }); // a game's own words stand after the engine's
  return made;
}

/** Who sits at the table in sight: sentences that tell of a seat call them by name. */
export function called(names: string[]): void {
  if (names.join('\n') === sitting.join('\n')) return;
  sitting = names;
  renewed();
}

function withName(args: Args): Args {
  if (typeof args['seat'] !== 'number' || 'name' in args) return args;
  return { ...args, name: sitting[args['seat'] - 1] || say('table-player', { number: args['seat'] }) };
}

/** A sentence in the present language: the game's own words first, then the client's. */
export function say(key: string, args: Args = {}, game?: string): string {
  subscribe();
  for (const source of game ? [game, 'client'] : ['client']) {
    const found = bundles.get(`${source}.${current}`);
    const pattern = found?.getMessage(key)?.value;
    if (found && pattern) return found.formatPattern(pattern, withName(args), []);
  }
  return key;
}

const remembered = new WeakMap<Label, { stamp: number; text: string }>(); // a table tells the same labels again and again

/** A label of a scene, told in words ('' for none). */
export function told(label: Label | null | undefined, game: string): string {
  subscribe();
  if (!label) return '';
  const known = remembered.get(label);
  if (known?.stamp === stamp) return known.text;
  const text = say(label.key, label.args as Args, game);
  remembered.set(label, { stamp, text });
  return text;
}

/** The same for whoever looks at the thing itself: what only its place is called is left out, where there are such words. */
export function seen(label: Label | null, game: string): string {
  const key = `${label?.key ?? ''}-seen`;
  return label && has(key, game) ? say(key, label.args as Args, game) : told(label, game);
}

/** What is said after a colon: it begins small, unless with somebody's name or with letters that are always large. */
export function small(text: string): string {
  const named = sitting.some((name) => name && text.startsWith(name));
  return !named && /^\p{Lu}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What somebody did: told of them where the game has words for that (`told-…`), else said as it is offered; `or` where nothing is known. */
export function deed(name: string, label: Label | null | undefined, game: string, or = ''): string {
  const key = label?.key.replace(/^(told-)?/, 'told-') ?? '';
  if (label && has(key, game)) return say('table-did', { name, what: say(key, label.args as Args, game) });
  return say('table-move', { name, what: small(told(label, game)) || or });
}

/** Whether a sentence exists (optional words). */
export function has(key: string, game?: string): boolean {
  subscribe();
  return [game, 'client'].some((source) => bundles.get(`${source}.${current}`)?.hasMessage(key));
}
