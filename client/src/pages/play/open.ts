// Whoever only looks on may play on for a robot; where hands are hidden the others are asked.
import type { Seat, StateMessage } from '../../app/protocol';

/** The robots' seats somebody who looks on may ask for. */
export function openSeats({ table, you, claim }: StateMessage): Seat[] {
  const may = table.phase === 'playing' && you.seats.length === 0 && claim === null;
  return may ? table.seats.filter((seat) => seat.kind === 'bot') : [];
}
