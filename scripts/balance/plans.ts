// The plans that are compared: landing on one beach, or on two. A player bound to a plan names beaches by their ranks of
// nearness to the battery.

import { beachesByNearness } from '../../src/systems/raid/players/steady/mind.ts';
import { landingsOf } from '../../src/systems/raid/rules/landings.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';

export interface Plan {
  readonly ranks: string; // as the name of a bound player ends
  readonly told: string; // the beaches by their ids
}

/** Every beach that craft can land on, alone and with each other. */
export function plansOf(scenario: Scenario): Plan[] {
  const landed = new Set(landingsOf(scenario).map(({ beach }) => beach));
  const beaches = beachesByNearness(scenario)
    .map((beach, rank) => ({ beach, rank: String(rank), id: scenario.zones[beach]?.id ?? '' }))
    .filter(({ beach }) => landed.has(beach));
  const alone = beaches.map(({ rank, id }) => ({ ranks: rank, told: id }));
  const pairs = beaches.flatMap((a, i) =>
    beaches.slice(i + 1).map((b) => ({ ranks: `${a.rank}${b.rank}`, told: `${a.id} and ${b.id}` })),
  );
  return [...alone, ...pairs];
}
