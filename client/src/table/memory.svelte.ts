// The moves of this game since the page was opened, in words, each with what was seen after it: to look back, not to take back.
import type { Label, Scene, StateMessage } from '../protocol';

export interface Moment {
  version: number;
  /** Whose eyes saw it: nobody else is shown it. */
  eyes: number | null;
  seat: number;
  label: Label | null;
  name: string;
  scene: Scene;
}

const MOST = 300;

export class Memory {
  moments = $state.raw<Moment[]>([]);
  private round = 0;
  private seen = -1;

  /** A new state has come: remember the move that led to it. */
  note({ version, last, scene, seat, table }: StateMessage): void {
    if (table.round !== this.round) [this.moments, this.round, this.seen] = [[], table.round, version - 1];
    const undone = this.moments.filter((moment) => moment.version <= version);
    if (version <= this.seen) return;
    this.seen = version;
    if (!last || !scene || repeats(undone.at(-1), last)) return void (this.moments = undone);
    this.moments = [...undone, { version, eyes: seat, seat: last.seat, label: last.label, name: last.name, scene }].slice(-MOST);
  }

  /** What these eyes have seen. */
  of(eyes: number | null): Moment[] {
    return this.moments.filter((moment) => moment.eyes === eyes);
  }
}

/** A state without a new move: somebody came or went. */
function repeats(moment: Moment | undefined, last: { seat: number; name: string }): boolean {
  return moment !== undefined && moment.seat === last.seat && moment.name === last.name;
}
