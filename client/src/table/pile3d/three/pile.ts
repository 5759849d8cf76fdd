// The bottle and the pile in one canvas: drawn when something has changed, never in a loop of its own.
import { AmbientLight, DirectionalLight, OrthographicCamera, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import type { Box } from '../../geometry';
import { atlas } from './atlas';
import { Following } from './camera-zoom';
import type { Look } from '../camera.svelte';
import { CAP, peakOf, reachOf, type Chip, type Pose } from '../measures';
import { Paints } from './paint';
import { moodOf, restAt, type Mood, type Rest } from '../resting-place';
import { bottle, Chips, Ghost, MOST } from './solids';
import { chipShape } from './shapes';

const COLOUR: Record<Mood, string> = { safe: '#2f7d5b', bold: '#e09a00', falls: '#b3261e' };
const HOVER = 8; // mm above the highest chip
const LENS = 48; // mm across in the magnifier
export const AIMING = (65 * Math.PI) / 180; // so steep that the pile hides no place
const RESTING = 0.62;
const VIEW = 26; // degrees from top to bottom
const [BELOW, ACROSS] = [56, 92]; // mm: what is seen at least of the bottle below the cap, and from left to right
const NEARER = 1.15; // times as wide as far away is what lies on this side of the middle, with a little air
const ROUND = 37; // mm: the cap with its teeth, and a little air
const TOP = 24; // mm: how far the highest chips may stand from the middle
const SUN = 0.62; // how much of the light comes from everywhere

export class Pile {
  look: Look = { around: 0.5, height: RESTING, near: 1 };
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(VIEW, 1, 20, 1600);
  private readonly above = new OrthographicCamera(-1, 1, 1, -1, 1, 900);
  private readonly ghost = new Ghost();
  private readonly size = { w: 1, h: 1 };
  private chips: readonly Chip[] = [];
  private peak = 0;
  private reach = CAP;
  private readonly eye = new Following();
  private readonly side = new Following();
  private hand = 0;

  private constructor(
    private readonly renderer: WebGLRenderer,
    private readonly paints: Paints,
    private readonly standing: Chips,
    private readonly held: Chips,
  ) {}

  /** Null where there is no WebGL: the flat table is shown then. `plain`: no shadows and no smoothing, for slow machines. */
  static async made(canvas: HTMLCanvasElement, game: string, faces: readonly string[], plain: boolean): Promise<Pile | null> {
    const renderer = opened(canvas, plain);
    if (!renderer) return null;
    const [paints, shape, sheet] = [new Paints(), chipShape(), await atlas(game, faces)];
    const density = renderer.getPixelRatio();
    const made = new Pile(
      renderer, paints, new Chips(shape, paints, sheet, density, MOST), new Chips(shape, paints, sheet, density, 2, true),
    ); // prettier-ignore
    made.furnish(density, !plain);
    made.rehearse(faces[0] ?? '');
    return made;
  }

  /** Everything once in a small picture: what a first drawing costs is not paid when somebody moves. */
  private rehearse(art: string): void {
    const pose = hovering(0, 0, 0, 0);
    this.show([{ id: '', art, pose }]);
    this.hold([{ art, x: 0, y: 0, sway: { x: 0, y: 0, tilt: 0 } }]);
    this.render();
    this.show([]);
    this.hold([]);
  }

  private furnish(density: number, shadows: boolean): void {
    const sun = new DirectionalLight(0xfff3dd, (1.02 - SUN) * Math.PI);
    sun.position.set(-90, 200, 70);
    sun.castShadow = shadows;
    sun.shadow.mapSize.set(1024, 1024);
    Object.assign(sun.shadow.camera, { left: -70, right: 70, top: 90, bottom: -60, near: 60, far: 420 });
    Object.assign(sun.shadow, { radius: 3.5, bias: -0.0006, normalBias: 0.25 });
    this.scene.add(new AmbientLight(0xfff6ea, SUN * Math.PI), sun, bottle(this.paints, density), this.standing, this.held, this.ghost);
  }

  // What is there

  show(chips: readonly Chip[]): void {
    this.chips = chips;
    this.peak = peakOf(chips);
    this.reach = reachOf(chips);
    this.standing.show(chips);
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** The highest the camera has to see, kept while chips fall so that the picture does not jump. */
  keepPeak(peak: number): void {
    this.peak = peak;
  }

  /** The camera follows the pile; true while it is on its way. */
  follow(time: number, atOnce: boolean): boolean {
    const rising = this.eye.to(this.peak, time, atOnce);
    return this.side.to(this.reach, time, atOnce) || rising;
  }

  /** The plane in which a held chip moves: level and above everything, so that it never jumps. */
  get plane(): number {
    return this.peak + HOVER;
  }

  /** Hold chips above places; they say how each would lie. */
  hold(chips: readonly { art: string; x: number; y: number; sway: { x: number; y: number; tilt: number } }[]): Rest[] {
    const shown = chips.map(({ art, x, y, sway }) => ({ art, pose: hovering(x + sway.x, y + sway.y, this.plane, sway.tilt) }));
    this.renderer.shadowMap.needsUpdate ||= shown.length > 0 || this.hand !== shown.length; // shadows are drawn anew only when chips move
    this.hand = shown.length;
    this.held.show(shown);
    const rests = chips.map(({ x, y }) => restAt(this.chips, x, y));
    const last = chips.at(-1);
    this.ghost.visible = last !== undefined;
    if (last) this.ghost.place(last.x, last.y, rests.at(-1)!.top, this.plane, COLOUR[moodOf(rests.at(-1)!)]);
    return rests;
  }

  // Looking

  resize(w: number, h: number): void {
    Object.assign(this.size, { w: Math.max(1, w), h: Math.max(1, h) });
    this.renderer.setSize(this.size.w, this.size.h, false);
    this.camera.aspect = this.size.w / this.size.h;
    this.camera.updateProjectionMatrix();
  }

  /** So far away that the cap and the whole pile are seen, with a little of the bottle if one looks from the side. */
  private aimCamera(): void {
    const { around, height, near } = this.look;
    const [sine, cosine] = [Math.sin(height), Math.cos(height)];
    const top = Math.max(ROUND * sine, ((this.eye.height ?? this.peak) + 4) * cosine + TOP * sine);
    const bottom = Math.min(-ROUND * sine, -BELOW * cosine);
    const across = Math.max(ACROSS, 2 * NEARER * (this.side.height ?? this.reach));
    const needed = Math.max((top - bottom) * 1.04, (across * this.size.h) / this.size.w);
    const distance = needed / (2 * Math.tan((VIEW / 2) * (Math.PI / 180)) * near);
    const middle = (top + bottom) / 2; // along the picture's upright
    const aside = new Vector3(Math.sin(around), 0, Math.cos(around));
    const target = new Vector3(0, middle * cosine, 0).addScaledVector(aside, -middle * sine);
    this.camera.position.copy(target).addScaledVector(aside, distance * cosine).add(new Vector3(0, distance * sine, 0));
    this.camera.lookAt(target);
    this.camera.updateMatrixWorld();
  }

  render(): void {
    this.aimCamera();
    this.ghost.threaded = true;
    this.renderer.setViewport(0, 0, this.size.w, this.size.h);
    this.paints.canvas.set(this.size.w, this.size.h).multiplyScalar(this.renderer.getPixelRatio());
    this.renderer.render(this.scene, this.camera);
  }

  /** What lies below a place, from straight above and without the hand, drawn on another canvas. To be called before `render`. */
  magnify(x: number, y: number, onto: HTMLCanvasElement): void {
    const edge = Math.min(onto.clientWidth || 150, this.size.w, this.size.h);
    const density = this.renderer.getPixelRatio();
    this.lookDown(x, y);
    this.held.visible = this.ghost.threaded = false;
    const moved = this.renderer.shadowMap.needsUpdate;
    this.renderer.shadowMap.needsUpdate = false; // the hand throws its shadow here, too
    this.renderer.setViewport(0, 0, edge, edge);
    this.paints.canvas.set(edge, edge).multiplyScalar(density);
    this.renderer.render(this.scene, this.above);
    this.held.visible = true;
    this.renderer.shadowMap.needsUpdate = moved;
    copied(this.renderer.domElement, edge * density, onto);
  }

  private lookDown(x: number, y: number): void {
    Object.assign(this.above, { left: -LENS / 2, right: LENS / 2, top: LENS / 2, bottom: -LENS / 2 });
    this.above.position.set(x, 400, -y);
    this.above.up.set(0, 0, -1);
    this.above.lookAt(x, 0, -y);
    this.above.updateProjectionMatrix();
  }

  // Between the screen and the pile

  /** The millimetres of the hand's plane under a point of the canvas. */
  toPlane(px: number, py: number): { x: number; y: number } {
    this.aimCamera();
    const ray = (depth: number): Vector3 => new Vector3((px / this.size.w) * 2 - 1, 1 - (py / this.size.h) * 2, depth).unproject(this.camera);
    const [near, far] = [ray(-1), ray(1)];
    const part = (this.plane - near.y) / (far.y - near.y);
    return { x: near.x + (far.x - near.x) * part, y: -(near.z + (far.z - near.z) * part) };
  }

  toScreen(x: number, y: number, z: number): { x: number; y: number } {
    this.aimCamera();
    const seen = new Vector3(x, z, -y).project(this.camera);
    return { x: ((seen.x + 1) / 2) * this.size.w, y: ((1 - seen.y) / 2) * this.size.h };
  }

  /** Where the top of the bottle's cap is seen. */
  cap(): Box {
    const turns = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
    const rim = turns.map((turn) => this.toScreen(CAP * Math.cos(turn), CAP * Math.sin(turn), 0));
    const [across, upright] = [rim.map(({ x }) => x), rim.map(({ y }) => y)];
    const [x, y] = [Math.min(...across), Math.min(...upright)];
    return { x, y, w: Math.max(...across) - x, h: Math.max(...upright) - y };
  }

  /** A picture of the pile, to keep. */
  picture(): string {
    this.eye.height = this.side.height = null; // all of it, at once
    this.render();
    return this.renderer.domElement.toDataURL('image/png');
  }

  leave(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

function opened(canvas: HTMLCanvasElement, plain: boolean): WebGLRenderer | null {
  const wish = { antialias: !plain, alpha: true, powerPreference: 'low-power' as const };
  // Asked here: three.js would complain aloud where there is none.
  const context = canvas.getContext('webgl2', wish) as WebGL2RenderingContext | null;
  if (!context) return null;
  try {
    const made = new WebGLRenderer({ canvas, context, ...wish });
    made.setPixelRatio(plain ? 1 : Math.min(2, devicePixelRatio));
    made.setClearColor(0, 0);
    made.shadowMap.enabled = !plain;
    made.shadowMap.type = PCFShadowMap;
    made.shadowMap.autoUpdate = false;
    return made;
  } catch {
    return null;
  }
}

function hovering(x: number, y: number, z: number, tilt: number): Pose {
  return [x, y, z + 2.5, 0.9999, tilt, tilt, 0];
}

function copied(from: HTMLCanvasElement, edge: number, onto: HTMLCanvasElement): void {
  onto.width = onto.height = edge;
  const pen = onto.getContext('2d')!;
  pen.fillStyle = '#f5e9d3';
  pen.fillRect(0, 0, edge, edge);
  pen.drawImage(from, 0, from.height - edge, edge, edge, 0, 0, edge, edge);
}
