import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundle, called, small } from '../../src/app/words';

const text = { ru: readFileSync('src/app/words/ru.ftl', 'utf8'), en: readFileSync('src/app/words/en.ftl', 'utf8') };
const keys = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

describe('the words of the client', () => {
  it('are the same in both languages, each once', () => {
    expect(keys(text.ru).sort()).toEqual(keys(text.en).sort());
    expect(new Set(keys(text.ru)).size).toBe(keys(text.ru).length);
  });

  it.each(['ru', 'en'] as const)('are good Fluent in %s', (language) => {
    const made = bundle(language, text[language]);
    expect(keys(text[language]).filter((key) => !made.hasMessage(key))).toEqual([]);
  });

  it('are there for everything that is said', () => {
    const said = sources('src').flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!));
    const known = new Set(keys(text.ru));
    expect([...new Set(said)].filter((key) => !known.has(key) && key !== 'title')).toEqual([]); // 'title' is a game's
  });

  it('count in Russian as Russians do', () => {
    const made = bundle('ru', text.ru);
    const told = (low: number): string => made.formatPattern(made.getMessage('fact-players')!.value!, { low });
    expect([1, 2, 5].map(told)).toEqual(['1 игрок', '2 игрока', '5 игроков']);
  });

  it('begin small after a colon, but for names and large letters', () => {
    called(['Маша']);
    const sentences = ['Зелёная лягушка прыгает', 'В дом', 'этаж 3', 'Маша пасует', 'QR'];
    expect(sentences.map(small)).toEqual(['зелёная лягушка прыгает', 'в дом', 'этаж 3', 'Маша пасует', 'QR']);
  });
});
