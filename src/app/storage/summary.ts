// A raid as lists and statistics see it: everything but its orders, which are long and only needed to play it.

import { fingerprint } from './fingerprint.ts';
import { type DamagedRaid, isDamaged, readWithoutOrders, type SavedRaid } from './records.ts';

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
  const read = readWithoutOrders(found);
  if (isDamaged(read)) return read;
  const { length, print } = found as Partial<RaidSummary>;
  if (!Number.isSafeInteger(length)) return { id: read.id, fault: 'length', found };
  if (typeof print !== 'string') return { id: read.id, fault: 'print', found };
  return found as RaidSummary;
}
