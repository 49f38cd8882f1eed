// One roll of a raid as the luck ledger keeps it: what came, what comes on average, and whom it served.

import type { RuleId, Zone } from '../../systems/raid/rules/types.ts';

/** What is counted together. The last two only choose a place or a craft: they are told, but serve nobody. */
export const ROLL_KINDS = [
  'british-fire', // 11.1 counts hits
  'german-fire', // 11.1 counts hits
  'assault', // 11.2 counts lines won
  'wake', // 10.3 counts markers woken
  'mines', // 10.5 counts explosions
  'bangalore', // 10.6 counts wires blown
  'reinforcements', // 8 counts groups that come
  'group-size', // 8 counts counters to be drawn
  'marker', // 3a counts Germans shown
  'event', // 5 counts engine troubles
  'event-effect', // 5a, 5b counts craft lost
  'entry-zone', // 8.1
  'engine-trouble', // 5d
] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

/** A small exact fraction: every die of the game divides sixty. */
export interface Ratio {
  readonly n: number;
  readonly d: number;
}

export interface LedgerDie {
  readonly name: string; // as the rules call it
  readonly side: 'british' | 'german' | 'nobody';
  readonly sides: 6 | 10;
  readonly value: number;
}

export interface LedgerRoll {
  readonly action: number; // index of the action it belongs to
  readonly turn: number;
  readonly kind: RollKind;
  readonly rule: RuleId;
  readonly zone: Zone; // where it fell, or NONE
  readonly dice: readonly LedgerDie[]; // none for a marker
  readonly count: number; // what came: 1 for a hit, 0 for a miss …
  readonly expected: Ratio; // what comes on average
  readonly chance: Ratio; // of just this count
  readonly good: 1 | -1 | 0; // whether more of it serves the British
}

/** Every count a roll may come to, with its weight. */
export type Spread = ReadonlyMap<number, number>;

export const weightOf = (spread: Spread): number => sumOf([...spread.values()]);
export const meanOf = (spread: Spread): Ratio =>
  lowest(sumOf([...spread].map(([count, weight]) => count * weight)), weightOf(spread));
export const chanceOf = (spread: Spread, count: number): Ratio =>
  lowest(spread.get(count) ?? 0, weightOf(spread));

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

function lowest(n: number, d: number): Ratio {
  let [a, b] = [n, d];
  while (b !== 0) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}

/** One when it happens. */
export const yesNo = (yes: number, all: number): Spread =>
  new Map([
    [0, all - yes],
    [1, yes],
  ]);
