// Ties the parts of a table together: where things lie, how they move, what is touched.
import type { Gesture } from '../protocol';
import { artShape } from './art';
import type { Change, Laid } from './difference';
import { Drag } from './drag.svelte';
import { centre, distance, holds, type Box, type Place, type Point } from './geometry';
import { begun } from './gestures';
import { arrange, type Arrangement, type Frame } from './layout';
import { shake } from './motion';
import { places } from './places';
import { Player } from './player.svelte';
import { buzz, play, playStep } from './sound';
import { Touching } from './touching.svelte';
import type { Why } from '.';
import type { Scene, Sprite } from './whole';

const TRACE = 1100; // ms what was just done stays marked
const FINGER = 44; // px: lit things smaller than this are touched as if they were this big

export interface Surroundings {
  frame(): Frame;
  game(): string;
  gestures(): Gesture[];
  element(id: string): HTMLElement | undefined;
  origin(): { left: number; top: number };
  pace(): number;
  act(action: number): void | Promise<Why | null | void>;
  why(path: string[]): Promise<Why | null>;
  /** What to say when no rule says why; null to stay silent. */
  hint(): Why | null;
  explain(why: Why | null, near: Box): void;
}

export class TableHand {
  readonly player: Player;
  readonly touching: Touching;
  readonly drag: Drag;
  /** What was moved last, for a second. */
  traced = $state.raw<Change[]>([]);
  /** The sprite or zone the keyboard is on. */
  focused = $state<string | null>(null);

  private traceTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
    this.player = new Player({
      lay: (scene) => this.lay(scene),
      element: around.element,
      pace: around.pace,
      begun: playStep,
      settled: (moved) => this.trace(moved),
    });
    this.touching = new Touching({
      gestures: around.gestures,
      act: (action, at) => void this.act(action, at),
      why: (path) => void this.ask(path),
    });
    this.drag = new Drag({
      draggable: (id) => !this.player.busy && this.touching.draggable(id),
      taken: (id) => this.touching.take(id),
      dropped: (id, by, at) => this.dropped(id, by, at),
      back: (id, by) => this.home(id, by),
    });
  }

  readonly arrangement: Arrangement = $derived.by(() => arrange(this.player.scene, this.around.frame()));
  readonly places: Map<string, Place> = $derived.by(() => places(this.player.scene, this.arrangement, this.shape));

  /** A half-made choice that can be taken back (one the table made by itself cannot). */
  get choosing(): boolean {
    const { path } = this.touching;
    return path.length > 0 && (path.length > 1 || begun(this.around.gestures())[0] !== path[0]);
  }

  lay(scene: Scene): Laid {
    const made = arrange(scene, this.around.frame());
    return { scene, places: places(scene, made, this.shape), zones: made.zones };
  }

  receive(scenes: Scene[], atOnce: boolean): void {
    this.touching.renew();
    if (this.drag.id !== null) this.keepDrop(this.drag.id);
    if (atOnce) this.player.jump(scenes.at(-1));
    else this.player.show(scenes);
  }

  /** What touching a sprite may mean: itself, its zone, what lies under the finger, a small lit thing right beside. */
  meanings(id: string, at?: Point): string[] {
    const sprite = this.player.scene.sprites.find((one) => one.id === id);
    const place = this.places.get(id);
    const point = at ?? (place ? centre(place) : null);
    const under = point ? this.under(point) : [];
    const beside = at ? this.nearest(at, id, ({ w, h }) => Math.max(0, (FINGER - Math.min(w, h)) / 2)) : null;
    const meant = new Set([id, ...(sprite ? [sprite.zone] : []), ...under, ...(beside ? [beside] : [])]);
    return [...meant].filter((other) => !this.overlap(id, other));
  }

  /** Cards of one hand lie over each other only to save room: touching one never means its neighbour. */
  private overlap(id: string, other: string): boolean {
    const zoneOf = (name: string) => this.player.scene.sprites.find((one) => one.id === name)?.zone;
    const zone = this.player.scene.zones.find((one) => one.id === zoneOf(id));
    return id !== other && zone?.kind === 'hand' && zoneOf(other) === zone.id;
  }

  /** Sprites and zones at a point, the uppermost first. */
  under(point: Point): string[] {
    const hit = [...this.places].filter(([, place]) => holds(place, point)).sort(([, a], [, b]) => b.z - a.z);
    const zones = [...this.arrangement.zones].filter(([, box]) => holds(box, point));
    return [...hit, ...zones].map(([id]) => id);
  }

  boxOf(id: string): Box | undefined {
    return this.places.get(id) ?? this.arrangement.zones.get(id);
  }

  private readonly shape = (sprite: Sprite): number =>
    sprite.size[0] === sprite.size[1] ? artShape(this.around.game(), sprite.art) : sprite.size[0] / sprite.size[1];

  private async act(action: number, at: string): Promise<void> {
    this.touching.sent = true;
    this.touching.path = [];
    buzz(15);
    const refused = await this.around.act(action);
    this.touching.sent = false;
    if (refused) this.refuse(refused, at);
  }

  private async ask(path: string[]): Promise<void> {
    const at = path.at(-1)!;
    const answer = (await this.around.why(path)) ?? this.around.hint();
    if (answer) this.refuse(answer, at);
  }

  private refuse(why: Why, at: string): void {
    shake(this.around.element(at));
    play('no');
    buzz([20, 40, 20]);
    this.drag.release();
    this.around.explain(why, this.boxOf(at) ?? { x: 0, y: 0, w: 0, h: 0 });
  }

  private trace(moved: Change[]): void {
    clearTimeout(this.traceTimer);
    this.traced = moved;
    this.traceTimer = setTimeout(() => (this.traced = []), TRACE);
  }

  private dropped(id: string, by: Point, at: Point): boolean {
    const { left, top } = this.around.origin();
    const point = { x: at.x - left, y: at.y - top };
    const own = this.places.get(id);
    if (own && holds(own, point)) return this.away(id, by);
    const target = this.nearest(point, id, () => 14);
    const ids = target ? [target] : this.under(point).filter((one) => one !== id);
    const went = ids.length > 0 && this.touching.touch(ids);
    if (went && this.touching.sent) return true;
    if (ids.length === 0) this.touching.cancel();
    return this.away(id, by, !went);
  }

  /** The lit thing whose middle is nearest, if the finger is on it or within its slack. */
  private nearest(point: Point, not: string, slack: (box: Box) => number): string | null {
    const near = [...this.touching.lit]
      .filter((id) => id !== not)
      .map((id) => ({ id, box: this.boxOf(id) }))
      .filter((one): one is { id: string; box: Box } => one.box !== undefined && holds(one.box, point, slack(one.box)));
    near.sort((a, b) => distance(centre(a.box), point) - distance(centre(b.box), point));
    return near[0]?.id ?? null;
  }

  private away(id: string, by: Point, cancel = true): false {
    this.home(id, by);
    if (cancel) this.touching.cancel();
    return false;
  }

  /** Back to where it came from. */
  private home(id: string, by: Point): void {
    const frames = [{ translate: `${by.x}px ${by.y}px` }, { translate: '0 0' }];
    this.around.element(id)?.animate(frames, { duration: 200, easing: 'ease-out' });
  }

  private keepDrop(id: string): void {
    const place = this.places.get(id);
    const { x, y } = this.drag.by;
    if (place) this.player.drop(id, { ...place, x: place.x + x, y: place.y + y });
    this.drag.release();
  }
}
