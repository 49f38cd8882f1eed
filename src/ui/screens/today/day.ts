// Today's raid: one seed a day for everybody, one for each battle and level, without random events and
// optional rules. Which raids count for a day.

import { hasOptional } from '../../../engine/optional-rules.ts';
import { nameInSeed } from '../../shell/battles.ts';
import type { ListedRaid } from '../archive/listed.ts';
import { dayOf, daySeeded } from './day-seed.ts';

export type DayRaid = Pick<
  ListedRaid,
  | 'id'
  | 'scenario'
  | 'seed'
  | 'level'
  | 'events'
  | 'optional'
  | 'practice'
  | 'origin'
  | 'started'
  | 'updated'
  | 'status'
  | 'result'
>;

/** The day whose raid this is, by whomever and whenever it was played; null for any other raid. */
export const dayOfRaid = (
  raid: Pick<DayRaid, 'scenario' | 'seed' | 'level' | 'events' | 'optional'>,
): string | null =>
  raid.events || hasOptional(raid)
    ? null
    : daySeeded(raid.seed, raid.level, nameInSeed(raid.scenario.id));

/** A try that may count: played here on its day, in earnest. */
function isTry(raid: DayRaid): boolean {
  const day = dayOfRaid(raid);
  if (day === null || raid.practice || raid.origin !== 'played') return false;
  return dayOf(new Date(raid.started)) === day;
}

/** The raids that count: of every day and level the try that was finished first. */
export function countedRaids<Raid extends DayRaid>(raids: readonly Raid[]): Raid[] {
  const first = new Map<string, Raid>(); // by seed, which names battle, day and level
  for (const raid of raids) {
    if (raid.result === null || !isTry(raid)) continue;
    const known = first.get(raid.seed);
    if (known === undefined || raid.updated < known.updated) first.set(raid.seed, raid);
  }
  return [...first.values()];
}

/** The results of a day in a battle, by level. */
export function resultsOf<Raid extends DayRaid>(
  raids: readonly Raid[],
  day: string,
  battle: string,
): ReadonlyMap<string, Raid> {
  const counted = countedRaids(raids).filter(
    (raid) => raid.scenario.id === battle && dayOfRaid(raid) === day,
  );
  return new Map(counted.map((raid) => [raid.level, raid]));
}
