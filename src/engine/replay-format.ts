// What a replay is: its fields, its limits and the form of every text in it. docs/replay-format.md tells it
// to people, data/schema/replay.schema.json and replay-named.schema.json to other programs.

import type { Course } from './course.ts';
import { FIRST_SYSTEM } from './first-system.ts';

export const REPLAY_FORMAT = 'cauldron-replay';

/** 1 knew one system and did not name it; 2 names its system. A game of that first system is still written as 1. */
export const ReplayVersion = { first: 1, named: 2 } as const;
/** How a game of the first system can end: version 1 is read without asking the system. */
export const FIRST_OUTCOMES: readonly string[] = ['total-success', 'half-success', 'failure'];

export interface Replay extends Course {
  readonly format: typeof REPLAY_FORMAT;
  readonly version: (typeof ReplayVersion)[keyof typeof ReplayVersion];
  readonly system?: string; // from version 2 on
  readonly rules: string; // the version of the system's rules it was played under
  readonly scenario: { readonly id: string; readonly hash: string };
  readonly actions: readonly string[]; // word forms, such as 'take LCA1'
  readonly turns: readonly string[]; // hash of the position after every turn and at the end
  readonly result: ReplayResult | null; // null while the game is unfinished
  readonly name?: string;
  readonly note?: string;
  readonly practice?: boolean;
}

/** What every replay of a system begins with. */
export const formatFor = (system: string): Pick<Replay, 'format' | 'version' | 'system'> => ({
  format: REPLAY_FORMAT,
  ...(system === FIRST_SYSTEM
    ? { version: ReplayVersion.first }
    : { version: ReplayVersion.named, system }),
});

export interface ReplayResult {
  readonly outcome: string; // one of the system's
  readonly vp: number;
}

/** What a player may add to a replay; play does not depend on it. */
export type ReplayExtras = Pick<Replay, 'name' | 'note' | 'practice'>;

/** The most a replay may hold, so that reading one is bounded work whoever wrote it. */
export const Limit = {
  text: 1_000_000, // characters of the whole file
  depth: 8, // brackets within brackets
  actions: 20_000,
  turns: 24,
  branches: 40,
  optional: 21, // rules: as many as a number of a link has bits
  vp: 1000, // either way
  faults: 20, // told at once
} as const;

/** Free text is counted in characters and holds no control characters; a note may have lines. */
export const Form = {
  rules: /^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$/u,
  slug: /^[a-z][A-Za-z0-9-]{0,39}$/u,
  hash: /^[0-9a-f]{16}$/u,
  action: /^[a-z-]{1,20}( [A-Z0-9-]{1,8}){0,3}$/u,
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
