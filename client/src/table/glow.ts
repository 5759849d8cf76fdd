// What glows says something only while it is few.
const FEW = 7;

/** So many things begin a gesture that a glow on all of them would say nothing: the hint says more. */
export function isCrowd(lit: Set<string>, buttons: Set<string>, path: string[]): boolean {
  return path.length === 0 && [...lit].filter((id) => !buttons.has(id)).length > FEW;
}

/** What a hint (or a lesson) points at next: the first thing of its path that was not touched yet; null when another way was taken. */
export function nextOf(way: string[], path: string[]): string | null {
  return path.every((id, step) => way[step] === id) ? (way[path.length] ?? null) : null;
}
