// 1.4, 7.3 Does raid.json make sense: every file named, one rising time a turn, limits in order?

import { didYouMean, type Fault, Faults, show } from '../../../../engine/shape/fault.ts';
import type { RaidFile } from '../../rules/raid-files.ts';
import { eachOnce } from './cover.ts';

export function senseOfRaid(raid: RaidFile, fileNames: readonly string[]): Fault[] {
  const faults = new Faults('raid');
  checkFiles(
    faults,
    raid.files,
    fileNames.filter((name) => name !== 'raid'),
  );
  checkClock(faults, raid);
  const { alarmAttack, alarmMax } = raid.limits;
  if (alarmAttack.value > alarmMax.value) {
    const reason = `${alarmAttack.value} is above the highest alarm, ${alarmMax.value}`;
    faults.add('/limits/alarmAttack/value', reason);
  }
  return faults.list;
}

function checkFiles(faults: Faults, listed: readonly string[], wanted: readonly string[]): void {
  listed.forEach((name, i) => {
    if (wanted.includes(name)) return;
    faults.add(`/files/${i}`, `no file ${show(name)}${didYouMean(name, wanted)}`);
  });
  eachOnce(
    faults,
    listed.map((name, i) => ({ path: `/files/${i}`, name })),
  );
  if (faults.any) return;
  for (const name of wanted) {
    if (!listed.includes(name)) faults.add('/files', `'${name}' is not listed`);
  }
}

function checkClock(faults: Faults, raid: RaidFile): void {
  const times = raid.clock.value;
  const turns = raid.turns.value;
  if (times.length !== turns) {
    faults.add('/clock/value', `${times.length} times for ${turns} turns`);
  }
  times.forEach((time, i) => {
    const before = times[i - 1];
    if (before !== undefined && time <= before) {
      faults.add(`/clock/value/${i}`, `'${time}' is not after '${before}'`);
    }
  });
}
