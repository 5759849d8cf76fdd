import { describe, expect, it } from 'vitest';
import { beneath, faceDown, sameAs, whole } from '../../src/table/scene';
import { scene, sprite, zone } from './scenes';

const board = zone({ id: 'board', size: [6, 6] });

describe('a scene from the wire', () => {
  it('has every field', () => {
    const [frog] = whole({ zones: [board], sprites: [{ id: 'frog', zone: 'board', at: [1, 2] }], prompt: null }).sprites;
    expect(frog).toMatchObject({ art: null, label: null, size: [1, 1], turn: 0, layer: 0, move: 'slide', tone: 'plain' });
  });

  it('keeps the very things that have not changed', () => {
    const before = scene([board], [sprite({ id: 'frog', at: [0, 0] }), sprite({ id: 'toad', at: [1, 0] })]);
    const after = sameAs(before, scene([board], [sprite({ id: 'frog', at: [0, 0] }), sprite({ id: 'toad', at: [2, 0] })]));
    expect(after.sprites[0]).toBe(before.sprites[0]);
    expect(after.sprites[1]).not.toBe(before.sprites[1]);
  });

  it('knows the cell under a frog', () => {
    const cells = [0, 1].map((x) => sprite({ id: `cell-${x}`, at: [x, 0] }));
    const shown = scene([board], [...cells, sprite({ id: 'frog', at: [1, 0], layer: 1 })]);
    expect(beneath(shown)).toEqual(new Map([['cell-1', 'frog']]));
  });

  it('turns a hand over like those of the others, or takes it away', () => {
    const hands = [0, 1].map((seat) => zone({ id: `hand-${seat}`, kind: 'hand', seat }));
    const mine = sprite({ id: 'mine', zone: 'hand-0', art: 'seven' });
    const theirs = sprite({ id: 'theirs', zone: 'hand-1', art: 'back' });
    const own = new Set(['hand-0']);
    expect(faceDown(scene(hands, [mine, theirs]), own)[0]).toMatchObject({ id: 'mine', art: 'back', label: null });
    expect(faceDown(scene(hands, [mine]), own)).toEqual([]);
  });
});
