// Red Poppies without a screen: its rules, what is kept of a battle that is over, and behind doors its staff, how it
// speaks in a terminal and what is counted of many battles.

import type { Headless } from '../../engine/headless.ts';
import type { BattleEvent } from './rules/events.ts';
import { FactsBook, readFacts } from './rules/facts.ts';
import type { Field } from './rules/field.ts';
import { type BattleAsked, redPoppies } from './rules/system.ts';

export const headless: Headless<Field, BattleEvent, BattleAsked> = {
  system: redPoppies,
  facts: { open: () => new FactsBook(), read: readFacts },
  clock: (position) => position.scenario.clock[redPoppies.turn(position)] ?? '',
  staff: async () => (await import('./players/staff.ts')).battleStaff,
  terminal: async () => (await import('./terminal/index.ts')).redPoppiesTerminal,
  par: async (scenario, file) => (await import('./data/par.ts')).parOf(scenario, file),
  counting: async () => (await import('./counting/index.ts')).battleCounting,
};
