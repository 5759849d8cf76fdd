import { describe, expect, it } from 'vitest';
import { isCrowd, nextOf } from '../src/table/glow';

const ids = (count: number): Set<string> => new Set(Array.from({ length: count }, (_, i) => `frog-${i}`));

describe('a glow', () => {
  it('on fifteen frogs says nothing, on a few it does', () => {
    expect(isCrowd(ids(15), new Set(), [])).toBe(true);
    expect(isCrowd(ids(6), new Set(), [])).toBe(false);
  });

  it('on where the chosen frog may go always says something; buttons do not count', () => {
    expect(isCrowd(ids(15), new Set(), ['frog-0'])).toBe(false);
    expect(isCrowd(new Set([...ids(6), 'stop', 'pass']), new Set(['stop', 'pass']), [])).toBe(false);
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
