// Which raids of the archive are shown, and in which order.

import { isReceived, type ListedRaid } from './listed.ts';

export const SORTS = ['newest', 'oldest', 'points', 'least', 'long', 'short', 'name'] as const;
export type Sort = (typeof SORTS)[number];
export const SOURCES = ['all', 'own', 'practice', 'taken', 'received'] as const;
export type Source = (typeof SOURCES)[number];

export interface Filter {
  readonly text: string; // every word must be in the name, the seed or the note
  readonly battle: string; // 'all' or an id
  readonly level: string; // 'all' or an id
  readonly kind: string; // 'all', 'under-way' or an outcome
  readonly source: Source;
  readonly starred: boolean;
  readonly sort: Sort;
}

export const EVERYTHING: Filter = {
  text: '',
  battle: 'all',
  level: 'all',
  kind: 'all',
  source: 'all',
  starred: false,
  sort: 'newest',
};

export const isFiltered = (filter: Filter): boolean =>
  filter.text.trim() !== '' ||
  filter.battle !== 'all' ||
  filter.level !== 'all' ||
  filter.kind !== 'all' ||
  filter.source !== 'all' ||
  filter.starred;

/** How many choices beside the words differ from what the list shows of itself. */
export const choicesMade = (filter: Filter): number =>
  [
    filter.battle !== 'all',
    filter.level !== 'all',
    filter.kind !== 'all',
    filter.source !== 'all',
    filter.starred,
    filter.sort !== EVERYTHING.sort,
  ].filter(Boolean).length;

/** Raids under way come first in the order of their dates; any other order takes them as they come. */
export function select(raids: readonly ListedRaid[], filter: Filter): ListedRaid[] {
  const words = fold(filter.text).split(/\s+/).filter(Boolean);
  return raids.filter((raid) => passes(raid, filter, words)).sort(ORDERS[filter.sort]);
}

function passes(raid: ListedRaid, filter: Filter, words: readonly string[]): boolean {
  if (filter.starred && raid.starred !== true) return false;
  if (filter.battle !== 'all' && raid.scenario.id !== filter.battle) return false;
  if (filter.level !== 'all' && raid.level !== filter.level) return false;
  if (!isKind(raid, filter.kind) || !isFrom(raid, filter.source)) return false;
  if (words.length === 0) return true;
  const text = fold(`${raid.name ?? ''}\n${raid.seed}\n${raid.note ?? ''}`);
  return words.every((word) => text.includes(word));
}

function isKind(raid: ListedRaid, kind: string): boolean {
  if (kind === 'all') return true;
  return kind === 'under-way' ? raid.status === 'playing' : raid.result?.outcome === kind;
}

function isFrom(raid: ListedRaid, source: Source): boolean {
  switch (source) {
    case 'all':
      return true;
    case 'own':
      return raid.origin === 'played' && !raid.practice;
    case 'practice':
      return raid.practice;
    case 'taken':
      return raid.origin === 'taken';
    case 'received':
      return isReceived(raid);
  }
}

/** Without case and accents, so that 'perdu' finds 'Perdû'. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Order = (a: ListedRaid, b: ListedRaid) => number;
const running = (raid: ListedRaid): number => (raid.status === 'playing' ? 0 : 1);
const newest: Order = (a, b) => b.updated - a.updated;
/** Without points, a raid comes last either way. */
const points = (raid: ListedRaid, none: number): number => raid.result?.vp ?? none;
const titled = (raid: ListedRaid): string => fold(raid.name ?? '') || '\uffff';
const byName = (a: ListedRaid, b: ListedRaid): number =>
  titled(a) < titled(b) ? -1 : titled(a) > titled(b) ? 1 : 0;

const ORDERS: Readonly<Record<Sort, Order>> = {
  newest: (a, b) => running(a) - running(b) || newest(a, b),
  oldest: (a, b) => running(a) - running(b) || newest(b, a),
  points: (a, b) => points(b, -1e6) - points(a, -1e6) || newest(a, b),
  least: (a, b) => points(a, 1e6) - points(b, 1e6) || newest(a, b),
  long: (a, b) => b.length - a.length || newest(a, b),
  short: (a, b) => a.length - b.length || newest(a, b),
  name: (a, b) => byName(a, b) || newest(a, b),
};

export const PAGE = 50;

/** The raids of a page, counted from 0; a page past the end is the last one. */
export function pageOf<T>(items: readonly T[], page: number): { page: number; items: T[] } {
  const last = Math.max(0, Math.ceil(items.length / PAGE) - 1);
  const shown = Math.min(Math.max(0, page), last);
  return { page: shown, items: items.slice(shown * PAGE, (shown + 1) * PAGE) };
}
