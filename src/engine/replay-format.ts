// What a replay is: its fields, its limits and the form of every text in it. docs/replay-format.md tells it
// to people, data/schema/replay.schema.json to other programs.

import type { RaidOptions } from '../systems/raid/rules/setup.ts';
import type { Outcome } from '../systems/raid/rules/victory.ts';

export const REPLAY_FORMAT = 'cauldron-replay';
export const REPLAY_VERSION = 1;

/** After its first `at` actions a raid goes on with dice of its own; what lies hidden stays as it was laid. */
export interface Branch {
  readonly at: number;
  readonly seed: string;
}

/** All that decides a raid but its data and its actions. */
export interface RaidCourse extends RaidOptions {
  readonly branches?: readonly Branch[]; // by `at`, which rises
}

export interface Replay extends RaidCourse {
  readonly format: typeof REPLAY_FORMAT;
  readonly version: typeof REPLAY_VERSION;
  readonly rules: string; // the RULES_VERSION it was played under
  readonly scenario: { readonly id: string; readonly hash: string };
  readonly actions: readonly string[]; // word forms, such as 'take LCA1'
  readonly turns: readonly string[]; // hash of the state after every turn and at the end of the raid
  readonly result: ReplayResult | null; // null while the raid is unfinished
  readonly name?: string;
  readonly note?: string;
  readonly practice?: boolean;
}

export interface ReplayResult {
  readonly outcome: Outcome;
  readonly vp: number;
}

/** What a player may add to a replay; play does not depend on it. */
export type ReplayExtras = Pick<Replay, 'name' | 'note' | 'practice'>;

export const OUTCOMES: readonly Outcome[] = ['total-success', 'half-success', 'failure'];

/** The most a replay may hold, so that reading one is bounded work whoever wrote it. */
export const Limit = {
  text: 1_000_000, // characters of the whole file
  depth: 8, // brackets within brackets
  actions: 20_000,
  turns: 24,
  branches: 40,
  vp: 1000, // either way
  faults: 20, // told at once
} as const;

/** Free text is counted in characters and holds no control characters; a note may have lines. */
export const Form = {
  rules: /^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$/u,
  slug: /^[a-z][A-Za-z0-9-]{0,39}$/u,
  hash: /^[0-9a-f]{16}$/u,
  action: /^[a-z-]{1,20}( [A-Z0-9]{1,8}){0,2}$/u,
  seed: /^[^\p{Cc}\p{Cs}]{0,200}$/u,
  name: /^[^\p{Cc}\p{Cs}]{0,80}$/u,
  note: /^([^\p{Cc}\p{Cs}]|\n){0,2000}$/u,
} as const;

/** A text as a message may show it: cut when long, without what could upset a screen or a terminal. */
export function plain(text: string, most = 60): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(/[\p{Cc}\p{Cs}]/gu, '·');
}

/** One replay as the text of its file. */
export function replayText(replay: Replay): string {
  return `${JSON.stringify(replay, null, 2)}\n`;
}
