// The Raid without a screen: its rules, what is kept of a raid that is over, and behind doors its staff and how it
// speaks in a terminal.

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
  staff: async () => (await import('./players/staff.ts')).raidStaff,
  terminal: async () => (await import('./terminal/index.ts')).raidTerminal,
  par: async (scenario, file) => (await import('./data/par.ts')).parOf(scenario, file),
  figures: async (scenario, lang) =>
    (await import('./text/figures/index.ts')).figures(scenario, lang),
  counting: async () => (await import('./counting/index.ts')).raidCounting,
};
