// Where one looks from: how the camera glides, how fingers, wheel and arrows turn it.
import { reduced } from '../motion/animate';

export interface Look {
  around: number; // radians
  height: number;
  near: number; // 1 as it is, 2 twice as near
}

const GLIDE = 300; // ms
const KEYS: Record<string, [number, number, number]> = {
  ArrowLeft: [-0.2, 0, 1], ArrowRight: [0.2, 0, 1], ArrowUp: [0, 0.12, 1], ArrowDown: [0, -0.12, 1], '+': [0, 0, 1.15], '-': [0, 0, 0.87],
}; // prettier-ignore

export class Looking {
  /** From where one looks when nobody aims. */
  home = $state.raw<Look>({ around: 0.5, height: 0.62, near: 1 });
  /** `plain`: slowly drawn, a glide would only be waited for. */
  constructor(private readonly plain = false) {}

  private way: { from: Look; to: Look; began: number } | null = null;
  private finger: { x: number; y: number } | null = null;

  /** Begin to glide from one look to another. */
  glide(from: Look, to: Look): void {
    this.way = { from: { ...from }, to, began: performance.now() };
  }

  get gliding(): boolean {
    return this.way !== null;
  }

  /** The look at a moment; null when it stands still. */
  at(time: number): Look | null {
    if (!this.way) return null;
    const { from, to, began } = this.way;
    const part = Math.max(0, Math.min(1, (time - began) / (this.plain || reduced() ? 1 : GLIDE)));
    if (part === 1) this.way = null;
    const soft = part * part * (3 - 2 * part);
    const mix = (a: number, b: number): number => a + (b - a) * soft;
    return { around: mix(from.around, to.around), height: mix(from.height, to.height), near: mix(from.near, to.near) };
  }

  // Turning it

  grab({ clientX, clientY }: PointerEvent): void {
    this.finger = { x: clientX, y: clientY };
  }

  /** True while a finger turns it. */
  drag({ clientX, clientY }: PointerEvent): boolean {
    if (!this.finger) return false;
    const [dx, dy] = [clientX - this.finger.x, clientY - this.finger.y];
    this.finger = { x: clientX, y: clientY };
    this.look(-dx / 120, dy / 160, 1);
    return true;
  }

  letGo(): void {
    this.finger = null;
  }

  zoom(by: number): void {
    this.look(0, 0, by);
  }

  key(key: string): boolean {
    const by = KEYS[key];
    if (by) this.look(...by);
    return by !== undefined;
  }

  private look(around: number, height: number, near: number): void {
    const { home } = this;
    const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));
    this.home = { around: home.around + around, height: within(0.05, home.height + height, 1.5), near: within(0.7, home.near * near, 2.5) };
  }
}
