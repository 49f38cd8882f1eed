// The toy without a screen.

import type { Headless } from '../../src/engine/headless.ts';
import { toyFacts } from './luck/facts.ts';
import type { Field } from './rules/battle.ts';
import type { ToyEvent } from './rules/events.ts';
import { type ToyAsked, toy } from './rules/system.ts';

export const headless: Headless<Field, ToyEvent, ToyAsked> = {
  system: toy,
  facts: toyFacts,
  clock: () => '',
  staff: async () => (await import('./players/staff.ts')).toyStaff,
  terminal: async () => (await import('./terminal/index.ts')).toyTerminal,
};
