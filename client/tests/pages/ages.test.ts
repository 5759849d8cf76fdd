import { describe, expect, it } from 'vitest';
import { ageOf, nearest, optionsFor, tellsAges } from '../../src/pages/components/ages';
import { newTable, rungs, usual, waysFor } from '../../src/pages/home/start';
import type { Box, Me, Shelf } from '../../src/app/protocol';

const floors: Box = {
  id: 'floors', players: [2, 3], age: 4, minutes: [5, 9], hidden: true, levels: ['tiny'], lessons: 3, coming: false, lacks: {}, ladder: { any: { novice: 70 }, beginner: { novice: 80 } },
  options: [
    { name: 'level', kind: 'choice', default: 'full', low: null, high: null, choices: ['full', 'beginner'], players: null },
    { name: 'helps', kind: 'bool', default: false, low: null, high: null, choices: null, players: [3] },
  ],
  ages: [
    { years: 4, options: { level: 'beginner', helps: true } },
    { years: 8, options: { level: 'full', helps: false } },
  ],
};
const plain: Box = { ...floors, ages: [], players: [1, 2, 3, 4, 5, 6] };

describe('ages', () => {
  it('set their options, the rest stays as on the box', () => {
    expect(optionsFor(floors, floors.ages[0]!)).toEqual({ level: 'beginner', helps: true });
    expect(optionsFor(floors, null)).toEqual({ level: 'full', helps: false });
  });

  it('are known again by what tells them apart, even with the ring switched off', () => {
    expect(ageOf(floors, { level: 'beginner', helps: false })?.years).toBe(4);
    expect(ageOf(floors, { level: 'middle' })).toBeNull();
    expect(ageOf(plain, {})).toBeNull();
  });

  it('hide the option the faces have chosen', () => {
    expect(tellsAges(floors, 'level')).toBe(true);
    expect(tellsAges(plain, 'level')).toBe(false);
  });

  it('suit a child that was asked at another game', () => {
    expect(nearest(floors, 6)?.years).toBe(4);
    expect(nearest(floors, 3)?.years).toBe(4);
    expect(nearest(floors, null)).toBeNull();
  });
});

describe('how many', () => {
  it('two where there is a choice, and alone only when chosen', () => {
    expect(usual(plain).players).toBe(2);
    expect(waysFor(1)).toEqual(['alone']);
    expect(waysFor(4)).toContain('friends');
  });
});

describe('an option for three players', () => {
  it('is not asked of a table for two', () => {
    const [me, shelf] = [{ name: 'Masha', picture: 'fox' } as Me, { names: {}, pictures: [] } as unknown as Shelf];
    const chosen = (players: number) => newTable(floors, 'bots', { players, level: 'tiny', options: { level: 'full', helps: true } }, me, shelf).options;
    expect(chosen(2)).toEqual({ level: 'full' });
    expect(chosen(3)).toEqual({ level: 'full', helps: true });
  });
});

describe('what was measured about the robots', () => {
  it('is of the variant that is chosen', () => {
    expect(rungs(floors, { level: 'beginner' })).toEqual({ novice: 80 });
    expect(rungs(floors, {})).toEqual({ novice: 70 });
    expect(rungs({ ...floors, ladder: {} }, {})).toBeUndefined();
  });
});
