// Made from the server's message structs by `make types`. Do not edit: see src/igroteka/server/wire/requests.py.
export const PROTOCOL = 1;

/** The first message. `version` is the last one seen: what was missed since is shown as beats. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  version?: number | null;
  wants?: 'scene' | 'view';
  seat?: number | null;
}

/** An action, by number (as text, `#` before it, if large) or by its name, made for the version the player saw. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  seat: number;
  action: number | string;
}

/** A gesture that ends in a point of a zone, in the units of that zone: the game says which action it is. */
export interface Aim {
  type: 'aim';
  id: string;
  version: number;
  seat: number;
  path: string[];
  at: [number, number];
}

/** Ask why a touch means no legal action. */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  path: string[];
}

/** Ask for a hint for a seat. Answered by `hint` with the same id. */
export interface AskHint {
  type: 'hint';
  id: string;
  seat: number;
}

/** Show the table from another own seat (a shared device), or as a spectator. */
export interface Look {
  type: 'look';
  seat?: number | null;
}

/** Everybody around this one device has let go: end the pause now. */
export interface Go {
  type: 'go';
  id?: string;
}

/** Take an open seat (the first one when `seat` is null); or change one's name and picture there. */
export interface Sit {
  type: 'sit';
  seat?: number | null;
  name?: string | null;
  picture?: string | null;
  id?: string;
}

/** Leave a seat; the host may free any seat before the start. */
export interface Stand {
  type: 'stand';
  seat: number;
  id?: string;
}

/** Let a bot have a seat. The host may hand over any seat. */
export interface SeatBot {
  type: 'bot';
  seat: number;
  level?: string;
  id?: string;
}

/** The host sets the table before the start. What is null stays as it is. */
export interface Options {
  type: 'options';
  options?: Record<string, boolean | number | string> | null;
  players?: number | null;
  open?: boolean | null;
  chat?: boolean | null;
  move_seconds?: number | null;
  window_seconds?: number | null;
  id?: string;
}

export interface Start {
  type: 'start';
  id?: string;
}

/** Take back this seat's last action. */
export interface Undo {
  type: 'undo';
  seat: number;
  id?: string;
}

/** The answer to a request to take an action back, or to play on for a bot. */
export interface Consent {
  type: 'consent';
  yes: boolean;
  id?: string;
}

export interface Resign {
  type: 'resign';
  seat: number;
  id?: string;
}

/** The same people, the next one begins. */
export interface Rematch {
  type: 'rematch';
  id?: string;
}

/** Let a bot stand in: for the own seat; as host also for a player who is offline. */
export interface Away {
  type: 'away';
  seat: number;
  id?: string;
}

export interface Back {
  type: 'back';
  seat: number;
  id?: string;
}

export interface Emote {
  type: 'emote';
  seat: number;
  emote: string;
}

/** Only where the table has chat switched on. */
export interface Say {
  type: 'say';
  seat: number;
  text: string;
}

export interface Ping {
  type: 'ping';
}

/** Everything to draw. Sent on hello and after every change anybody may see. */
export interface StateMessage {
  type: 'state';
  version: number;
  table: TableInfo;
  you: You;
  seat: number | null;
  scene: Scene | null;
  beats: Scene[];
  gestures: Step[];
  actors: number[];
  mover: number | null;
  pause: number | null;
  early: boolean;
  last: LastAction | null;
  undo: UndoWish | null;
  claim: SeatClaim | null;
  clock: Clock | null;
  outcome: Outcome | null;
  seed_hash: string | null;
  seed: string | null;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  edition: string;
  phase: 'lobby' | 'over' | 'playing';
  options: Record<string, unknown>;
  players: number;
  seats: Seat[];
  open: boolean;
  chat: boolean;
  hidden: boolean;
  round: number;
  move_seconds: number;
  window_seconds: number;
  teams: number[][];
}

/** A place at the table, as everybody sees it. */
export interface Seat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  picture: string | null;
  online: boolean;
  away: boolean;
  resigned: boolean;
  level: string | null;
}

export interface You {
  seats: number[];
  host: boolean;
}

/** All a seat sees, and one short line that says what to do next. As a beat it stands at least `hold` milliseconds before the next one. */
export interface Scene {
  zones: Zone[];
  sprites: Sprite[];
  prompt?: Label | null;
  hold?: number;
  floats?: Float[];
}

