// Ties the parts of a table together: where things lie, how they move, what is touched.
import { dequal } from 'dequal/lite';
import { Aim } from './touch/aim.svelte';
import { artShape, drawings } from './draw/art';
import type { Change, Laid } from './motion/difference';
import { Drag } from './touch/drag.svelte';
import { onPileOf } from './layout/flat-pile';
import type { Arrangement, Frame } from './layout/frame';
import { centre, distance, holds, type Box, type Place, type Point } from './geometry';
import { begun, laterIds, type Action, type Step } from './touch/gestures';
import { arrange } from './layout/arrange';
import { shake } from './motion/animate';
import { Peek } from './touch/peek.svelte';
import { places } from './layout/sprites';
import { Player } from './motion/player.svelte';
import { buzz, play, playStep } from './motion/sound';
import { Touching } from './touch/selection.svelte';
import type { Why } from '.';
import type { Scene, Sprite, Zone } from './scene';

const TRACE = 1100; // ms what was just done stays marked
const FINGER = 44; // px: lit things smaller than this are touched as if they were this big
const REST = 320; // ms a dragged thing rests on another one to go on from there

export interface Surroundings {
  frame(): Frame;
  game(): string;
  gestures(): Step[];
  taught(): boolean;
  /** The things a hint leads over. */
  way(): string[];
  element(id: string): HTMLElement | undefined;
  ground(zone: string): HTMLElement | undefined;
  origin(): { left: number; top: number };
  pace(): number;
  send(action: Action): void | Promise<Why | null | void>;
  /** A gesture that ends in a point of the zone named last, in the zone's units. */
  aim(path: string[], at: [number, number]): void | Promise<Why | null | void>;
  why(path: string[]): Promise<Why | null>;
  /** What to say when no rule says why; null to stay silent. */
  hint(): Why | null;
  explain(why: Why | null, near: Box): void;
}

/** A scene in its places, and where all the rest stands around it. */
interface Arranged extends Laid {
  arrangement: Arrangement;
}

export class TableController {
  readonly player: Player;
  readonly touching: Touching;
  readonly drag: Drag;
  readonly peek = new Peek();
  /** What was moved last, for a second. */
  traced = $state.raw<Change[]>([]);
  /** The sprite or zone the keyboard is on. */
  focused = $state<string | null>(null);
  readonly aim = new Aim((id) => this.zoneOf(id), (id) => this.arrangement.zones.get(id));

