import { describe, expect, it } from 'vitest';
import { allIds, begun, firstPath, kept, laterIds, nextIds, planted, reached, touch, type Gesture, type Step } from '../../src/table/touch/gestures';

const gesture = (action: number, ...path: string[]): Gesture => ({ action, path, label: { key: 'x', args: {} } });

const pond = planted([gesture(1, 'frog', 'c3'), gesture(2, 'frog', 'd4'), gesture(3, 'toad', 'c3'), gesture(9, 'stop')]);

describe('a touch', () => {
  it('on a frog keeps the gestures that begin with it', () => {
    expect(touch(pond, [], ['frog'])).toEqual({ kind: 'path', path: ['frog'] });
    expect(nextIds(pond, ['frog'])).toEqual(new Set(['c3', 'd4']));
  });

  it('on a lit cell sends the action', () => {
    expect(touch(pond, ['frog'], ['d4'])).toEqual({ kind: 'action', action: 2 });
  });

  it('on a button is a whole gesture, also with a frog in the hand', () => {
    expect(touch(pond, [], ['stop'])).toEqual({ kind: 'action', action: 9 });
    expect(touch(pond, ['frog'], ['stop'])).toEqual({ kind: 'action', action: 9 });
  });

  it('on another frog begins anew', () => {
    expect(touch(pond, ['frog'], ['toad'])).toEqual({ kind: 'path', path: ['toad'] });
  });

  it('on the same frog takes the choice back when several ways are open', () => {
    expect(touch(pond, ['frog'], ['frog'])).toEqual({ kind: 'path', path: [] });
  });

  it('on the same frog goes the only way there is', () => {
    expect(touch(pond, ['toad'], ['toad'])).toEqual({ kind: 'action', action: 3 });
  });

  it('that leads nowhere asks why, with the whole path', () => {
    expect(touch(pond, ['frog'], ['a1', 'board'])).toEqual({ kind: 'why', path: ['frog', 'a1'] });
    expect(touch(pond, [], ['c3'])).toEqual({ kind: 'why', path: ['c3'] });
  });

  it('means the zone when the sprite itself means nothing', () => {
    const piles = planted([gesture(5, 'card', 'floors')]);
    expect(touch(piles, ['card'], ['open-floor', 'floors'])).toEqual({ kind: 'action', action: 5 });
  });
});

describe('equal cards', () => {
  const equal = planted([gesture(4, 'card-1', 'floors'), gesture(4, 'card-2', 'floors')]);

  it('give one action from either', () => {
    expect(touch(equal, ['card-2'], ['floors'])).toEqual({ kind: 'action', action: 4 });
  });
});

describe('a longer path', () => {
  const lure = planted([gesture(1, 'card', 'gnome', 'left'), gesture(2, 'card', 'gnome', 'right'), gesture(3, 'card', 'dwarf', 'left')]);

  it('goes back to an earlier step when that is touched', () => {
    expect(touch(lure, ['card', 'gnome'], ['card'])).toEqual({ kind: 'path', path: ['card'] });
  });

  it('completes one that is also the beginning of another by a second touch', () => {
    const both = planted([gesture(1, 'card'), gesture(2, 'card', 'gnome')]);
    expect(touch(both, [], ['card'])).toEqual({ kind: 'path', path: ['card'] });
    expect(touch(both, ['card'], ['card'])).toEqual({ kind: 'action', action: 1 });
  });
});

describe('the tree', () => {
  it('holds every thing once on each way, however many gestures share it', () => {
    expect(pond.map((step) => step.id)).toEqual(['frog', 'toad', 'stop']);
    expect([...allIds(pond)]).toEqual(['frog', 'c3', 'd4', 'toad', 'stop']);
    expect(reached(pond, ['frog', 'd4'])!.action).toBe(2);
    expect(reached(pond, ['frog', 'a1'])).toBeNull();
    expect(firstPath(pond)).toEqual(['frog', 'c3']);
  });

  it('keeps for later what only goes on with a thing not begun, unless a hint leads over it', () => {
    const order = planted([gesture(1, 'ask', 'red'), gesture(2, 'ask', 'blue'), gesture(3, 'rock'), gesture(4, 'take')]);
    expect([...laterIds(order, [], [])]).toEqual(['red', 'blue']);
    expect([...laterIds(order, ['ask'], [])]).toEqual([]);
    expect([...laterIds(order, [], ['ask', 'blue'])]).toEqual(['red']);
  });

  it('may end in a point of a zone: the touch there is an aim', () => {
    const chip: Step = { ...reached(pond, ['frog'])!, id: 'chip', next: [] };
    const mat: Step = { ...chip, id: 'mat', point: true };
    const tree = [{ ...chip, next: [mat] }];
    expect(touch(tree, ['chip'], ['lemon', 'mat'])).toEqual({ kind: 'aim', path: ['chip', 'mat'] });
    expect(touch(tree, ['chip'], ['chip'])).toEqual({ kind: 'path', path: [] }); // no single action is meant
  });
});

describe('after the table has changed', () => {
  it('a jump that goes on is taken up by itself', () => {
    expect(begun(planted([gesture(1, 'frog', 'c3'), gesture(2, 'frog', 'e5'), gesture(9, 'stop')]))).toEqual(['frog']);
    expect(begun(pond)).toEqual([]);
    expect(begun(planted([gesture(1, 'ask', 'red'), gesture(2, 'rock'), gesture(3, 'paper')]))).toEqual([]); // a hand of chips
  });

  it('a choice stays while it leads somewhere', () => {
    expect(kept(pond, ['frog'])).toEqual(['frog']);
    expect(kept(pond, ['newt'])).toEqual([]);
    expect(kept([], ['frog'])).toEqual([]);
    expect(kept(planted([gesture(1, 'frog', 'c3')]), [])).toEqual(['frog']);
    expect(kept(planted([gesture(1, 'frog', 'c3')]), [], true)).toEqual([]); // where picking up is taught
  });
});
