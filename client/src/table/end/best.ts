// The best score of somebody who plays alone, for each way to play: this device remembers it.
import { remember, remembered } from '../../state/settings.svelte';

export interface Best {
  score: number;
  /** It was set at this very table. */
  fresh: boolean;
}

export function best(game: string, way: string, table: string, score: number): Best {
  const name = `best ${game} ${way}`;
  const [old = '-1', by = ''] = (remembered(name) ?? '').split(' ');
  const before = old === '' ? -1 : Number(old);
  if (score > before) remember(name, `${score} ${table}`);
  return { score: Math.max(score, before), fresh: score > before || by === table };
}
