// The folder of a toy battle read: battle.json, levels.json and card.json, checked and laid out for the rules.

import type { BattleCard, RawFiles } from '../../../src/engine/battle.ts';
import { type BattleFile, type Field, type LevelsFile, layOut } from '../rules/battle.ts';

interface Fault {
  readonly file: string;
  readonly path: string;
  readonly reason: string;
}

export function readBattle(
  files: RawFiles,
): { readonly scenario: Field } | { readonly faults: readonly Fault[] } {
  const missing = ['battle', 'levels', 'card'].filter((name) => files[name] === undefined);
  if (missing.length > 0) {
    return { faults: missing.map((name) => faultIn(name, '', 'is missing')) };
  }
  const file = files.battle as BattleFile;
  const field = layOut(file, files.levels as LevelsFile, files.card as BattleCard);
  const astray = field.pieces.filter(({ hex }) => hex < 0);
  if (astray.length === 0) return { scenario: field };
  return { faults: astray.map(({ id }) => faultIn('battle', id, 'stands on no hex of the field')) };
}

const faultIn = (name: string, path: string, reason: string): Fault => ({
  file: `${name}.json`,
  path,
  reason,
});
