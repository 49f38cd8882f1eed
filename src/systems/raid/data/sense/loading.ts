// 3d Does the loading offered make sense: every man once, in a craft of his group, within its levels?

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { CountersFile, CounterType, RaidFiles, UnitRow } from '../../rules/raid-files.ts';
import { eachOnce, mustKnow } from './cover.ts';
import { craftOf } from './events.ts';

export function senseOfLoading({ loading, counters, raid }: RaidFiles): Fault[] {
  const faults = new Faults('loading');
  const craft = craftOf(counters);
  const men = menOf(counters);
  eachOnce(
    faults,
    loading.craft.map((row, i) => ({ path: `/craft/${i}/craft`, name: row.craft })),
  );
  eachOnce(
    faults,
    loading.craft.flatMap((row, i) =>
      row.men.map((name, j) => ({ path: `/craft/${i}/men/${j}`, name })),
    ),
  );
  loading.craft.forEach((row, i) => {
    const path = `/craft/${i}`;
    mustKnow(faults, `${path}/craft`, 'craft', row.craft, craft);
    row.men.forEach((id, j) => {
      mustKnow(faults, `${path}/men/${j}`, 'man', id, men);
      checkGroup(faults, `${path}/men/${j}`, men.get(id)?.unit, craft.get(row.craft));
    });
    const levels = row.men.reduce((sum, id) => sum + (men.get(id)?.type.full.level ?? 0), 0);
    const most = raid.limits.craftCapacity.value;
    if (levels > most) {
      faults.add(`${path}/men`, `${levels} levels aboard '${row.craft}', which carries ${most}`);
    }
  });
  // A man under a wrong name is also missing: the same fault again.
  if (faults.any) return faults.list;
  const aboard = new Set(loading.craft.flatMap((row) => row.men));
  for (const id of men.keys())
    if (!aboard.has(id)) faults.add('/craft', `'${id}' is aboard no craft`);
  return faults.list;
}

interface Man {
  readonly unit: UnitRow;
  readonly type: CounterType;
}

function menOf(counters: CountersFile): Map<string, Man> {
  const types = new Map(counters.types.map((type) => [type.id, type]));
  const men = new Map<string, Man>();
  for (const unit of counters.units) {
    const type = types.get(unit.type);
    if (type?.start === 'aboard') men.set(unit.id, { unit, type });
  }
  return men;
}

function checkGroup(
  faults: Faults,
  path: string,
  man: UnitRow | undefined,
  craft: UnitRow | undefined,
): void {
  if (man?.group === undefined || craft?.group === undefined || man.group === craft.group) return;
  const reason = `'${man.id}' is of group ${man.group}, '${craft.id}' carries group ${craft.group}`;
  faults.add(path, reason);
}
