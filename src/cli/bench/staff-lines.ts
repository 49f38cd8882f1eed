// The speed of the staff officer as text, for the terminal and for the measurement in a browser.

import { GOOD_ENOUGH, type StaffSpeed } from '../../staff/speed.ts';
import { table } from '../table.ts';
import { round } from './round.ts';

export function staffLines({ threads, playouts, review }: StaffSpeed): string[] {
  const good = `±${100 * GOOD_ENOUGH} %`;
  const head = ['playouts', 'one core/s', `${threads} at once/s`, 'scaling', `s to ${good}`];
  const rows = playouts.map((p) => [
    `from the ${p.from}`,
    round(p.onePerSecond),
    round(p.allPerSecond),
    round(p.scaling),
    round(p.secondsToAnswer),
    round(p.longestSeconds),
    round(p.playoutsToAnswer),
  ]);
  const lines = table([...head, 'longest', 'playouts to it'], rows);
  if (review === null) return lines;
  const { budget, actions, seconds } = review;
  return [
    ...lines,
    '',
    `A full review (${budget}) of a raid of ${actions} actions takes ${round(seconds)} s.`,
  ];
}
