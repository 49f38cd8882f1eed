// 1.3, 6.3 Can everybody go everywhere: no connection dearer than the MP of a British counter that may have to use it
// alone? Germans are left out: what cannot reach them is a matter of balance, and nobody has to bring them home.

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { CounterType, Face, LinkName, RaidFiles } from '../../rules/raid-files.ts';

export function senseOfMarch({ map, counters }: RaidFiles): Fault[] {
  const faults = new Faults('map');
  const used = new Set(map.edges.map(({ type }) => type));
  map.links.forEach(({ type, link, cost }, i) => {
    if (!used.has(type)) return;
    for (const counter of counters.types) {
      if (!travels(counter, link)) continue;
      for (const [face, { moves }] of facesOf(counter)) {
        if (moves === 0 || moves >= cost) continue;
        const who = face === 'full' ? `'${counter.id}'` : `'${counter.id}', ${face},`;
        const reason = `'${type}' costs ${cost} MP, and ${who} has ${moves}: it can never cross alone`;
        faults.add(`/links/${i}/cost`, reason);
      }
    }
  });
  return faults.list;
}

/** Craft sail; everybody else walks, lands and embarks. */
function travels({ side, kind }: CounterType, link: LinkName): boolean {
  if (side !== 'british' || link === 'fire') return false;
  return kind === 'craft' ? link === 'sea' : link !== 'sea';
}

const facesOf = ({ full, reduced }: CounterType): Array<readonly [string, Face]> =>
  reduced === undefined
    ? [['full', full]]
    : [
        ['full', full],
        ['reduced', reduced],
      ];
