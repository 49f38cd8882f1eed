// A raid as it is kept: what it takes to play it again, and what a list shows without playing it. No rules here: the
// title reads these records before the engine is loaded.

export type RaidStatus = 'playing' | 'over';

export interface SavedRaid {
  readonly form: 1; // of this record
  readonly id: string;
  readonly status: RaidStatus;
  readonly scenario: { readonly id: string; readonly hash: string }; // hash '' until the raid is first opened
  readonly rules: string; // RULES_VERSION, '' until the raid is first opened
  readonly origin: 'played' | 'link'; // link: somebody else's raid, received
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
}

/** What is found under an id that is no record: kept as it is, for the player to save. */
export interface DamagedRaid {
  readonly id: string;
  readonly fault: string;
  readonly found: unknown;
}

export interface NewRaid {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly practice: boolean;
  readonly loading: 'standard' | 'free'; // 3d
}

/** The record of a raid before its first decision. */
export function newRecord(id: string, scenario: string, raid: NewRaid, now: number): SavedRaid {
  const { seed, level, events, practice } = raid;
  const actions = raid.loading === 'standard' ? ['load-standard'] : [];
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
  const place = { id, scenario: { id: scenario, hash: '' } };
  return { ...blank, ...place, seed, level, events, practice, actions, ...times };
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isResult: Check = (value) =>
  value === null || (isObject(value) && isText(value.outcome) && isNumber(value.vp));

const FIELDS: Readonly<Record<keyof SavedRaid, Check>> = {
  form: (value) => value === 1,
  id: (value) => isText(value) && value !== '',
  status: (value) => value === 'playing' || value === 'over',
  scenario: (value) => isObject(value) && isText(value.id) && isText(value.hash),
  rules: isText,
  origin: (value) => value === 'played' || value === 'link',
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

export const isDamaged = (raid: SavedRaid | DamagedRaid): raid is DamagedRaid => 'fault' in raid;

/** Of two copies of a raid, the one that was changed last. */
export function newer(a: SavedRaid | undefined, b: SavedRaid | undefined): SavedRaid | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.revision > a.revision ? b : a;
}
