import { describe, expect, it } from 'vitest';
import { planted } from '../../src/table/touch/gestures';
import { isCrowd, nextOf, quiet, type Touchables } from '../../src/table/touch/highlights';

const frogs = (count: number): string[] => Array.from({ length: count }, (_, i) => `frog-${i}`);

/** Things that begin a gesture (after a colon: the action they end in), and those that may be touched next. */
function table(begin: string[], { path = [], lit, buttons = [], hand = [], piles = [] }: { path?: string[]; lit?: string[]; buttons?: string[]; hand?: string[]; piles?: string[] } = {}): Touchables {
  const named = begin.map((text) => text.split(':') as [string, string?]);
  const beginning = planted(named.map(([touch, action]) => (action ? { touch, action: Number(action) } : { touch })));
  return { beginning, path, lit: new Set(lit ?? named.map(([id]) => id)), buttons: new Set(buttons), hand: new Set(hand), piles: new Set(piles) };
}

const quieted = (all: Touchables): string[] => [...quiet(all)].sort();
const crowded = (all: Touchables): boolean => isCrowd(all, quiet(all));

describe('a glow', () => {
  it('on fifteen frogs says nothing, on a few it does', () => {
    expect(crowded(table(frogs(15)))).toBe(true);
    expect(crowded(table(frogs(6)))).toBe(false);
  });

  it('on where the chosen frog may go always says something; buttons do not count', () => {
    expect(crowded(table(frogs(15), { path: ['frog-0'], lit: frogs(15) }))).toBe(false);
    expect(crowded(table([...frogs(6), 'stop:1', 'pass:2'], { buttons: ['stop', 'pass'] }))).toBe(false);
  });

  it('on a whole hand says nothing, on some of its cards it does', () => {
    const hand = ['4', '5', '6', '7'];
    expect(quieted(table(hand, { hand }))).toEqual(hand);
    expect(crowded(table(hand, { hand }))).toBe(true);
    expect(quieted(table(['4', '5'], { hand }))).toEqual([]);
    expect(quieted(table(['cell', ...hand], { hand }))).toEqual(hand);
    expect(crowded(table(['cell', ...hand], { hand }))).toBe(false);
  });

  it('on every pile says nothing beside a card that can be played', () => {
    const [piles, hand] = [['a', 'b', 'c', 'deck'], ['4', '5', '6', '7']];
    expect(quieted(table(['4', ...piles], { hand, piles }))).toEqual(piles);
    expect(quieted(table(piles, { hand, piles }))).toEqual([]); // nothing else goes
    expect(quieted(table(['4', 'a', 'deck'], { hand, piles }))).toEqual([]); // two of them are something special
    expect(crowded(table([...hand, ...piles], { hand, piles }))).toBe(true);
    const five = [...piles, 'e'].sort();
    expect(quieted(table(['4', '5', '6', ...five], { hand, piles: five }))).toEqual(five); // three cards are few
  });

  it('on the deck says nothing while a card can be laid: the button stands for it', () => {
    expect(quieted(table(['card', 'pass:9', 'deck:9'], { buttons: ['pass'] }))).toEqual(['deck', 'pass']);
    expect(quieted(table(['pass:9', 'deck:9'], { buttons: ['pass'] }))).toEqual([]);
  });
});

describe('a button', () => {
  it('is loud when it is the only way', () => {
    expect(quieted(table(['done:1'], { buttons: ['done'] }))).toEqual([]);
    expect(quieted(table(['cell', 'done:1'], { buttons: ['done'] }))).toEqual(['done']);
  });

  it('that ends what was begun is loud, the one that would have ended it before is not', () => {
    const begun = table(['cell', 'done:1'], { path: ['cell'], lit: ['pay'], buttons: ['done', 'pay'] });
    expect(quieted(begun)).toEqual(['done']);
    expect(quieted(table(['frog', 'stop:1'], { path: ['frog'], lit: ['c3'], buttons: ['stop'] }))).toEqual(['stop']);
  });
});

describe('a hint', () => {
  it('points at the next thing of its way, until another way is taken or it is walked', () => {
    expect(nextOf(['frog', 'c3'], [])).toBe('frog');
    expect(nextOf(['frog', 'c3'], ['frog'])).toBe('c3');
    expect(nextOf(['frog', 'c3'], ['toad'])).toBeNull();
    expect(nextOf(['frog', 'c3'], ['frog', 'c3'])).toBeNull();
  });
});
