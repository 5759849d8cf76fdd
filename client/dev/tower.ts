// A tower to look at: chips in a spiral, layer by layer, in the order of the box.
import type { Sprite } from '../src/table/scene';

const FACES = ['rock', 'scissors', 'paper', 'plus', 'reverse', 'twice', 'ask', 'half'];

export function tower(count: number): Sprite[] {
  return Array.from({ length: count }, (_, k) => {
    const [layer, spot] = [Math.floor(k / 6), k % 6];
    const angle = (spot * Math.PI) / 3 + layer * 0.4;
    const far = 25.5 - layer * 0.2;
    const half = ((k * 37) % 60) / 100;
    const art = `chip-${'RGBY'[(k * 7) % 4]}-${FACES[(k * 5) % FACES.length]}`;
    const at = [far * Math.cos(angle), far * Math.sin(angle), 2.5 + 5 * layer, Math.cos(half), 0, 0, Math.sin(half)];
    return { id: `chip-${k}`, zone: 'pile', at, art, label: null } as unknown as Sprite;
  });
}
