// Whether victory.json makes sense: objectives on the map and not yet held, losses of a counter there is, outcomes that
// can be told apart.

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import type { BattleFiles } from '../battle-files.ts';
import { isOnMap } from './grid.ts';

/** V What the automaton must take may be held from the start. */
const isAim = ({ attack }: BattleFiles['battle'], hex: string): boolean =>
  attack?.aims.includes(hex) === true;

export function senseOfVictory({ victory, map, counters, battle }: BattleFiles): Fault[] {
  const faults = new Faults('victory');
  const { objectives, outcomes, loss, heldTurns } = victory;
  for (const [i, { hex }] of objectives.entries()) {
    const at = `/objectives/${i}/hex`;
    if (!isOnMap(map, hex)) faults.add(at, `there is no hex '${hex}'`);
    else if (objectives.findIndex((one) => one.hex === hex) !== i)
      faults.add(at, `'${hex}' is there twice`);
    else if (map.control[battle.human.value].includes(hex) && !isAim(battle, hex))
      faults.add(at, `'${hex}' is held from the start`);
  }
  const known = counters.counters.map(({ id }) => id);
  if (!known.includes(loss.unit))
    faults.add(
      '/loss/unit',
      `there is no counter ${show(loss.unit)}${didYouMean(loss.unit, known)}`,
    );
  if (heldTurns.value > battle.turns.value)
    faults.add('/heldTurns/value', `${heldTurns.value} turns are more than the battle has`);
  if (outcomes.victory <= outcomes.foothold)
    faults.add(
      '/outcomes/victory',
      `must be more than ${outcomes.foothold}, is ${outcomes.victory}`,
    );
  const most = objectives.reduce((sum, { vp }) => sum + vp, 0);
  if (outcomes.victory > most)
    faults.add('/outcomes/victory', `there are ${most} points in all, not ${outcomes.victory}`);
  return faults.list;
}
