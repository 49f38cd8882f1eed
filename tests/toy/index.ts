// The toy without a screen.

import type { Headless } from '../../src/engine/headless.ts';
import { toyFacts } from './luck/facts.ts';
import { toyStaff } from './players/staff.ts';
import type { Field } from './rules/battle.ts';
import type { ToyEvent } from './rules/events.ts';
import { type ToyAsked, toy } from './rules/system.ts';
import { toyTerminal } from './terminal/index.ts';

export const headless: Headless<Field, ToyEvent, ToyAsked> = {
  system: toy,
  facts: toyFacts,
  clock: () => '',
  staff: async () => toyStaff,
  terminal: async () => toyTerminal,
};
