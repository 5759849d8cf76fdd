// A picture of the table to keep, for games that have one: whoever draws it says how it is taken.

/** `take` gives the picture as a data URL; null where there is nothing to take. */
export const keepsake = $state<{ take: (() => string | null) | null }>({ take: null });

/** Let the browser save it under a name. */
export function save(name: string): void {
  const picture = keepsake.take?.();
  if (!picture) return;
  const link = document.createElement('a');
  Object.assign(link, { href: picture, download: `${name}.png` });
  link.click();
}
