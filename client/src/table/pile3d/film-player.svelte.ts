// Shows how a placement went, as the referee saw it; keeps the last film to show it once more, slowly.
import { at, read, seconds, swept, type Film } from './film';
import { peakOf, type Chip } from './measures';

const FALLEN = -4; // mm: below this a chip has left the bottle (SH-80)
const SLOWLY = 0.25;

interface Reel {
  film: Film;
  before: readonly Chip[];
  /** With the chips that are laid. */
  from: Chip[];
}

export class Projector {
  /** What is being shown. */
  reel = $state.raw<Reel | null>(null);
  /** The last film, if something fell in it. */
  fall = $state.raw<Reel | null>(null);
  private began = 0;
  private speed = 1;

  /** Chips that are laid are not on the bottle yet: they come in with the face of the chip in the hand. */
  play(tape: string, chips: readonly Chip[], art: string | undefined, pace: number): void {
    const film = read(tape, chips);
    const known = new Set(chips.map(({ id }) => id));
    const laid = [...film.ways].filter(([id]) => !known.has(id)).map(([id, way]) => ({ id, art: art ?? '', pose: way[0]! }));
    const reel = { film, before: chips, from: [...chips, ...laid] };
    this.fall = [...film.ways.values()].some((way) => way.at(-1)![2] < FALLEN) ? reel : null;
    this.roll(reel, pace);
  }

  /** A new round: what stood is cleared away. */
  sweep(chips: readonly Chip[], pace: number): void {
    this.fall = null;
    this.roll({ film: swept(chips), before: chips, from: [...chips] }, pace);
  }

  /** Once more, slowly, to see why. */
  again(): void {
    if (this.fall) this.roll(this.fall, SLOWLY);
  }

  stop(): void {
    this.reel = null;
  }

  private roll(reel: Reel, speed: number): void {
    this.reel = reel;
    this.speed = speed;
    this.began = performance.now();
  }

  /** The pile at a moment; the highest it was, so that the camera does not jump; whether it is over. */
  at(time: number): { chips: Chip[]; peak: number; over: boolean } {
    const { film, from } = this.reel!;
    const now = (Math.max(0, time - this.began) / 1000) * this.speed;
    return { chips: at(film, Math.min(now, seconds(film)), from), peak: peakOf(from), over: now >= seconds(film) };
  }
}
