import { describe, expect, it } from 'vitest';
import type { StateMessage } from '../src/protocol';
import { Memory } from '../src/table/memory.svelte';

const scene = { zones: [], sprites: [] };
const state = (version: number, by: number | null, name = '', seat: number | null = 0, round = 1): StateMessage =>
  ({ version, seat, scene, table: { round }, last: by === null ? null : { seat: by, name, label: null } }) as unknown as StateMessage;

describe('what was done', () => {
  it('is remembered move by move, and not twice when somebody only comes or goes', () => {
    const memory = new Memory();
    [state(1, null), state(2, 0, 'a1-b1'), state(3, 0, 'a1-b1'), state(4, 1, 'c1-c2')].forEach((one) => memory.note(one));
    expect(memory.of(0).map(({ seat, name }) => [seat, name])).toEqual([[0, 'a1-b1'], [1, 'c1-c2']]); // prettier-ignore
  });

  it('is shown only to the eyes that saw it', () => {
    const memory = new Memory();
    [state(1, 0, 'a', 0), state(2, 1, 'b', 1)].forEach((one) => memory.note(one));
    expect(memory.of(0).map(({ name }) => name)).toEqual(['a']);
    expect(memory.of(1).map(({ name }) => name)).toEqual(['b']);
  });

  it('is forgotten when another game begins', () => {
    const memory = new Memory();
    memory.note(state(5, 0, 'a'));
    memory.note(state(6, null, '', 0, 2));
    expect(memory.of(0)).toEqual([]);
  });
});
