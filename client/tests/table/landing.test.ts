import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/table/motion/difference';
import { landing, untilLanded } from '../../src/table/motion/landing';
import { wonIn } from '../../src/table/scene';
import { scene, sprite, zone } from './scenes';

const row = (count: number) => zone({ id: 'won-0', kind: 'row', seat: 0, label: { key: 'won', args: { count } } });
const marker = sprite({ id: 'marker', zone: 'won-0', at: [0], from: 'board' });
const before = scene([row(0), zone({ id: 'board' })], [sprite({ id: 'sum', zone: 'won-0', at: [1], badge: 0 }), sprite({ id: 'frog', badge: 1 })]);
const after = scene([row(1), zone({ id: 'board' })], [marker, sprite({ id: 'sum', zone: 'won-0', at: [1], badge: 1 }), sprite({ id: 'frog', badge: 2 })]);
const flies = (kind: Change['kind'], main = true) => landing([{ kind, main, sprite: after.sprites[0]! } as Change]);

describe('while a marker flies', () => {
  it('is not counted yet by the row it flies into, and everything else is as it will be', () => {
    const shown = untilLanded(after, before, flies('slide'));
    expect(shown.zones[0]!.label.args).toEqual({ count: 0 });
    expect(shown.sprites.map(({ id, badge }) => [id, badge])).toEqual([['marker', null], ['sum', 0], ['frog', 2]]); // prettier-ignore
  });

  it('is not counted where the row only lies there', () => {
    const [bare, won] = [zone({ id: 'won-0', kind: 'row', seat: 0 }), sprite({ id: 'old', zone: 'won-0', at: [0] })];
    const shown = untilLanded(scene([bare], [won, marker]), scene([bare], [won]), flies('slide'));
    expect(wonIn(shown, 'won-0')).toBe(1);
  });

  it('leaves a pile its number until a card covers it', () => {
    const pile = zone({ id: 'pile', kind: 'pile' });
    const card = (id: string, badge: number | null) => sprite({ id, zone: 'pile', at: [0], badge });
    const shown = untilLanded(scene([pile], [card('below', null), card('top', 3)]), scene([pile], [card('below', 2)]), new Set(['pile']));
    expect(shown.sprites.map(({ badge }) => badge)).toEqual([2, null]);
  });

  it('is counted where it turns over or only makes room', () => {
    expect([...flies('turn'), ...flies('slide', false)]).toEqual([]);
    expect(untilLanded(after, before, flies('turn'))).toBe(after);
  });
});
