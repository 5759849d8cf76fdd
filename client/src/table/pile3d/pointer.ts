// What fingers, mouse, wheel and keys do to the pile: aim with a chip that is held, look around otherwise.
import { FINGER, isAway, whole, type Aiming, type Spot } from './aiming.svelte';
import type { Looking } from './camera.svelte';
import type { Pile } from './three/pile';

interface Around {
  canvas(): HTMLCanvasElement;
  /** Null before it is drawn. */
  pile(): Pile | null;
  /** A chip waits to be laid. */
  held(): boolean;
  /** A fall is being shown. */
  busy(): boolean;
  lay(spot: Spot): void;
  changed(): void;
}

export class Fingers {
  constructor(
    private readonly aiming: Aiming,
    private readonly looking: Looking,
    private readonly around: Around,
  ) {}

  readonly down = (event: PointerEvent): void => {
    const pile = this.around.pile();
    if (!pile || this.around.busy()) return;
    this.around.canvas().setPointerCapture(event.pointerId);
    if (this.around.held()) this.aiming.press(event.timeStamp, this.spotUnder(event, pile));
    else this.looking.grab(event);
    this.around.changed();
  };

  readonly move = (event: PointerEvent): void => {
    const pile = this.around.pile();
    if (!pile) return;
    const aims = this.around.held() && (this.aiming.pressed || event.pointerType === 'mouse');
    if (aims) this.aiming.move(event.timeStamp, this.spotUnder(event, pile));
    else if (!this.looking.drag(event)) return;
    this.around.changed();
  };

  readonly up = (event: PointerEvent): void => {
    this.looking.letGo();
    const spot = this.aiming.release(event.timeStamp);
    if (spot && this.around.held()) this.lay(spot);
  };

  readonly lost = (): void => {
    this.looking.letGo();
    this.aiming.forget();
    this.around.changed();
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !this.aiming.pressed && this.around.held()) this.lost();
  };

  readonly wheel = (event: WheelEvent): void => {
    if (this.around.held()) return;
    event.preventDefault();
    this.looking.zoom(Math.exp(-event.deltaY / 800));
  };

  readonly key = (event: KeyboardEvent): void => {
    if (!(this.around.held() ? this.aims(event) : this.looking.key(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    this.around.changed();
  };

  private aims({ key, shiftKey }: KeyboardEvent): boolean {
    const { spot } = this.aiming;
    if (key === 'Escape' && spot) return this.aiming.forget(), true;
    if ((key === 'Enter' || key === ' ') && spot) return this.lay(whole(spot)), true;
    return this.aiming.nudge(performance.now(), key, shiftKey);
  }

  private spotUnder({ clientX, clientY, pointerType }: PointerEvent, pile: Pile): Spot {
    const { left, top } = this.around.canvas().getBoundingClientRect();
    return pile.toPlane(clientX - left, clientY - top - (pointerType === 'mouse' ? 0 : FINGER));
  }

  private lay(spot: Spot): void {
    if (isAway(spot)) return this.lost();
    this.aiming.forget();
    this.around.lay(spot);
  }
}
