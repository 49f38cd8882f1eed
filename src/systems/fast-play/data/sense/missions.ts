// Whether missions.json makes sense: one mission for every German unit, goals on the map, an objective among them.

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import type { BattleFiles } from '../battle-files.ts';

export function senseOfMissions({
  missions: { missions },
  map,
  units,
  victory,
}: BattleFiles): Fault[] {
  const faults = new Faults('missions');
  const german = units.units.filter(({ side }) => side === 'german').map(({ id }) => id);
  const hexes = new Set(map.hexes.map(({ id }) => id));
  const objectives = victory.objectives.map(({ hex }) => hex);
  const sent = new Set<string>();
  for (const [i, mission] of missions.entries()) {
    const at = `/missions/${i}`;
    if (missions.findIndex(({ id }) => id === mission.id) !== i)
      faults.add(`${at}/id`, `'${mission.id}' is there twice`);
    for (const [j, unit] of mission.units.entries()) {
      if (!german.includes(unit))
        faults.add(`${at}/units/${j}`, `no German unit ${show(unit)}${didYouMean(unit, german)}`);
      else if (sent.has(unit)) faults.add(`${at}/units/${j}`, `'${unit}' has two missions`);
      sent.add(unit);
    }
    const lost = mission.goals.findIndex((goal) => !hexes.has(goal));
    if (lost >= 0) faults.add(`${at}/goals/${lost}`, `there is no hex '${mission.goals[lost]}'`);
    else if (!mission.goals.some((goal) => objectives.includes(goal)))
      faults.add(`${at}/goals`, 'lead to no objective');
  }
  for (const unit of german) {
    if (!sent.has(unit)) faults.add('/missions', `'${unit}' has no mission`);
  }
  return faults.list;
}
