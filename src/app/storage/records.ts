// A raid as it is kept: what it takes to play it again, and what a list shows without playing it. No rules here: the
// title reads these records before the engine is loaded.

import type { Branch } from '../../engine/course.ts';
import type { Facts } from '../../engine/facts.ts';
import { systemOf } from '../../engine/first-system.ts';

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
  readonly optional?: readonly string[]; // optional rules that are played; never empty
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
  readonly away?: boolean; // begun under other rules and put away: the title does not offer it
  readonly hand?: string; // the tab that took it from one that did not answer: nobody else goes on with it
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

type Check = (value: unknown) => boolean;
/** In characters; half a character cannot stand in an address. */
const textUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' &&
    (value.length <= most || [...value].length <= most) &&
    !/\p{Cs}/u.test(value);
const isText = textUpTo(200);
const isWord = textUpTo(64);
const isFlag: Check = (value) => typeof value === 'boolean';
const within =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === 'number' && value >= low && value <= high;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** It rises with every change, and must still be one after that. */
const isRevision: Check = (value) => isCount(value) && Number(value) < 1e12;
/** Up to the year 9999: what comes later is written otherwise, or not at all. */
export const isTime = within(0, 253_402_300_799_999);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isResult: Check = (value) =>
  value === null || (isObject(value) && isWord(value.outcome) && within(-1e6, 1e6)(value.vp));

const isBranch: Check = (value) => isObject(value) && isCount(value.at) && isText(value.seed);
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** In characters, as in a replay. */
export const NAME_LENGTH = 80;
export const NOTE_LENGTH = 2000;

const FIELDS: Readonly<Record<keyof SavedRaid, Check>> = {
  form: (value) => value === 1,
  id: (value) => isWord(value) && value !== '',
  system: optional(isWord),
  status: (value) => value === 'playing' || value === 'over',
  scenario: (value) => isObject(value) && isWord(value.id) && isWord(value.hash),
  rules: isWord,
  origin: (value) => ORIGINS.some((origin) => origin === value),
  seed: isText,
  level: isWord,
  events: isFlag,
  optional: optional(listOf(isWord, 64)),
  practice: isFlag,
  actions: listOf(isText, 100_000),
  turn: within(0, 1e6),
  clock: isWord,
  result: isResult,
  started: isTime,
  updated: isTime,
  revision: isRevision,
  name: optional(textUpTo(NAME_LENGTH)),
  note: optional(textUpTo(NOTE_LENGTH)),
  starred: optional(isFlag),
  branches: optional(listOf(isBranch, 1000)),
  turns: optional(listOf(isWord, 1000)),
  away: optional(isFlag),
  hand: optional(isWord),
  help: optional((value) => value === 'none'),
  facts: optional(isObject), // whoever reads them looks closer: see soundFacts
};

const CHECKS = Object.entries(FIELDS);
const WITHOUT_ORDERS = CHECKS.filter(([field]) => field !== 'actions');

/** Whether what was stored is a record; if not, the first thing wrong with it. */
export const readRecord = (found: unknown): SavedRaid | DamagedRaid => read(found, CHECKS);

/** The same for a record whose orders are left out. */
export const readWithoutOrders = (found: unknown): Omit<SavedRaid, 'actions'> | DamagedRaid =>
  read(found, WITHOUT_ORDERS);

function read(found: unknown, checks: typeof CHECKS): SavedRaid | DamagedRaid {
  const id = isObject(found) && typeof found.id === 'string' ? found.id : '';
  if (!isObject(found)) return { id, fault: 'record', found };
  for (const [field, check] of checks) if (!check(found[field])) return { id, fault: field, found };
  return found as unknown as SavedRaid;
}

export const isDamaged = (raid: object): raid is DamagedRaid => 'fault' in raid;
