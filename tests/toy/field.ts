// The toy's battle, read and ready.

import file from './battles/ford/battle.json' with { type: 'json' };
import { type BattleFile, type Field, readField } from './rules/battle.ts';

const read = readField(file as BattleFile);
if ('faults' in read) throw new Error(read.faults.join('\n'));

export const ford: Field = read.scenario;