  private traceTimer: ReturnType<typeof setTimeout> | undefined;
  private resting: { id: string; timer: ReturnType<typeof setTimeout> } | null = null;
  private pointed: Point | null = null;
  private last: { scene: Scene; inputs: unknown[]; laid: Arranged } | null = null;
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
    this.player = new Player({
      lay: (scene) => this.lay(scene),
      element: around.element,
      ground: around.ground,
      pace: around.pace,
      begun: playStep,
      settled: (moved) => this.trace(moved),
    });
    this.touching = new Touching({
      gestures: around.gestures,
      taught: around.taught,
      completed: (action, at) => void this.sends(() => this.around.send(action), at),
      aim: (path) => void this.letGo(path),
      why: (path) => void this.ask(path),
    });
    this.drag = new Drag({
      draggable: (id) => !this.player.busy && this.touching.draggable(id),
      taken: (id) => this.touching.take(id),
      moved: (id, at) => this.rest(id, this.inside(at)),
      dropped: (id, by, at) => this.dropped(id, by, at),
      back: (id, by) => this.home(id, by),
    });
  }

  private readonly later: Set<string> = $derived.by(() => laterIds(this.around.gestures(), this.touching.path, this.around.way()));
  private readonly laid: Arranged = $derived.by(() => this.lay(this.player.scene));
  readonly arrangement: Arrangement = $derived(this.laid.arrangement);
  readonly places: Map<string, Place> = $derived(this.laid.places);

  /** Buttons that only go on with what was not begun yet are not there, and no room is kept for them. */
  private present(scene: Scene): Scene {
    const rows = new Set(scene.zones.filter(({ kind }) => kind === 'buttons').map(({ id }) => id));
    return { ...scene, sprites: scene.sprites.filter(({ id, zone }) => !rows.has(zone) || !this.later.has(id)) };
  }

  /** A half-made choice that can be taken back (one the table made by itself cannot). */
  get choosing(): boolean {
    const { path } = this.touching;
    return path.length > 0 && (path.length > 1 || begun(this.around.gestures())[0] !== path[0]);
  }

  /** Everything in its place. The player and the page ask for the same scene: it is laid once. */
  lay(scene: Scene): Arranged {
    const frame = this.around.frame();
    const inputs = [frame, [...this.later], drawings()];
    if (this.last?.scene !== scene || !dequal(this.last.inputs, inputs)) this.last = { scene, inputs, laid: this.arranged(scene, frame) };
    return this.last.laid;
  }

  private arranged(scene: Scene, frame: Frame): Arranged {
    const shown = this.present(scene);
    const arrangement = arrange(shown, frame);
    return { scene: shown, places: places(shown, arrangement, this.shape), zones: arrangement.zones, arrangement };
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
    const lies = (name: string) => this.player.scene.sprites.find((one) => one.id === name)?.zone ?? '';
    return id !== other && this.zoneOf(lies(id))?.kind === 'hand' && lies(other) === lies(id);
  }

  /** Sprites and zones at a point, the uppermost first. */
  under(point: Point): string[] {
    const hit = [...this.places].filter(([, place]) => holds(place, point)).sort(([, a], [, b]) => b.z - a.z);
    const zones = [...this.arrangement.zones].filter(([, box]) => holds(box, point));
    return [...hit, ...zones].map(([id]) => id);
  }

  /** A touch, at a point of the table when it was a finger. */
  touch(ids: string[], at?: Point): boolean {
    this.pointed = at ?? null;
    return this.touching.touch(ids);
  }

  /** Where the hands of a seat lie. */
  handsOf(seat: number | null): Box[] {
    const hands = this.laid.scene.zones.filter((zone) => zone.kind === 'hand' && zone.seat === seat);
    return hands.flatMap(({ id }) => this.arrangement.zones.get(id) ?? []);
  }

  private zoneOf(id: string): Zone | undefined {
    return this.player.scene.zones.find((zone) => zone.id === id);
  }

  boxOf(id: string): Box | undefined {
    return this.places.get(id) ?? this.arrangement.zones.get(id);
  }

  private readonly shape = (sprite: Sprite): number =>
    sprite.size[0] === sprite.size[1] ? artShape(this.around.game(), sprite.art) : sprite.size[0] / sprite.size[1];

  private async sends(deed: () => void | Promise<Why | null | void>, at: string): Promise<void> {
    this.touching.sent = true;
    this.touching.path = [];
    buzz(15);
    const refused = await deed();
    this.touching.sent = false;
    if (refused) this.refuse(refused, at);
  }

  /** The touch that ends in a point: where the finger is, or where the keyboard aims. */
  private async letGo(path: string[]): Promise<void> {
    const id = path.at(-1)!;
    const zone = this.zoneOf(id);
    const at = this.pointed ? this.aim.unitsAt(id, this.pointed) : this.aim.at(id);
    const meant = zone && at && onPileOf(zone, at);
    if (meant) await this.aimAt(id, meant, path);
  }

  /** Let go above a point of a zone, in the zone's units. */
  async aimAt(id: string, at: [number, number], path: string[] = [...this.touching.path, id]): Promise<void> {
    await this.sends(() => this.around.aim(path, at), id);
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
    this.traced = moved.filter(({ spin }) => !spin); // a board that went round is traced nowhere
    this.traceTimer = setTimeout(() => (this.traced = []), TRACE);
  }

  private dropped(id: string, by: Point, at: Point): boolean {
    this.rest(id, null);
    const point = this.inside(at);
    const own = this.places.get(id);
    if (own && holds(own, point)) return this.away(id, by);
    const target = this.nearest(point, id, () => 14);
    const ids = target ? [target] : this.under(point).filter((one) => one !== id);
    const middle = own && centre({ ...own, x: own.x + by.x, y: own.y + by.y });
    const went = ids.length > 0 && this.touch(ids, middle ?? point);
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

  private inside(at: Point): Point {
    const { left, top } = this.around.origin();
    return { x: at.x - left, y: at.y - top };
  }

  /** A dragged thing that rests on one that leads further takes the choice there: card, gnome, pillow in one drag. */
  private rest(id: string, at: Point | null): void {
    const on = at && this.nearest(at, id, () => 0);
    if (this.resting?.id === on) return;
    clearTimeout(this.resting?.timer);
    this.resting = on ? { id: on, timer: setTimeout(() => this.touching.pass(on) && buzz(10), REST) } : null;
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
