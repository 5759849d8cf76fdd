// A scene on its own (a diagram, a lesson, a moment of a record) as a state the table can draw.
import type { Outcome, Scene, Seat, StateMessage, Step } from '../../app/protocol';

export interface Still {
  game: string;
  scene: Scene;
  version?: number;
  seat?: number | null;
  seats?: Seat[];
  beats?: Scene[];
  gestures?: Step[];
  mover?: number | null;
  outcome?: Outcome | null;
}

export function still({ game, scene, version = 1, seat = null, seats = [], beats = [], gestures = [], mover = null, outcome = null }: Still): StateMessage {
  const table = {
    id: '', code: '', game, edition: '', phase: 'playing' as const, options: {}, players: seats.length, seats,
    open: false, chat: false, hidden: false, round: 1, move_seconds: 0, window_seconds: 0, teams: [],
  };
  return {
    type: 'state', version, table, you: { seats: seat === null ? [] : [seat], host: false }, seat, scene, beats, gestures,
    actors: mover === null ? [] : [mover], mover, pause: null, early: false, last: null, undo: null, claim: null, clock: null, outcome, seed_hash: null, seed: null,
  };
}

/** Seats for pictures: named, or nameless as many as the scene knows. */
export function sitting(names: string[], faces: string[]): Seat[] {
  return names.map((name, seat) => ({
    seat, kind: 'person', name, picture: faces[seat % faces.length] ?? null, online: true, away: false, resigned: false, level: null,
  }));
}

/** How many people a scene is about. */
export function crowd(scene: Scene): number {
  return Math.max(0, ...scene.zones.map((zone) => (zone.seat ?? -1) + 1));
}
