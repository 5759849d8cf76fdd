// A child looks on with interest for a while: the longer others play without a break, the quicker it is shown.
const SOON = 1000; // ms that are shown as they are
const DOUBLE = 1000; // ms after which everything goes twice as fast, and as long again: three times
const MOST = 3;
const WAITS = 0.5; // and faster by so much for each move that waits to be shown
const FASTEST = 6;
const QUICKEST = 110; // ms: nothing moves in less
const BREAK = 1000; // ms without motion: what comes then is another turn
const SEEN = 400; // ms: no beat that stands for longer is made shorter than this

export class Patience {
  /** How much faster things move now. */
  pace = 1;
  /** The same, however many moves wait. */
  hurry = 1;
  private began = 0;
  private ended = -BREAK;

  /** Another beat is shown while so many moves wait behind its own. */
  look(now: number, waiting: number): void {
    if (now - this.ended >= BREAK) this.began = now;
    this.ended = Infinity;
    this.hurry = Math.min(MOST, 1 + Math.max(0, now - this.began - SOON) / DOUBLE);
    this.pace = Math.min(FASTEST, this.hurry * (1 + WAITS * waiting));
  }

  /** Nothing moves any more. */
  rest(now: number): void {
    this.ended = now;
  }

  /** How much faster a motion of so many ms goes: with haste, but to be seen. */
  rate(time: number): number {
    return Math.min(this.pace, Math.max(1, time / QUICKEST));
  }

  /** How long a beat stands that would stand for so long. */
  stands(time: number): number {
    return Math.max(Math.min(time, SEEN), time / this.hurry);
  }
}
