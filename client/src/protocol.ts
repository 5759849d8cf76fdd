// What passes between server and client. Shapes follow the server's messages.

export interface Label {
  key: string;
  args: Record<string, string | number>;
}

export interface Zone {
  id: string;
  kind: 'board' | 'hand' | 'pile' | 'row' | 'buttons' | 'pile3d';
  seat: number | null;
  size: number[];
  art: string | null;
  label: Label | null;
}

export interface Sprite {
  id: string;
  art: string | null;
  zone: string;
  at: number[];
  size: number[];
  turn: number;
  layer: number;
  label: Label | null;
  text: string | null;
  badge: number | null;
  from: string | null;
  move: 'slide' | 'hop';
  tone: 'plain' | 'dim' | 'lit' | 'trace';
}

export interface Scene {
  zones: Zone[];
  sprites: Sprite[];
  prompt: Label | null;
}

export interface Gesture {
  action: number;
  path: string[];
  label: Label | null;
}

export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  picture: string | null;
  online: boolean;
  away: boolean;
  level: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  phase: 'lobby' | 'playing' | 'over';
  options: Record<string, unknown>;
  players: number;
  seats: Seat[];
  open: boolean;
  chat: boolean;
}

export interface Outcome {
  scores: number[];
  ranking: number[][];
  winners: number[];
  rule: string;
  tally: Label[][];
}

export interface StateMessage {
  type: 'state';
  version: number;
  table: TableInfo;
  you: { seats: number[]; host: boolean };
  seat: number | null;
  scene: Scene;
  beats: Scene[];
  gestures: Gesture[];
  actors: number[];
  mover: number | null;
  pause: number | null;
  last: { seat: number; name: string; label: Label | null } | null;
  undo: { asked_by: number } | null;
  outcome: Outcome | null;
}

/** Why something does not go: the rule and the words (server's answer to `why`). */
export interface WhyMessage {
  type: 'why';
  id: number | string;
  rule: string | null;
  key: string;
  args: Record<string, string | number>;
}
