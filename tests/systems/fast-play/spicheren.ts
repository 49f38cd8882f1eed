// The battle as it is played, for tests of the whole.

import { readFileSync } from 'node:fs';
import { type Field, layOut } from '../../../src/systems/fast-play/rules/field.ts';
import type { BattleFile } from '../../../src/systems/fast-play/rules/files.ts';

const path = new URL('./spicheren.json', import.meta.url);

export const spicherenFile = (): BattleFile => JSON.parse(readFileSync(path, 'utf8')) as BattleFile;

export const spicheren: Field = layOut(spicherenFile());
