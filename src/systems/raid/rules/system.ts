// The Raid as the rest of the house knows it: the verbs of its rules under their common names.

import type { Game, System } from '../../../engine/system.ts';
import { formatAction, parseAction } from './actions.ts';
import { perform } from './apply.ts';
import { type Decision, decision } from './decision.ts';
import type { RaidEvent } from './events.ts';
import { forbids, legalActions } from './legal.ts';
import { OPTIONAL_RULES } from './optional.ts';
import { known, redeal } from './redeal.ts';
import { BOOK, cite } from './rule.ts';
import type { Scenario } from './scenario.ts';
import { setup } from './setup.ts';
import { CELLS, G, get, Stage } from './state.ts';
import { RULES_VERSION } from './version.ts';
import { score } from './victory.ts';

export const raid: System<Scenario, RaidEvent, Decision> = {
  id: BOOK,
  version: RULES_VERSION,
  cells: CELLS,
  random: G.random,
  outcomes: [
    { id: 'total-success', worth: 2 },
    { id: 'half-success', worth: 1 },
    { id: 'failure', worth: 0 },
  ],
  optional: OPTIONAL_RULES,
  setup,
  legal: legalActions,
  forbids: (s, action) => {
    const id = forbids(s, action);
    return id === null ? null : cite(id);
  },
  perform,
  asked: decision,
  turn: (s) => get(s, G.turn),
  over: (s) => get(s, G.stage) === Stage.over,
  score,
  format: formatAction,
  parse: parseAction,
  reveals: ({ kind }) => kind === 'marker-turned',
  known,
  redeal,
};

export type RaidGame = Game<Scenario, RaidEvent, Decision>;

export const raidOn = (scenario: Scenario): RaidGame => ({ system: raid, scenario });
