// The Raid without a screen: its rules, and what is kept of a raid that is over.

import type { Headless } from '../../engine/headless.ts';
import { FactsBook } from './luck/raid-facts.ts';
import { readFacts } from './luck/read-facts.ts';
import type { Decision } from './rules/decision.ts';
import type { RaidEvent } from './rules/events.ts';
import type { Scenario } from './rules/scenario.ts';
import { raid } from './rules/system.ts';

export const headless: Headless<Scenario, RaidEvent, Decision> = {
  system: raid,
  facts: { open: () => new FactsBook(), read: readFacts },
  clock: (position) => position.scenario.clock[raid.turn(position)] ?? '',
};
