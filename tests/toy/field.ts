// The toy's battle, read and ready.

import battle from './battles/ford/battle.json' with { type: 'json' };
import card from './battles/ford/card.json' with { type: 'json' };
import levels from './battles/ford/levels.json' with { type: 'json' };
import { readBattle } from './data/read.ts';
import type { Field } from './rules/battle.ts';

const read = readBattle({ battle, levels, card });
if ('faults' in read) throw new Error(JSON.stringify(read.faults));

export const ford: Field = read.scenario;
