// Whether victory.json makes sense: objectives on the map, held by whoever stands there, within reach of everybody.

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { BattleFiles } from '../battle-files.ts';
import { reachedFrom } from './grid.ts';

export function senseOfVictory({ victory, map, units }: BattleFiles): Fault[] {
  const faults = new Faults('victory');
  const { objectives, success, halfSuccess } = victory;
  const open = new Set(map.hexes.filter(({ impassable }) => !impassable).map(({ id }) => id));
  const known = new Set(map.hexes.map(({ id }) => id));
  for (const [i, { hex, holder }] of objectives.entries()) {
    const at = `/objectives/${i}`;
    if (!known.has(hex)) {
      faults.add(`${at}/hex`, `there is no hex '${hex}'`);
      continue;
    }
    if (objectives.findIndex((one) => one.hex === hex) !== i)
      faults.add(`${at}/hex`, `'${hex}' is there twice`);
    const there = units.units.find(({ start }) => start === hex);
    if (there !== undefined && there.side !== holder)
      faults.add(`${at}/holder`, `'${there.id}' stands there, which is ${there.side}`);
    const reached = reachedFrom(hex, open);
    const far = units.units.find(({ start, entry }) => !reached.has(start ?? entry?.[0] ?? hex));
    if (far !== undefined) faults.add(`${at}/hex`, `'${hex}' is out of reach of '${far.id}'`);
  }
  if (success.value <= halfSuccess.value)
    faults.add('/success/value', `must be more than ${halfSuccess.value}, is ${success.value}`);
  if (victory.frenchUnitLost.value > 0)
    faults.add('/frenchUnitLost/value', `must be at most 0, is ${victory.frenchUnitLost.value}`);
  if (victory.germanUnitLost.value < 0)
    faults.add('/germanUnitLost/value', `must be at least 0, is ${victory.germanUnitLost.value}`);
  return faults.list;
}
