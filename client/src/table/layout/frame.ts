// What the table is laid into: the screen and whose eyes, and what comes of it.
import type { Box } from '../geometry';
import { isBoard } from './middle';
import type { Scene, Zone } from '../scene';

export interface Frame {
  width: number;
  height: number;
  /** Whose eyes; null for a spectator or a television. */
  me: number | null;
  /** All seats in playing order. */
  seats: number[];
  tv: boolean;
  compact: boolean;
  /** The board stands on a television, my cards are here. */
  near?: boolean;
  /** Somebody here plays, though perhaps nobody looks just now: the place of the buttons is kept. */
  seated?: boolean;
  /** How many buttons of the page stand where the table's own would. */
  answers?: number;
}

export interface PanelSpot {
  seat: number;
  box: Box;
  header: Box;
  mine: boolean;
}

export interface Arrangement {
  zones: Map<string, Box>;
  panels: PanelSpot[];
  prompt: Box | null;
  /** The place of the buttons, when the page's own stand there. */
  answers: Box | null;
  /** Zones drawn small, inside a player's panel. */
  small: Set<string>;
  upright: boolean;
  /** The hand has most of the room, side by side. */
  near?: boolean;
}

export interface Shares {
  middle: Zone[];
  hands: Zone[];
  mine: Zone[];
  buttons: Zone[];
}

export const PAD = 8;

export function shares(scene: Scene, me: number | null): Shares {
  const own = (zone: Zone): boolean => zone.seat !== null && zone.seat === me;
  const plain = scene.zones.filter((zone) => zone.kind !== 'buttons');
  return {
    middle: [...plain.filter((zone) => zone.seat === null), ...plain.filter((zone) => own(zone) && isBoard(zone))], // my board is nearest to me
    hands: plain.filter((zone) => own(zone) && zone.kind === 'hand'),
    mine: plain.filter((zone) => own(zone) && zone.kind !== 'hand' && !isBoard(zone)),
    buttons: scene.zones.filter((zone) => zone.kind === 'buttons' && (zone.seat === null || own(zone))),
  };
}

/** The others, clockwise from the one after me. */
export function others({ seats, me }: Frame): number[] {
  if (me === null) return seats;
  const at = seats.indexOf(me);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}
