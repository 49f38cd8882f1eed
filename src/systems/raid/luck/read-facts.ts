// The facts of a raid as they were kept, whoever has written them: of the form of now and whole, or none.

import type { DiceLuck } from './dice-luck.ts';

export const FACTS_FORM = 1;

export interface RaidFacts {
  readonly form: typeof FACTS_FORM;
  readonly guns: number; // destroyed
  readonly secondGun: number; // turn of the last gun, 0 while one stands
  readonly line: boolean; // cut
  readonly strongpoints: number;
  readonly prisoners: number; // brought home
  readonly gone: number; // 12g commandos lost or left behind
  readonly officers: number; // lost or left behind
  readonly craft: number; // lost
  readonly germans: number; // counters destroyed or taken
  readonly alarm: number; // at the end
  readonly where: ReadonlyArray<readonly [zone: string, men: number]>; // British counters lost or left, by zone
  readonly luck: DiceLuck;
}

const NUMBERS = ['guns', 'secondGun', 'strongpoints', 'prisoners', 'gone', 'officers'] as const;
const MORE = ['craft', 'germans', 'alarm'] as const;
const DICE = ['british', 'britishDice', 'german', 'germanDice'] as const;

/** The facts, or null when they are missing, of an older form or not what they should be. */
export function readFacts(found: unknown): RaidFacts | null {
  const facts: Readonly<Record<string, unknown>> = { ...(found as object | undefined) };
  if (facts.form !== FACTS_FORM || typeof facts.line !== 'boolean') return null;
  if (![...NUMBERS, ...MORE].every((name) => Number.isFinite(facts[name]))) return null;
  const luck = { ...(facts.luck as object) } as Readonly<Record<string, unknown>>;
  if (!DICE.every((name) => Number.isFinite(luck[name]))) return null;
  return areLosses(facts.where) ? (found as RaidFacts) : null;
}

const areLosses = (found: unknown): boolean =>
  Array.isArray(found) &&
  found.every(
    (pair) => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
  );
