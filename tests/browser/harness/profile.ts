// Everything a browser has stored for the game, as Playwright writes it down and puts it back before a page is opened;
// and the profile that an earlier build has left.

import { readFileSync } from 'node:fs';

export interface StoredRecord {
  readonly key?: unknown; // only where the store has no key path
  readonly keyEncoded?: unknown; // a key that JSON does not know
  readonly value?: unknown;
  readonly valueEncoded?: unknown; // a value with dates, typed arrays and the like
}
export interface StoredStore {
  readonly name: string;
  readonly keyPath?: string;
  readonly autoIncrement: boolean;
  readonly indexes: readonly unknown[];
  readonly records: readonly StoredRecord[];
}
export interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoredStore[];
}
export interface Profile {
  readonly build: string; // the commit whose build has written it
  readonly localStorage: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly indexedDB: readonly StoredDatabase[];
}

/** A raid as the build of the profile kept it, as far as a test asks for it. The game of now may keep it otherwise. */
export interface OldRaid {
  readonly id: string;
  readonly status: 'playing' | 'over';
  readonly origin: 'played' | 'link' | 'file' | 'taken';
  readonly seed: string;
  readonly level: 'basic' | 'green' | 'hardened' | 'seasoned';
  readonly practice: boolean;
  readonly actions: readonly string[];
  readonly turn: number;
  readonly clock: string;
  readonly result: { readonly vp: number } | null;
  readonly updated: number;
  readonly name?: string;
  readonly note?: string;
  readonly starred?: boolean;
  readonly help?: 'none';
}
export interface OldReview {
  readonly id: string; // of its raid
  readonly review: unknown;
}

/** A profile of `tests/browser/fixtures`. */
export function readProfile(name: string): Profile {
  const file = new URL(`../fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Profile;
}

/** What a context starts with that has this profile: it is in place before the first page is opened. */
export function storedAt(origin: string, { localStorage, indexedDB }: Profile) {
  return { origin, localStorage: [...localStorage], indexedDB };
}

function valuesOf(profile: Profile, database: string, store: string): unknown[] {
  const stores = profile.indexedDB.find(({ name }) => name === database)?.stores ?? [];
  const records = stores.find(({ name }) => name === store)?.records ?? [];
  return records.map(({ value }) => value);
}

export const raidsIn = (profile: Profile): OldRaid[] =>
  valuesOf(profile, 'cauldron', 'raids') as OldRaid[];

export const reviewsIn = (profile: Profile): OldReview[] =>
  valuesOf(profile, 'cauldron-reviews', 'reviews') as OldReview[];

/** The JSON of a note in local storage. */
export function noteIn(profile: Profile, name: string): unknown {
  const note = profile.localStorage.find((one) => one.name === name);
  return note === undefined ? null : JSON.parse(note.value);
}