/** A part of the table: a board, a hand, a pile, a row, the buttons; of a seat or of all. `turn` is in degrees: the zone turns with everything on it, as one motion. A zone `inside` a board stands `at` a place of it, as big as its `size`, both in the board's units. */
export interface Zone {
  id: string;
  kind: 'board' | 'buttons' | 'hand' | 'pile' | 'pile3d' | 'row';
  label: Label;
  seat?: number | null;
  size?: [number, number];
  inside?: string | null;
  at?: [number, number];
  art?: string | null;
  turn?: number;
  paths?: Path[];
  sway?: number;
  film?: string | null;
}

/** A text by its key in the game's words. */
export interface Label {
  key: string;
  args: Record<string, unknown>;
}

/** A way drawn from point to point, under the sprites, in the units of its zone. */
export interface Path {
  points: [number, number][];
  art?: string;
}

/** A thing on the table. The same id elsewhere moves; with another art it turns over. */
export interface Sprite {
  id: string;
  zone: string;
  at: number[];
  art?: string | null;
  label?: Label | null;
  size?: [number, number];
  turn?: number;
  layer?: number;
  text?: string | null;
  badge?: number | null;
  from?: string | null;
  move?: 'hop' | 'slide';
  tone?: 'dim' | 'lit' | 'plain' | 'trace';
  upright?: boolean;
  back?: string | null;
}

/** A short text that rises from a sprite or a zone in this beat: "+1". */
export interface Float {
  at: string;
  text: string;
}

/** One touch of a gesture: what it does, or what is touched next. Gestures that begin alike share a step. */
export interface Step {
  touch: string;
  then?: Step[];
  action?: number | string | null;
  label?: Label | null;
  point?: boolean;
  prompt?: Label | null;
}

/** The part of the last action that the viewer may know; an empty name: only that the seat acted. */
export interface LastAction {
  seat: number;
  name: string;
  label: Label | null;
}

export interface UndoWish {
  asked_by: number;
  waiting_for: number[];
}

/** A request to play on for a bot with a hidden hand. */
export interface SeatClaim {
  seat: number;
  name: string;
  picture: string;
  waiting_for: number[];
  mine: boolean;
}

/** Return the clock to show: the own one, or the one that runs out first. */
export interface Clock {
  seat: number;
  left: number;
}

/** Scores by seat, seats from best to worst with ties together, and the rule that ended it. Where seats play together (`teams`), partners stand together in the ranking. */
export interface Outcome {
  scores: number[];
  ranking: number[][];
  rule: string;
  tally: Line[][];
  teams: number[][];
}

/** One line of how a seat's points came about: a word of the game and its numbers. */
export interface Line {
  key: string;
  args: Record<string, unknown>;
}

/** The state for programs, instead of scenes (hello with wants: "view"). */
export interface ViewMessage {
  type: 'view';
  version: number;
  phase: 'lobby' | 'over' | 'playing';
  seat: number | null;
  view: Record<string, unknown> | null;
  legal: number[];
  actors: number[];
  pause: number | null;
  last: LastAction | null;
  outcome: Outcome | null;
}

/** It is in the journal. */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

/** Nothing changed; the rule, and the sentence in both languages. After a late action a state follows. */
export interface Refused {
  type: 'refused';
  id: string;
  rule: string | null;
  key: string;
  args: Record<string, unknown>;
  ru: string;
  en: string;
  version: number;
}

/** The reason why a touch means no legal action; the key is empty if there is none. */
export interface WhyMessage {
  type: 'why';
  id: string;
  rule: string | null;
  key: string;
  args: Record<string, unknown>;
  ru: string;
  en: string;
}

/** A hint: the touches in order, and the reason; an empty path means no hint. */
export interface HintMessage {
  type: 'hint';
  id: string;
  path: string[];
  label: Label | null;
}

export interface Emoted {
  type: 'emote';
  seat: number;
  emote: string;
}

export interface Said {
  type: 'say';
  seat: number;
  text: string;
}

export interface Pong {
  type: 'pong';
}

/** The connection ends; after "restart" come back at once. */
export interface Bye {
  type: 'bye';
  reason: 'flood' | 'protocol' | 'restart';
}

/** One choice on the box: a number from low to high, yes or no, or one of some words. Null players: any number. */
export interface BoxOption {
  name: string;
  kind: 'bool' | 'choice' | 'int';
  default: unknown;
  low: number | null;
  high: number | null;
  choices: string[] | null;
  players: number[] | null;
}

/** The options that a child of this age starts with. */
export interface BoxAge {
  years: number;
  options: Record<string, unknown>;
}

