// Whether counters.json makes sense.

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { BattleFiles } from '../battle-files.ts';

export function senseOfCounters({ counters: { counters } }: BattleFiles): Fault[] {
  const faults = new Faults('counters');
  for (const [i, { id, type, also, formed, dispersed }] of counters.entries()) {
    if (counters.findIndex((one) => one.id === id) !== i)
      faults.add(`/counters/${i}/id`, `'${id}' is there twice`);
    if (type === also) faults.add(`/counters/${i}/also`, `'${id}' is of one type twice`);
    if ((formed.at === undefined) !== (dispersed.at === undefined))
      faults.add(`/counters/${i}`, 'has anti-tank fire on one side only');
  }
  return faults.list;
}
