// How high or how wide the camera sees: it follows the pile, calmly.
const CALM = 110; // ms: about a third of the time in which it has followed
const LONGEST = 50; // ms between two pictures; after more of them it does not leap
const NEAR = 0.1; // mm

export class Following {
  /** The height it has; null before it has seen any, or when it shall be right at once. */
  height: number | null = null;
  private before: number | null = null;

  /** Another picture is drawn; true while it is on its way. */
  to(goal: number, time: number, atOnce: boolean): boolean {
    const passed = this.before === null ? 0 : Math.min(time - this.before, LONGEST);
    const left = atOnce || this.height === null ? 0 : (this.height - goal) * Math.exp(-passed / CALM);
    const there = Math.abs(left) < NEAR;
    this.height = there ? goal : goal + left;
    this.before = there ? null : time;
    return !there;
  }
}
