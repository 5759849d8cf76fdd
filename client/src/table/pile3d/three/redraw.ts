// When to draw: one frame when something has changed, more only while something moves.
const SELDOM = 120; // ms
const LATER = 2; // frames

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

  /** Two frames later, even while something moves: all that is flat is on the screen first, however long solids take. */
  wakeLater(): void {
    this.stop();
    const after = (frames: number): number => requestAnimationFrame(frames ? () => (this.frame = after(frames - 1)) : this.tick);
    this.frame = after(LATER);
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
