import { describe, expect, it } from 'vitest';
import { along, at, read, seconds, swept } from '../../src/table/pile3d/film';
import { Following } from '../../src/table/pile3d/three/camera-zoom';
import type { Chip, Pose } from '../../src/table/pile3d/measures';
import { peakOf, reachOf } from '../../src/table/pile3d/measures';
import { moodOf, restAt } from '../../src/table/pile3d/resting-place';
import { sway, Trail } from '../../src/table/pile3d/sway';

const flat = (x: number, y: number, z: number): Pose => [x, y, z, 1, 0, 0, 0];
const chip = (number: number, x: number, y: number, layer = 0): Chip => ({ id: `chip-${number}`, art: 'chip-R-rock', pose: flat(x, y, 2.5 + 5 * layer) });

describe('where a chip would come to rest', () => {
  it('lies safely in the middle of the cap', () => {
    const rest = restAt([], 0, 0);
    expect(rest.top).toBe(0);
    expect(moodOf(rest)).toBe('safe');
  });

  it('tips when its middle is beyond the rim, and only then', () => {
    expect(moodOf(restAt([], 32, 0))).toBe('falls');
    expect(restAt([], 28, 0).margin).toBeCloseTo(2, 0);
  });

  it('lies on the highest chip below it', () => {
    const pile = [chip(1, 0, 0), chip(2, 3, 0, 1)];
    expect(restAt(pile, 5, 0).top).toBeCloseTo(10);
    expect(peakOf(pile)).toBeCloseTo(10);
  });

  it('finds nothing beside the cap', () => expect(restAt([], 60, 0).margin).toBeLessThan(-50));
});

function film(frames: [number, number, number, number][][]): string {
  const bytes: number[] = [];
  const short = (value: number): number[] => [value & 255, (value >> 8) & 255];
  for (const frame of frames) {
    bytes.push(frame.length);
    for (const [id, x, y, z] of frame) bytes.push(id, ...[x, y, z].flatMap((mm) => short(Math.round(mm * 100))), 0, 0, 0, 0, 0, 0);
  }
  return btoa(String.fromCharCode(...bytes));
}

describe('a film', () => {
  const pile = [chip(1, 0, 0), chip(2, 10, 0)];

  it('moves what it tells of and leaves the rest', () => {
    const tape = read(film([[[2, 10, 0, 2.5]], [[2, 20, 0, 2.5]], [[2, 30, 0, -20]]]), pile);
    expect(tape.frames).toBe(3);
    expect(seconds(tape)).toBeCloseTo(2 / 30);
    const end = at(tape, 1, pile);
    expect(end[0]!.pose[0]).toBe(0);
    expect(end[1]!.pose.slice(0, 3)).toEqual([30, 0, -20]);
  });

  it('lets a chip stand still before and after its own frames', () => {
    const tape = read(film([[[1, 0, 0, 2.5]], [[2, 12, 0, 2.5]], [], []]), pile);
    expect(tape.ways.get('chip-2')!.map((pose) => pose[0])).toEqual([10, 12, 12, 12]);
    expect(tape.ways.get('chip-1')).toHaveLength(4);
  });

  it('goes through every frame and stays a turn in between', () => {
    const way = [flat(0, 0, 0), flat(1, 0, 0), [4, 0, 0, Math.SQRT1_2, 0, 0, Math.SQRT1_2] as Pose];
    expect(along(way, 1)[0]).toBeCloseTo(1);
    expect(along(way, 2)[0]).toBeCloseTo(4);
    expect(Math.hypot(...along(way, 1.5).slice(3))).toBeCloseTo(1);
  });
});

describe('a pile that is cleared away', () => {
  it('goes off on all sides, over the rim and down out of sight', () => {
    const pile = [chip(1, 0, 0), chip(2, 10, 0, 3), chip(3, -10, 5)];
    const [begin, half, end] = [0, 0.25, 0.5].map((time) => at(swept(pile), time, pile).map((one) => one.pose));
    expect(begin).toEqual(pile.map((one) => one.pose));
    expect(half!.every(([x, y, z]) => z > -25 && Math.hypot(x, y) > 38)).toBe(true);
    expect(end!.every(([x, y, z]) => z < -90 && Math.hypot(x, y) > 70)).toBe(true);
  });
});

describe('the camera', () => {
  it('follows a pile that grows or is gone step by step, and stands then', () => {
    const eye = new Following();
    expect([eye.to(10, 0, false), eye.height]).toEqual([false, 10]); // what it sees first is no motion
    const heights: number[] = [];
    for (let time = 5000; eye.to(60, time, false); time += 16) heights.push(eye.height!);
    const steps = heights.map((height, i) => height - (heights[i - 1] ?? 10));
    expect(Math.max(...steps)).toBeLessThan(8);
    expect([heights.length > 15, eye.height]).toEqual([true, 60]);
    expect([eye.to(0, 9000, true), eye.height]).toEqual([false, 0]);
  });
});

describe('how wide a pile is', () => {
  const lying = (x: number, z: number, tilt = 0): Chip => ({ id: `${x}`, art: '', pose: [x, 0, z, Math.sqrt(1 - tilt ** 2), tilt, 0, 0] });

  it('reaches to the edge of the outermost chip that lies on it', () => {
    expect(reachOf([])).toBe(30);
    expect(reachOf([lying(10, 2.5), lying(-44, 12.5)])).toBeCloseTo(56.5);
  });

  it('does not count what tips over or has fallen', () => {
    expect(reachOf([lying(60, 3, 0.5), lying(80, -40)])).toBe(30);
  });
});

describe('the hand', () => {
  const size = (held: number, height: number, tremor = 0.7): number =>
    Math.max(...Array.from({ length: 2000 }, (_, k) => Math.abs(sway(tremor, held + k / 1000, height).x)));

  it('sways no more the longer it holds, as much as the tremor of the server', () => {
    expect(size(0, 0)).toBeCloseTo(0.7, 2);
    for (const held of [1, 5.6, 60]) expect(size(held, 0)).toBeCloseTo(size(0, 0), 2);
    expect(size(0, 0, 2)).toBeCloseTo(2, 2);
  });

  it('sways more the higher the pile is', () => {
    expect(size(0, 60)).toBeGreaterThan(size(0, 0) * 1.1);
    expect(size(0, 15)).toBe(size(0, 0));
  });

  it('lays the chip where the finger was just before it was lifted', () => {
    const trail = new Trail();
    [0, 20, 40, 60, 80, 100].forEach((time) => trail.add(time, time, 0));
    expect(trail.released(105)?.x).toBe(40);
  });
});
