import { expect, it } from 'vitest';
import { syllables } from '../../src/table/around/people';

it.each([
  ['Константин', 'Конс-тан-тин'],
  ['Александра', 'Алек-сандра'],
  ['Christopher', 'Chris-top-her'],
  ['Оля', 'Оля'],
])('%s may be parted as %s', (name, parted) => {
  expect(syllables(name).replaceAll('\u00AD', '-')).toBe(parted);
});
