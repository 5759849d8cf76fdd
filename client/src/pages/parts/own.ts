/** `figure-2` is what the second player chooses: the seat whose option it is; null where it is everybody's. */
export function seatOf(option: string): number | null {
  const own = /^.+-(\d+)$/.exec(option);
  return own ? Number(own[1]) - 1 : null;
}

/** All options of the same kind, one for each seat: `figure-1`, `figure-2` … */
export function isLike(one: string, other: string): boolean {
  return seatOf(one) !== null && one.replace(/\d+$/, '') === other.replace(/\d+$/, '');
}
