// Whose eyes look at a table several people share on one device. A hand is asked for only when its owner says so,
// and given back before the device goes on: what the browser was never sent cannot flash up.
import type { StateMessage } from '../../app/protocol';

type Look = (seat: number | null) => void;

/** The seats of this device whose people play themselves. */
export function locals(state: StateMessage): number[] {
  return state.you.seats.filter((seat) => !state.table.seats[seat]?.away && !state.table.seats[seat]?.resigned);
}

/** One person among robots, who cannot cut in and has nothing to keep secret: a pause is theirs to end. */
export function mayGoOn({ pause, mover, seat, gestures, table, you }: StateMessage): boolean {
  const people = table.seats.filter((one) => one.kind === 'person' && !one.away && !one.resigned);
  const lone = people.length === 1 && you.seats.length === 1 && people[0]!.seat === seat;
  return pause !== null && lone && mover !== seat && gestures.length === 0;
}

export class Eyes {
  /** Somebody around this device would like to cut in. */
  cutting = $state<number | null>(null);
  private looksOn = false;
  /** Whose eyes were asked for last; undefined: nobody's, or what was asked may be lost. */
  private asked: number | null | undefined;

  constructor(
    private readonly state: () => StateMessage,
    private readonly send: Look,
  ) {}

  get shared(): boolean {
    return this.state().you.seats.length > 1;
  }

  /** Who should hold the device now, one after the other when several are asked; null: nobody here is. */
  get wanted(): number | null {
    const { table, actors, seat } = this.state();
    if (table.phase !== 'playing') return null;
    const here = locals(this.state()).filter((local) => actors.includes(local));
    return this.cutting ?? (seat !== null && here.includes(seat) ? seat : (here[0] ?? null));
  }

  /** The person the curtain waits for. */
  get curtain(): number | null {
    const { table, seat } = this.state();
    return this.shared && table.hidden && this.wanted !== seat ? this.wanted : null;
  }

  /** Those who may call "cut in!": everybody here but the one whose turn it is, whatever they hold. */
  get mayCutIn(): number[] {
    const { table, mover } = this.state();
    return this.shared && table.hidden && this.open ? locals(this.state()).filter((seat) => seat !== mover) : [];
  }

  /** A pause, or the time before the first card of a turn, in which nobody waits. */
  private get open(): boolean {
    const { pause, early } = this.state();
    return pause !== null || early;
  }

  /** Somebody wanted to cut in, has seen their hand, and cannot (or, where nobody asks, does not): the device goes back. */
  get mayGiveBack(): boolean {
    const { seat, mover, pause, gestures } = this.state();
    return this.cutting !== null && seat === this.cutting && seat !== mover && this.open && (pause === null || gestures.length === 0);
  }

  /** Follow every new state: open games turn by themselves, hidden hands are given back. */
  follow(): void {
    const { table, seat, mover, you } = this.state();
    if (this.looksOn && you.seats.length === 1 && seat === null) this.look(you.seats[0]!); // was given a seat while looking on
    this.looksOn = you.seats.length === 0;
    if (!this.open || mover === this.cutting) this.cutting = null; // over, or they have cut in and others may now
    if (!this.shared || seat === this.wanted) return;
    if (!table.hidden && this.wanted !== null) this.look(this.wanted);
    if (table.hidden && seat !== null && this.asked !== this.wanted) this.look(null); // else this state left before the server heard us
  }

  /** The line was cut: what was asked for on it may never have arrived. */
  forget(): void {
    this.asked = undefined;
  }

  ready(): void {
    if (this.wanted !== null) this.look(this.wanted);
  }

  private look(seat: number | null): void {
    this.asked = seat;
    this.send(seat);
  }
}
