// Whether battle.json and levels.json make sense.

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import type { BattleFiles } from '../battle-files.ts';

export function senseOfBattle(
  { files, baseEdge, foresighted }: BattleFiles['battle'],
  names: readonly string[],
): Fault[] {
  const faults = new Faults('battle');
  const others = names.filter((name) => name !== 'battle');
  for (const [i, name] of files.entries()) {
    if (!others.includes(name))
      faults.add(`/files/${i}`, `a battle has no file ${show(name)}${didYouMean(name, others)}`);
    else if (files.indexOf(name) !== i) faults.add(`/files/${i}`, `${show(name)} is named twice`);
  }
  for (const name of others)
    if (!files.includes(name)) faults.add('/files', `'${name}' is missing`);
  if (baseEdge.french === baseEdge.german)
    faults.add('/baseEdge', 'both sides have the same edge of the map');
  const { value } = foresighted;
  if (new Set(value).size !== value.length)
    faults.add('/foresighted/value', 'a side is named twice');
  return faults.list;
}

export function senseOfLevels({ levels: { levels } }: BattleFiles): Fault[] {
  const faults = new Faults('levels');
  for (const [i, { id }] of levels.entries()) {
    if (levels.findIndex((one) => one.id === id) !== i)
      faults.add(`/levels/${i}/id`, `'${id}' is there twice`);
  }
  return faults.list;
}
