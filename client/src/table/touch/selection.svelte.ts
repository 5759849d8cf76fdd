// The hand on the table: what is chosen, what glows, what a touch or a drop does.
import { allIds, following, kept, nextIds, reached, touch, type Action, type Step } from './gestures';

export interface Ears {
  gestures(): Step[];
  /** Picking a thing up is being learned: nothing is taken up by itself. */
  taught(): boolean;
  /** The path is complete. */
  completed(action: Action, at: string): void;
  /** The path ends in a point of the zone it names last. */
  aim(path: string[]): void;
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
  /** The steps that begin a gesture, and their things. */
  readonly beginning: Step[] = $derived.by(() => (this.sent ? [] : this.ears.gestures()));
  readonly first: Set<string> = $derived.by(() => nextIds(this.beginning, []));
  /** Everything any gesture speaks of. */
  readonly known: Set<string> = $derived.by(() => allIds(this.ears.gestures()));
  /** The steps that may come next. */
  readonly following: Step[] = $derived.by(() => (this.sent ? [] : following(this.ears.gestures(), this.path)));
  /** The step that was touched last. */
  readonly step: Step | null = $derived.by(() => reached(this.ears.gestures(), this.path));

  /** `ids`: what the touch may mean, the likeliest first. Returns whether it went. */
  touch(ids: string[]): boolean {
    if (this.sent || ids.length === 0) return false;
    const touched = touch(this.ears.gestures(), this.path, ids);
    if (touched.kind === 'action') this.ears.completed(touched.action, ids[0]!);
    else if (touched.kind === 'aim') this.ears.aim(touched.path);
    else if (touched.kind === 'why') this.ears.why(touched.path);
    else this.path = touched.path;
    return touched.kind !== 'why';
  }

  /** Begin with this thing, whatever was chosen before (a drag). */
  take(id: string): void {
    if (this.path.at(-1) !== id) this.path = this.lit.has(id) ? [...this.path, id] : [id];
  }

  /** Go on over this thing, if something comes after it (a drag that rests on it). */
  pass(id: string): boolean {
    const step = this.lit.has(id) ? reached(this.ears.gestures(), [...this.path, id]) : null;
    if (!step || step.next.length === 0) return false;
    this.path = [...this.path, id];
    return true;
  }

  draggable(id: string): boolean {
    if (this.path.at(-1) === id) return (this.step?.next.length ?? 0) > 0;
    const from = this.lit.has(id) ? [...this.path, id] : [id];
    return (reached(this.ears.gestures(), from)?.next.length ?? 0) > 0;
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
    this.path = kept(this.ears.gestures(), this.path, this.ears.taught());
  }
}
