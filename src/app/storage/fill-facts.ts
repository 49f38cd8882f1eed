// Facts of the raids that have none yet: a raid just ended, or kept by an older game. They are made in slices and kept,
// so that every raid is played for them once.

import { factsOfRaid } from '../../systems/raid/luck/raid-facts.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { RULES_VERSION } from '../../systems/raid/rules/version.ts';
import type { Archive } from './archive.ts';
import type { Progress } from './export.ts';
import { isDamaged, type SavedRaid } from './records.ts';
import { type RaidSummary, soundFacts } from './summary.ts';

const BATCH = 40;
const SLICE_MS = 12;

/** Raids whose facts are missing and can be made here. */
export function lackFacts(raids: readonly RaidSummary[], scenario: Scenario): RaidSummary[] {
  return raids.filter(
    (raid) =>
      raid.status === 'over' &&
      raid.rules === RULES_VERSION &&
      raid.scenario.hash === scenario.hash &&
      soundFacts(raid) === null,
  );
}

/** Whether anything was added. */
export async function fillFacts(
  archive: Archive,
  scenario: Scenario,
  progress: Progress,
): Promise<boolean> {
  const ids = lackFacts(await archive.list(), scenario).map(({ id }) => id);
  let pause = performance.now() + SLICE_MS;
  for (let from = 0; from < ids.length; from += BATCH) {
    const made: SavedRaid[] = [];
    for (const raid of await archive.findAll(ids.slice(from, from + BATCH))) {
      const facts = isDamaged(raid) ? null : factsOfRaid(scenario, raid, raid.actions);
      if (facts !== null && !isDamaged(raid)) {
        made.push({ ...raid, facts, revision: raid.revision + 1 });
      }
      if (performance.now() < pause) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      pause = performance.now() + SLICE_MS;
    }
    await archive.keep(made);
    progress(Math.min(ids.length, from + BATCH), ids.length);
  }
  return ids.length > 0;
}
