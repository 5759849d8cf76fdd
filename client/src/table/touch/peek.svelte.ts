// Looking closer: a long touch (or the context menu's key or button) lifts a thing to look at it; letting go lays it down.
const LONG = 480; // ms
const SLOP = 8; // px a finger may tremble

export class Peek {
  id = $state<string | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private start = { x: 0, y: 0, time: 0 };
  private pressed = false;
  private held = false;
  private quiet = false;

  down(event: PointerEvent, id: string): void {
    this.close();
    if (event.button !== 0) return;
    this.pressed = true;
    this.start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    this.timer = setTimeout(() => ((this.id = id), (this.held = true)), LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLOP) clearTimeout(this.timer);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.pressed = false;
    if (!this.held) return;
    this.close();
    if (event.timeStamp - this.start.time < LONG) return; // the page was slow, not the finger
    this.quiet = true; // the click that follows is no touch
    setTimeout(() => (this.quiet = false), 0);
  }

  /** The right button, a long press of the system, the menu key. */
  menu(event: Event, id: string): void {
    event.preventDefault();
    this.id = id;
    this.held = this.pressed;
  }

  swallows(): boolean {
    return this.quiet;
  }

  close(): void {
    clearTimeout(this.timer);
    this.id = null;
    this.held = false;
  }
}
