// The second act of several levels as rows of a table.

import type { Row } from '../../src/engine/counting.ts';
import { percentText, type Share, shareText } from '../../src/engine/statistics.ts';
import type { GermanLosses } from '../../src/systems/raid/counting/second-act.ts';
import type { SecondActSummary } from './summary.ts';

const orDash = <T>(value: T | null, say: (value: T) => string): string =>
  value === null ? '–' : say(value);

/** 'own fire / British fire / assault', a raid. */
const causes = ({ ownFire, britishFire, assault }: GermanLosses, raids: number): string =>
  [ownFire, britishFire, assault].map((n) => (n / Math.max(1, raids)).toFixed(1)).join(' / ');

const distribution = (shares: readonly number[]): string => shares.map(percentText).join(' / ');

export function secondActRows(levels: readonly SecondActSummary[]): Row[] {
  const row = (name: string, cell: (level: SecondActSummary) => string): Row => [
    name,
    ...levels.map(cell),
  ];
  const shares = (name: string, of: (level: SecondActSummary) => Share): Row =>
    row(name, (l) => shareText(of(l)));
  return [
    shares('last gun falls', (l) => l.fallen),
    row('outcome open when it falls', (l) => orDash(l.open, shareText)),
    row('total / half / failure from there, %', (l) => orDash(l.distribution, distribution)),
    row('German phases with British ashore', (l) => String(l.phases)),
    shares('idle: no German fires or comes nearer', (l) => l.idle),
    shares('German losses by their own missed fire, whole raid', (l) => l.ownFire),
    row('a raid: own fire / British fire / assault', (l) => causes(l.losses, l.raids)),
    shares('the same after the last gun', (l) => l.ownFireAfter),
    row('a raid: own fire / British fire / assault, after it', (l) =>
      causes(l.lossesAfter, l.fallen.count),
    ),
    row('craft lost after it, mean', (l) => l.means.craftLost.toFixed(2)),
    row('commandos lost after it, mean', (l) => l.means.commandosLost.toFixed(2)),
    row('commandos left ashore, mean', (l) => l.means.commandosAshore.toFixed(2)),
    row('last embarkation, median turn', (l) => orDash(l.lastEmbarked, (turn) => turn.toFixed(1))),
    shares('over by 4a, before the last turn is', (l) => l.early),
  ];
}

/** How long it took, for whoever plans a longer run. */
export const speedRows = (levels: readonly SecondActSummary[]): Row[] => [
  ['core seconds a raid', ...levels.map(({ speed }) => speed.raid.toFixed(2))],
  ['core seconds a raid played on', ...levels.map(({ speed }) => speed.again.toFixed(2))],
];
