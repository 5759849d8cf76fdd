import { describe, expect, it } from 'vitest';
import type { StateMessage } from '../../src/app/protocol';
import { handOnly } from '../../src/pages/play/hand-only';
import type { Box } from '../../src/table/geometry';
import type { Frame } from '../../src/table/layout/frame';
import { arrange } from '../../src/table/layout/arrange';
import { places } from '../../src/table/layout/sprites';
import { whole, type Scene } from '../../src/table/scene';
import { house, pond, seats } from './scenes';

const screens = { phone: [390, 760], small: [320, 500], tablet: [1024, 700], desktop: [1920, 1010], sideways: [844, 330] };

/** As it comes over the wire, where nobody's places have no seat. */
function alone(scene: Scene): Scene {
  const sent = { ...scene, zones: scene.zones.map(({ seat, ...zone }) => (seat === null ? zone : { ...zone, seat })) };
  return whole(handOnly({ scene: sent, seat: 0, gestures: [] } as unknown as StateMessage).scene!);
}

function overlap(a: Box, b: Box): boolean {
  return a.x + 1 < b.x + b.w && b.x + 1 < a.x + a.w && a.y + 1 < b.y + b.h && b.y + 1 < a.y + a.h;
}

describe.each(Object.entries(screens))('with the board on a television, on a %s', (_, [width, height]) => {
  const frame: Frame = { width: width!, height: height!, me: 0, seats: seats(3), tv: false, compact: false, near: true };

  it.each([1, 3, 8, 16])('%i cards of my own have most of the room, and the piles less', (cards) => {
    const shown = alone(house(3, cards));
    const at = arrange(shown, frame);
    const spots = places(shown, at, () => 0.7);
    const area = (mine: boolean): number =>
      shown.zones.filter(({ kind, seat }) => (mine ? kind === 'hand' && seat === 0 : seat === null && kind !== 'buttons')).reduce((sum, { id }) => sum + at.zones.get(id)!.w * at.zones.get(id)!.h, 0);
    expect(shown.zones.filter(({ kind, seat }) => kind === 'pile' && seat === null)).toHaveLength(3);
    expect(area(true)).toBeGreaterThan(area(false) * 1.5);
    const mine = shown.sprites.filter(({ zone }) => shown.zones.some(({ id, kind }) => id === zone && kind === 'hand')).map(({ id }) => spots.get(id)!);
    expect(mine.length).toBe(cards);
    mine.forEach((a, i) => mine.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    if (cards === 1) expect(mine[0]!.h).toBeGreaterThan(height! * 0.33);
    const blocks = [...at.zones.values(), at.prompt!];
    blocks.forEach((a, i) => blocks.slice(i + 1).forEach((b) => expect([a, b, overlap(a, b)]).toEqual([a, b, false])));
  });

  it('a board that is touched has the room it always has', () => {
    const { near: _, ...usual } = frame;
    expect(arrange(pond(3), frame)).toEqual(arrange(pond(3), usual));
  });
});
