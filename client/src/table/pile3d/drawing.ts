// When to draw: one frame when something has changed, more only while something moves.
const SELDOM = 120; // ms

export class Drawing {
  private frame = 0;

  /** `draw` tells what else is to come; `plain`: a machine that draws slowly. */
  constructor(
    private readonly draw: (time: number) => 'still' | 'moving' | 'swaying',
    private readonly plain: boolean,
  ) {}

  wake = (): void => {
    if (!this.frame) this.frame = requestAnimationFrame(this.tick);
  };

  /** One frame later: all that is flat around the pile is on the screen first, however long solids take. */
  wakeLater(): void {
    if (!this.frame) this.frame = requestAnimationFrame(() => (this.frame = requestAnimationFrame(this.tick)));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** A held chip sways; a slow machine shows it now and then. */
  private readonly tick = (time: number): void => {
    this.frame = 0;
    const next = this.draw(time);
    if (next === 'swaying' && this.plain) setTimeout(this.wake, SELDOM);
    else if (next !== 'still') this.wake();
  };
}
