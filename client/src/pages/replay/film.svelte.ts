// The moments of a finished game, brought in pieces and kept.
import type { Replay, Scene } from '../../app/protocol';
import { ask } from '../../app/api';

const PIECE = 40;

export class Film {
  replay = $state.raw<Replay | null>(null);
  private scenes = $state.raw<ReadonlyMap<number, Scene>>(new Map());
  private asked = new Set<number>();
  private eyes: number | null = null;

  constructor(private readonly table: string) {}

  get total(): number {
    return this.replay?.moves.length ?? 0;
  }

  /** The table before this move (after the last one, the end); null while it is on its way. */
  scene(move: number): Scene | null {
    return this.scenes.get(move) ?? null;
  }

  /** Look through another pair of eyes. */
  async through(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    this.asked.clear();
    this.scenes = new Map();
    await this.want(0);
  }

  /** Bring the piece with this moment, and the one after it. */
  async want(move: number): Promise<void> {
    await this.bring(Math.floor(move / PIECE));
    if (move % PIECE > PIECE / 2 && move + PIECE / 2 <= this.total) void this.bring(Math.floor(move / PIECE) + 1);
  }

  private async bring(piece: number): Promise<void> {
    if (this.asked.has(piece)) return;
    this.asked.add(piece);
    const eyes = this.eyes;
    const found = await ask<Replay>(`/api/tables/${encodeURIComponent(this.table)}/replay?${this.question(piece)}`);
    if (eyes !== this.eyes) return;
    this.replay ??= found;
    this.scenes = new Map([...this.scenes, ...found.scenes.map((scene, i) => [found.start + i, scene] as const)]);
  }

  private question(piece: number): URLSearchParams {
    const asked = new URLSearchParams({ start: String(piece * PIECE), count: String(PIECE) });
    if (this.eyes !== null) asked.set('seat', String(this.eyes));
    return asked;
  }
}
