// A practice raid that begins in the middle of another: the same set-up and orders up to there, and either the dice the
// other raid had to come or fresh ones.

import type { Branch } from '../engine/course.ts';
import { optionalPart } from '../engine/optional-rules.ts';
import type { Replay } from '../engine/replay.ts';
import { go } from '../ui/shell/routes.ts';
import { newId } from './new-id.ts';
import { newRecord } from './storage/new-record.ts';
import { type SavedRaid, whereOf } from './storage/records.ts';
import { archive } from './stores.ts';

type Parent = Pick<
  Replay,
  'system' | 'seed' | 'level' | 'events' | 'optional' | 'actions' | 'branches' | 'scenario'
>;

export function takeCommand(parent: Parent, orders: number, dice: 'same' | 'fresh'): void {
  const raid = takenRecord(parent, orders, dice === 'fresh' ? newId() : null, Date.now());
  void archive.save(raid);
  go({ page: 'raid', battle: raid.scenario.id, id: raid.id });
}

/** The record of the raid taken up; `freshSeed` is null for the same dice. */
export function takenRecord(
  parent: Parent,
  orders: number,
  freshSeed: string | null,
  now: number,
): SavedRaid {
  const { seed, level, events, actions } = parent;
  const choice = { seed, level, events, ...optionalPart(parent), practice: true };
  const branches = branchesOf(parent, orders, freshSeed);
  return {
    ...newRecord(newId(), whereOf(parent), choice, now),
    origin: 'taken',
    actions: actions.slice(0, orders),
    ...(branches.length > 0 ? { branches } : {}),
  };
}

/** With the same dice the raid branches where the other did; fresh ones take the place of all that comes later. */
function branchesOf(parent: Parent, orders: number, seed: string | null): readonly Branch[] {
  const before = parent.branches ?? [];
  if (seed === null) return before;
  return [...before.filter(({ at }) => at < orders), { at: orders, seed }];
}
