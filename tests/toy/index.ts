// The toy without a screen.

import type { Headless } from '../../src/engine/headless.ts';
import { toyStaff } from './players/staff.ts';
import type { Field } from './rules/battle.ts';
import type { ToyEvent } from './rules/events.ts';
import { type ToyAsked, toy } from './rules/system.ts';
import { toyTerminal } from './terminal/index.ts';

/** Nothing is worth knowing of a game of the toy but how it ended. */
const FACTS = { form: 1 };

export const headless: Headless<Field, ToyEvent, ToyAsked> = {
  system: toy,
  facts: { open: () => ({ note: () => undefined, close: () => FACTS }), read: () => FACTS },
  clock: () => '',
  staff: async () => toyStaff,
  terminal: async () => toyTerminal,
};
