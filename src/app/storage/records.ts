// A raid as it is kept: what it takes to play it again, and what a list shows without playing it. No rules here: the
// title reads these records before the engine is loaded.

import type { Branch } from '../../engine/course.ts';
import type { Facts } from '../../engine/facts.ts';
import { FIRST_SYSTEM, systemOf } from '../../engine/first-system.ts';

export type RaidStatus = 'playing' | 'over';

/** Where a raid comes from: played here, received, or taken up from the middle of another. */
export const ORIGINS = ['played', 'link', 'file', 'taken'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface SavedRaid {
  readonly form: 1; // of this record
  readonly id: string;
  readonly system?: string; // whose rules it is played by; the records of the first system do not name it
  readonly status: RaidStatus;
  readonly scenario: { readonly id: string; readonly hash: string }; // hash '' until the raid is first opened
  readonly rules: string; // their version, '' until the raid is first opened
  readonly origin: Origin;
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly practice: boolean;
  readonly actions: readonly string[]; // in words
  readonly turn: number;
  readonly clock: string; // '05:15'
  readonly result: { readonly outcome: string; readonly vp: number } | null;
  readonly started: number; // milliseconds, for the list only
  readonly updated: number;
  readonly revision: number; // rises with every change: of two copies the higher one counts
  readonly name?: string; // the player's words: shown as text, never as markup
  readonly note?: string;
  readonly starred?: boolean;
  readonly branches?: readonly Branch[]; // taken up with fresh dice, perhaps more than once
  readonly turns?: readonly string[]; // hash after every turn: whether it still comes out as it was played
  readonly help?: 'none'; // played so far with every help of the staff officer turned off
  readonly facts?: Facts; // of a raid that is over; they can be made anew
}

/** What is found under an id that is no record: kept as it is, for the player to save. */
export interface DamagedRaid {
  readonly id: string;
  readonly fault: string;
  readonly found: unknown;
}

/** What a game is a game of. */
export interface Where {
  readonly system: string;
  readonly battle: string;
}

/** What a record or a replay is a game of. */
export const whereOf = (game: Pick<SavedRaid, 'system' | 'scenario'>): Where => ({
  system: systemOf(game),
  battle: game.scenario.id,
});

export interface NewRaid {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly practice: boolean;
  readonly opening?: readonly string[]; // the actions it begins with, in words
  readonly help?: 'none';
}

/** The record of a raid before its first decision. */
export function newRecord(
  id: string,
  { system, battle }: Where,
  raid: NewRaid,
  now: number,
): SavedRaid {
  const { seed, level, events, practice, opening: actions = [] } = raid;
  const blank = {
    form: 1,
    status: 'playing',
    origin: 'played',
    rules: '',
    turn: 1,
    clock: '',
    result: null,
  } as const;
  const times = { turn: 1, clock: '', started: now, updated: now, revision: 1 };
  const named = system === FIRST_SYSTEM ? {} : { system };
  const place = { id, ...named, scenario: { id: battle, hash: '' } };
  const help = raid.help === undefined ? {} : { help: raid.help };
  return { ...blank, ...place, seed, level, events, practice, actions, ...times, ...help };
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isResult: Check = (value) =>
  value === null || (isObject(value) && isText(value.outcome) && isNumber(value.vp));

const isBranch: Check = (value) => isObject(value) && isCount(value.at) && isText(value.seed);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const textUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && [...value].length <= most;

/** In characters, as in a replay. */
export const NAME_LENGTH = 80;
export const NOTE_LENGTH = 2000;

const FIELDS: Readonly<Record<keyof SavedRaid, Check>> = {
  form: (value) => value === 1,
  id: (value) => isText(value) && value !== '',
  system: optional(isText),
  status: (value) => value === 'playing' || value === 'over',
  scenario: (value) => isObject(value) && isText(value.id) && isText(value.hash),
  rules: isText,
  origin: (value) => ORIGINS.some((origin) => origin === value),
  seed: isText,
  level: isText,
  events: isFlag,
  practice: isFlag,
  actions: (value) => Array.isArray(value) && value.every(isText),
  turn: isNumber,
  clock: isText,
  result: isResult,
  started: isNumber,
  updated: isNumber,
  revision: isNumber,
  name: optional(textUpTo(NAME_LENGTH)),
  note: optional(textUpTo(NOTE_LENGTH)),
  starred: optional(isFlag),
  branches: optional(listOf(isBranch)),
  turns: optional(listOf(isText)),
  help: optional((value) => value === 'none'),
  facts: optional(isObject), // whoever reads them looks closer: see soundFacts
};

/** Whether what was stored is a record; if not, the first thing wrong with it. */
export function readRecord(found: unknown): SavedRaid | DamagedRaid {
  const id = isObject(found) && typeof found.id === 'string' ? found.id : '';
  if (!isObject(found)) return { id, fault: 'record', found };
  for (const [field, check] of Object.entries(FIELDS)) {
    if (!check(found[field])) return { id, fault: field, found };
  }
  return found as unknown as SavedRaid;
}

export const isDamaged = (raid: object): raid is DamagedRaid => 'fault' in raid;
