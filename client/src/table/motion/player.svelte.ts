// Shows scenes one after another: the beats of an action, then the position it leads to.
import { tick } from 'svelte';
import { difference, turning, type Change, type Laid } from './difference';
import type { Place } from '../geometry';
import { flies } from './landing';
import { animate, swing } from './animate';
import { DURATION } from './durations';
import { Patience } from './speed';
import { emptyScene, type Float, type Scene } from '../scene';

const LONG_QUEUE = 40; // somebody was away: do not show them the whole afternoon
const FLOAT = 650; // ms a beat with a floating "+1" stands at least

export interface Stagehand {
  /** Everything of a scene in its place, for the table as big as it is now. */
  lay(scene: Scene): Laid;
  element(id: string): HTMLElement | undefined;
  /** What is drawn under the things of a zone. */
  ground(zone: string): HTMLElement | undefined;
  pace(): number;
  /** A step has begun (sounds). */
  begun(changes: Change[]): void;
  /** The last step is over: what was moved by the action. */
  settled(moved: Change[]): void;
}

export class Player {
  scene = $state.raw<Scene>(emptyScene);
  /** The one before it. */
  before = $state.raw<Scene>(emptyScene);
  /** What turns or flies in the step being shown, by id. */
  changes = $state.raw<Map<string, Change>>(new Map());
  /** True while something moves. */
  busy = $state(false);
  /** What rises from the table in this beat. */
  floats = $state.raw<Float[]>([]);
  /** How fast films of a zone run. */
  filmPace = $state(1);
  /** Counts the beats that were shown. */
  beat = $state(0);
  /** The last beat in which all that flew has landed; others may still turn. */
  landed = $state(0);

  private queue: { scene: Scene; move: number }[] = [];
  private moves = 0;
  private readonly patience = new Patience();
  private running: Animation[] = [];
  private wake: (() => void) | null = null;
  private hurrying = false;
  private first = true;
  private gone = false;
  private moved: Change[] = [];
  private dropped: { id: string; place: Place } | null = null;

  constructor(private readonly hand: Stagehand) {}

  /** Show these scenes after what is being shown now. */
  show(scenes: Scene[]): void {
    if (this.first || document.hidden || this.hand.pace() === 0) return this.jump(scenes.at(-1));
    this.moves += 1;
    this.queue.push(...scenes.map((scene) => ({ scene, move: this.moves })));
    if (this.queue.length > LONG_QUEUE) this.queue.splice(0, this.queue.length - LONG_QUEUE);
    if (!this.busy) void this.play();
  }

  /** The next touch does not wait: finish everything now. */
  skip(): void {
    if (!this.busy) return;
    this.hurrying = true;
    this.running.forEach((animation) => animation.finish());
    this.wake?.();
  }

  /** The sprite was let go here: its way to its new place begins here. */
  drop(id: string, place: Place): void {
    this.dropped = { id, place };
  }

  /** Show this and nothing on the way. */
  jump(scene: Scene | undefined): void {
    if (!scene) return;
    this.skip();
    this.queue = [];
    this.first = false;
    this.changes = new Map();
    this.floats = [];
    this.scene = scene;
  }

  /** The table is being taken away: nothing more is shown, nothing more is asked of it. */
  leave(): void {
    this.gone = true;
    this.queue = [];
    this.skip();
  }

  private async play(): Promise<void> {
    this.busy = true;
    this.moved = [];
    while (this.queue.length) await this.next(this.queue.shift()!);
    if (this.gone) return;
    this.hurrying = false;
    this.changes = new Map();
    this.busy = false;
    this.patience.rest(performance.now());
    this.hand.settled(this.moved);
  }

  private next({ scene, move }: { scene: Scene; move: number }): Promise<void> {
    this.patience.look(performance.now(), this.moves - move);
    this.filmPace = this.hand.pace() * this.patience.hurry;
    return this.step(scene);
  }

  private async step(next: Scene): Promise<void> {
    const before = this.withDrop(this.hand.lay(this.scene));
    const after = this.hand.lay(next);
    const changes = difference(before, after);
    this.moved.push(...changes.filter((change) => change.main));
    this.changes = new Map(changes.map((change) => [change.id, change]));
    this.before = this.scene;
    this.scene = next;
    this.floats = next.floats;
    this.beat += 1;
    await tick();
    if (this.gone || this.hurrying || document.hidden) return;
    if (changes.length) this.hand.begun(changes);
    await this.run(changes, before, after);
    this.changes = new Map(); // ghosts are gone, nothing flies while the beat stands
    await this.stand(next);
  }

  private async run(changes: Change[], before: Laid, after: Laid): Promise<void> {
    const placeOf = (id: string): Place | undefined => after.places.get(id);
    const grounds = [...turning(before.scene, after.scene)].flatMap(([id, by]) => swing(this.hand.ground(id), turnOf(after.scene, id), by));
    this.running = [...animate(changes, placeOf, this.hand.element), ...grounds];
    if (this.running.length === 0) return;
    const pace = this.hand.pace() * this.patience.rate(Math.max(...this.running.map(lasting)));
    this.running.forEach((animation) => (animation.playbackRate = pace));
    void this.land(changes.filter(flies), this.beat);
    const limit = new Promise((resolve) => setTimeout(resolve, (4 * DURATION.hop) / pace)); // a hidden page never finishes
    await Promise.race([Promise.allSettled(this.running.map((animation) => animation.finished)), limit]);
    this.running.forEach((animation) => animation.cancel());
    this.running = [];
  }

  private async land(flights: Change[], beat: number): Promise<void> {
    const flying = new Set(flights.map(({ id }) => this.hand.element(id)));
    const running = this.running.filter(({ effect }) => effect instanceof KeyframeEffect && flying.has(effect.target as HTMLElement));
    await Promise.allSettled(running.map((animation) => animation.finished));
    this.landed = beat;
  }

  /** A beat stands until it was seen; the last one stands anyway. */
  private async stand({ hold, floats, zones }: Scene): Promise<void> {
    const usual = Math.max(hold, floats.length ? FLOAT : 0);
    const isFilm = zones.some((zone) => zone.film); // it runs to its end
    const time = isFilm ? usual / this.filmPace : this.patience.stands(usual) / this.hand.pace();
    if (time === 0 || this.queue.length === 0 || this.hurrying || this.gone) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => (clearTimeout(timer), resolve());
    });
    this.wake = null;
  }

  private withDrop(laid: Laid): Laid {
    const dropped = this.dropped;
    this.dropped = null;
    if (!dropped || !laid.places.has(dropped.id)) return laid;
    return { ...laid, places: new Map([...laid.places, [dropped.id, dropped.place]]) };
  }
}

/** Milliseconds of an animation, its delay included. */
function lasting({ effect }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0);
}

function turnOf(scene: Scene, id: string): number {
  return scene.zones.find((zone) => zone.id === id)?.turn ?? 0;
}
