// Values for the first raid that keep the bands in trials (docs/raid/balance.md); not in its data yet.
//   npx tsx scripts/tune.ts --patch scripts/tune/trials/dieppe.mjs --seeds 1201..1500

import { entryZones, factors, germansUnder, link, markers, priceOfMen, zone } from './change.mjs';

export default function dieppe(files) {
  factors(files, 'heavy-gun', { assault: 3 });
  factors(files, 'flak', { assault: 1, moves: 1 });
  priceOfMen(files, -5, 4);
  entryZones(files, 'PHA RTB BOE LHA VAS RTE BMO SAI PSA STM'.split(' '));
  zone(files, 'LHA').marks = zone(files, 'LHA').marks.filter((mark) => mark !== 'B');
  zone(files, 'HS').marks.push('B');
  for (const [a, b] of ['RTB-HW', 'HN-H', 'HW-H', 'HT1-CAR'].map((pair) => pair.split('-'))) {
    link(files, a, b, 'fire');
  }
  link(files, 'CAR', 'BMS', null);
  markers(files, { 'A-wire': 1, 'A-infantry-mg': 4, 'B-wire': 5 });
  markers(files, { 'B-infantry2-officer': 0, 'B-infantry-mg': 0, 'B-infantry2-mg-officer': 0 });
  germansUnder(files, 'B-mg2', { machineGuns: 2 });
  germansUnder(files, 'B-infantry-mg-officer', { infantry: 1, machineGuns: 1, officers: 1 });
  seventhMachineGun(files.counters);
}

/** The markers need seven: one infantry counter of the garrison becomes a machine gun. */
function seventhMachineGun({ types, units }) {
  for (const { id, number } of types) {
    if (id === 'garrison-infantry') number.value -= 1;
    if (id === 'garrison-machine-gun') number.value += 1;
  }
  units.splice(
    units.findLastIndex(({ type }) => type === 'garrison-infantry'),
    1,
  );
  const last = units.findLastIndex(({ type }) => type === 'garrison-machine-gun');
  const names = { en: 'Machine gun 7', fr: 'Mitrailleuse 7' };
  units.splice(last + 1, 0, { id: 'GM7', type: 'garrison-machine-gun', ...names });
}