/** A game on the shelf. One that is still coming has no players, options or levels yet. */
export interface Box {
  id: string;
  players: number[];
  age: number;
  minutes: number[];
  hidden: boolean;
  options: BoxOption[];
  levels: string[];
  lessons: number;
  coming: boolean;
  ladder: Record<string, Record<string, number>>;
  ages: BoxAge[];
  lacks: Record<string, string>;
}

/** GET /api/games */
export interface Shelf {
  games: Box[];
  levels: string[];
  pictures: string[];
  names: Record<string, string[]>;
  emotes: string[];
  version: string;
  address: string;
}

/** The wished player of a seat: me (several seats may be mine), a bot, or open. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  name?: string | null;
  picture?: string | null;
  level?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number | string>;
  seats?: SeatWish[];
  open?: boolean;
  chat?: boolean;
  move_seconds?: number;
  window_seconds?: number | null;
  start?: boolean;
}

/** Answer to POST /api/tables, POST /api/join and POST /api/records */
export interface TableLink {
  id: string;
  code: string;
}

/** One line of GET /api/tables: a table anybody may join. Also GET /api/tables/<id>. */
export interface OpenTable {
  id: string;
  game: string;
  players: number;
  seats: Seat[];
  phase: 'lobby' | 'over' | 'playing';
  code: string;
}

export interface OpenTables {
  tables: OpenTable[];
}

/** POST /api/join */
export interface JoinCode {
  code: string;
}

/** GET and POST /api/me */
export interface Me {
  name: string;
  picture: string;
  language: 'en' | 'ru' | null;
}

export interface MeWish {
  name?: string | null;
  picture?: string | null;
  language?: 'en' | 'ru' | null;
}

/** One step: a text, the table, and what may be touched. Without gestures: read and go on. */
export interface LessonStep {
  text: Label;
  seat: number;
  scene: Scene;
  gestures: Step[];
  ages: number[];
}

/** GET /api/lessons/<game> */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** POST /api/lessons/<game>/<step>: an action, or a path; one that leads to a point, or nowhere. */
export interface Attempt {
  action?: number | string | null;
  path?: string[];
  at?: [number, number] | null;
}

/** `right`: this is what the step wanted. Else `why` says what to look at. */
export interface Attempted {
  right: boolean;
  beats: Scene[];
  scene: Scene | null;
  why: Label | null;
  rule: string | null;
}

/** An action and its visible results. */
export interface ReplayMove {
  seat: number;
  name: string;
  label: Label | null;
  brought: Label[];
  half: boolean;
}

/** GET /api/tables/<id>/replay?seat=&start=&count= : scenes[i] is the table before move start+i. */
export interface Replay {
  id: string;
  game: string;
  seats: Seat[];
  moves: ReplayMove[];
  start: number;
  scenes: Scene[];
  result: number[][] | null;
}

/** A turning point: the move, its cost in expected result, and the better move. */
export interface Turn {
  move: number;
  seat: number;
  cost: number;
  name: string;
  label: Label | null;
  reason: Label | null;
}

/** GET /api/tables/<id>/look-back : curve[i][seat] is what a seat could expect before move i, from 0 to 1. */
export interface LookBack {
  curve: number[][];
  turns: Turn[];
}

/** The best run of a guest. `mine`: of the guest who asks. */
export interface BestRun {
  name: string;
  picture: string;
  score: number;
  mine: boolean;
}

/** GET /api/tables/<id>/best : of a finished game of one, in its way to play. */
export interface Best {
  score: number | null;
  fresh: boolean;
  club: BestRun[];
}

/** GET /api/tables/<id>/moves?seat= : of a game being played, what everybody saw, told to these eyes. */
export interface Moves {
  moves: ReplayMove[];
}

/** Any HTTP answer from 400 on. */
export interface Problem {
  key: string;
  args: Record<string, unknown>;
  ru: string;
  en: string;
  rule: string | null;
}

export type ClientMessage =
  | Hello
  | Act
  | Aim
  | Why
  | AskHint
  | Look
  | Go
  | Sit
  | Stand
  | SeatBot
  | Options
  | Start
  | Undo
  | Consent
  | Resign
  | Rematch
  | Away
  | Back
  | Emote
  | Say
  | Ping;

export type ServerMessage =
  | StateMessage
  | ViewMessage
  | Done
  | Refused
  | WhyMessage
  | HintMessage
  | Emoted
  | Said
  | Pong
  | Bye;
