// Dragging: the same path as touching. The thing follows the finger until it is let go.
import type { Point } from '../geometry';

const SLOP = 8; // px a finger may tremble before a touch becomes a drag

export interface DragEars {
  draggable(id: string): boolean;
  taken(id: string): void;
  /** On the way, with the finger here (of the page). */
  moved(id: string, at: Point): void;
  /** Let go here; the answer says whether the thing stays in the air until the table has changed. */
  dropped(id: string, by: Point, at: Point): boolean;
  /** Not dropped anywhere: it goes home. */
  back(id: string, by: Point): void;
}

export class Drag {
  id = $state<string | null>(null);
  by = $state.raw<Point>({ x: 0, y: 0 });
  /** Really moved, not just pressed. */
  active = $state(false);

  private start: Point = { x: 0, y: 0 };
  private pointer = -1;
  private quiet = false;

  constructor(private readonly ears: DragEars) {}

  down(event: PointerEvent, id: string): void {
    if (event.button !== 0 || this.id !== null || !this.ears.draggable(id)) return;
    this.id = id;
    this.pointer = event.pointerId;
    this.start = { x: event.clientX, y: event.clientY };
    this.by = { x: 0, y: 0 };
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.pointer || this.id === null) return;
    const by = { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
    if (!this.active && Math.hypot(by.x, by.y) < SLOP) return;
    if (!this.active) this.ears.taken(this.id);
    this.active = true;
    this.by = by;
    this.ears.moved(this.id, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.pointer || this.id === null) return;
    const held = this.active && this.ears.dropped(this.id, this.by, { x: event.clientX, y: event.clientY });
    this.quiet = this.active; // the click that follows a drag is no touch
    if (this.active) setTimeout(() => (this.quiet = false), 0);
    this.pointer = -1;
    if (!held) this.release();
  }

  /** The system took the finger away. */
  lost(event: PointerEvent): void {
    if (event.pointerId !== this.pointer || this.id === null) return;
    if (this.active) this.ears.back(this.id, this.by);
    this.release();
  }

  /** Whether the click now arriving belongs to a drag. */
  swallows(): boolean {
    return this.quiet;
  }

  release(): void {
    this.id = null;
    this.active = false;
    this.pointer = -1;
    this.by = { x: 0, y: 0 };
  }
}
