// A raid as lists and statistics see it: everything but its orders, which are long and only needed to play it.

import type { RaidFacts } from '../../systems/raid/luck/raid-facts.ts';
import { fingerprint } from './fingerprint.ts';
import { type DamagedRaid, isDamaged, readRecord, type SavedRaid } from './records.ts';

export interface RaidSummary extends Omit<SavedRaid, 'actions' | 'turns'> {
  readonly length: number; // orders given
  readonly print: string; // of the whole raid: see fingerprint.ts
}

export function summaryOf(raid: SavedRaid): RaidSummary {
  const { actions, turns: _, ...rest } = raid;
  return { ...rest, length: actions.length, print: fingerprint(raid) };
}

/** A summary as it lies on the shelf; damaged when a field is not what it should be. */
export function readSummary(found: unknown): RaidSummary | DamagedRaid {
  const whole = typeof found === 'object' && found !== null ? { ...found, actions: [] } : found;
  const read = readRecord(whole);
  if (isDamaged(read)) return { ...read, found };
  const { length, print } = found as Partial<RaidSummary>;
  if (typeof length !== 'number') return { id: read.id, fault: 'length', found };
  if (typeof print !== 'string') return { id: read.id, fault: 'print', found };
  return found as RaidSummary;
}

const FACTS_FORM = 1; // the form this program reads; raid-facts.ts writes it
const NUMBERS = ['guns', 'secondGun', 'strongpoints', 'prisoners', 'gone', 'officers'] as const;
const MORE = ['craft', 'germans', 'alarm'] as const;
const DICE = ['british', 'britishDice', 'german', 'germanDice'] as const;

/** The facts of a raid, or null when they are missing, of an older form or not what they should be. */
export function soundFacts(raid: Pick<RaidSummary, 'facts'>): RaidFacts | null {
  const facts: Readonly<Record<string, unknown>> | undefined = { ...raid.facts };
  if (facts.form !== FACTS_FORM || typeof facts.line !== 'boolean') return null;
  if (![...NUMBERS, ...MORE].every((name) => Number.isFinite(facts[name]))) return null;
  const luck = { ...(facts.luck as object) } as Readonly<Record<string, unknown>>;
  if (!DICE.every((name) => Number.isFinite(luck[name]))) return null;
  return areLosses(facts.where) ? (raid.facts ?? null) : null;
}

const areLosses = (found: unknown): boolean =>
  Array.isArray(found) &&
  found.every(
    (pair) => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1]),
  );
