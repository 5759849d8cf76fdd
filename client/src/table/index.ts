// The table as the pages use it:  import { Table, type TableProps } from '.';
//
//   <Table {state} {onaction} {onwhy} />                       a player's table
//   <Table {state} tv readonly />                           the big screen: no hands, no touches
//   <Table {state} readonly compact />                      replay, rules diagrams, lessons' pictures
//
// Everything the table shows is in `state`; it keeps no game knowledge of its own.
import type { Snippet } from 'svelte';
import type { Label, StateMessage } from '../app/protocol';
import type { Action } from './touch/gestures';

export type { Action };

/** Why a touch does not go. `key`/`args` are words of the game; `rule` is the anchor on the rules page. */
export interface Why {
  rule: string | null;
  key: string;
  args: Record<string, unknown>;
  /** The sentence itself, when the server has written it out (refusals of the table, not of the game). */
  ru?: string;
  en?: string;
}

export interface TableProps {
  state: StateMessage;
  /** Whose eyes: default `state.seat`; null is a spectator. */
  perspective?: number | null;
  /** A gesture was completed. A refusal the promise brings back is shown where it was touched. */
  onaction?: (action: Action) => void | Promise<Why | null | void>;
  /** A gesture was completed that ends in a point of the zone its path names last, in the zone's units. */
  onaim?: (path: string[], at: [number, number]) => void | Promise<Why | null | void>;
  /** A touch (or a drop) that leads nowhere; resolve with the reason, or null to stay silent. */
  onwhy?: (path: string[]) => Promise<Why | null>;
  /** What a good player would touch, and why; without it there is no hint button. */
  onhint?: () => Promise<{ path: string[]; label: Label | null } | null>;
  /** The end screen's button; without it no button is shown. */
  onrematch?: () => void;
  /** No panels, no prompt line: a small picture of the board (lessons, replay lists, rules page). */
  compact?: boolean;
  /** The board stands on a television: my cards have most of the room. */
  near?: boolean;
  /** Big screen: hands are not drawn, letters are bigger. */
  tv?: boolean;
  /** Nothing can be touched (replay, television, behind a curtain). */
  readonly?: boolean;
  /** The own hand lies face down (the page's curtain is up, or everybody is asked to come and press). */
  covered?: boolean;
  /** A lesson: one thing is pointed at and glows, everything else is quiet; nothing is taken up by itself. */
  teach?: boolean;
  /** Overrides the prompt line (lessons). */
  prompt?: Label | null;
  /** Buttons of the page for a question of its own; they stand where the table's buttons would. */
  answers?: { count: number; buttons: Snippet } | null;
  /** Emotes to show beside a player, by seat: names of drawings, 'emote-wow'. */
  emotes?: Record<number, string>;
  /** False shows a quiet sign that the line is down. */
  online?: boolean;
  /** Another way to show a rule than a link to the rules page in a new tab. */
  onrule?: (rule: string) => void;
  /** Multiplies motion speed; 0 shows the final scene at once (replay's speed). */
  pace?: number;
}

export { default as Table } from './Table.svelte';
export { default as Art } from './draw/Art.svelte';
export { loadArt } from './draw/art';
