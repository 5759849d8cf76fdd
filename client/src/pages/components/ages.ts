// Which of a game's ages somebody plays, and what that sets.
import type { Box, BoxAge } from '../../app/protocol';

export type Options = Record<string, boolean | number | string>;

/** All options as they are on the box, then as this age has them. */
export function optionsFor(box: Box, age: BoxAge | null): Options {
  const usual = Object.fromEntries(box.options.map((option) => [option.name, option.default as string]));
  return { ...usual, ...(age?.options as Options | undefined) };
}

/** The age these options are for; null when somebody has mixed their own. */
export function ageOf(box: Box, options: Record<string, unknown>): BoxAge | null {
  const name = decisive(box);
  return name === null ? null : (box.ages.find((age) => age.options[name] === options[name]) ?? null);
}

/** Has the choice of a face chosen this option already? */
export function tellsAges(box: Box, name: string): boolean {
  return decisive(box) === name;
}

/** The first option that is another one for every age. */
function decisive(box: Box): string | null {
  const apart = (name: string) => new Set(box.ages.map((age) => age.options[name])).size === box.ages.length;
  return Object.keys(box.ages[0]?.options ?? {}).find(apart) ?? null;
}

/** Who is six plays what is for six and younger; nobody plays what is too hard for all. */
export function nearest(box: Box, years: number | null): BoxAge | null {
  if (years === null) return null;
  return box.ages.filter((age) => age.years <= years).at(-1) ?? box.ages[0] ?? null;
}
