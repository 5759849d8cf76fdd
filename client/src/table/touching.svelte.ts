// The hand on the table: what is chosen, what glows, what a touch or a drop does.
import type { Gesture } from '../protocol';
import { kept, nextIds, touch } from './gestures';

export interface Ears {
  gestures(): Gesture[];
  act(action: number, at: string): void;
  why(path: string[]): void;
}

export class Touching {
  /** What was touched so far of a longer gesture. */
  path = $state.raw<string[]>([]);
  /** An action is on its way to the server. */
  sent = $state(false);

  constructor(private readonly ears: Ears) {}

  /** What may be touched next. */
  readonly lit: Set<string> = $derived.by(() => (this.sent ? new Set() : nextIds(this.ears.gestures(), this.path)));
  /** What begins a gesture. */
  readonly first: Set<string> = $derived.by(() => (this.sent ? new Set() : nextIds(this.ears.gestures(), [])));
  /** Everything any gesture speaks of. */
  readonly known: Set<string> = $derived.by(() => new Set(this.ears.gestures().flatMap((gesture) => gesture.path)));

  /** `ids`: what the touch may mean, the likeliest first. Returns whether it went. */
  touch(ids: string[]): boolean {
    if (this.sent || ids.length === 0) return false;
    const touched = touch(this.ears.gestures(), this.path, ids);
    if (touched.kind === 'act') this.ears.act(touched.action, ids[0]!);
    else if (touched.kind === 'why') this.ears.why(touched.path);
    else this.path = touched.path;
    return touched.kind !== 'why';
  }

  /** Begin with this thing, whatever was chosen before (a drag). */
  take(id: string): void {
    if (this.path.at(-1) !== id) this.path = this.lit.has(id) ? [...this.path, id] : [id];
  }

  draggable(id: string): boolean {
    const within = this.path.at(-1) === id || this.lit.has(id) || this.first.has(id);
    return within && this.ears.gestures().some(({ path }) => path.includes(id) && path.at(-1) !== id);
  }

  /** Take back a half-made choice. */
  cancel(): boolean {
    const had = this.path.length > 0;
    this.path = [];
    return had;
  }

  /** The state has changed: keep the choice if it still leads somewhere. */
  renew(): void {
    this.sent = false;
    this.path = kept(this.ears.gestures(), this.path);
  }
}
