// One line a level: what is looked at while values are tried out. Shares in %.

import type { Row } from '../../src/engine/counting.ts';
import { percentText } from '../../src/engine/statistics.ts';
import type { LevelSummary } from '../../src/systems/raid/counting/summary.ts';
import type { SecondActSummary } from '../second-act/summary.ts';

export interface TunedLevel {
  readonly counts: LevelSummary;
  readonly act: SecondActSummary;
}

const oneDecimal = (value: number | null): string => (value === null ? '–' : value.toFixed(1));
const NEVER = { share: 0 };

type Column = readonly [head: string, cell: (level: TunedLevel) => string];

const COLUMNS: readonly Column[] = [
  ['total', ({ counts }) => percentText(counts.outcomes['total-success'].share)],
  ['half', ({ counts }) => percentText(counts.outcomes['half-success'].share)],
  ['fail', ({ counts }) => percentText(counts.outcomes.failure.share)],
  ['points', ({ counts }) => oneDecimal(counts.points.mean)],
  ['2nd gun', ({ counts }) => percentText(counts.secondGun.share)],
  ['turn', ({ counts }) => oneDecimal(counts.secondGun.medianTurn)],
  ['won', ({ counts }) => oneDecimal(counts.secondGun.medianTurnWon)],
  ['quiet t3', ({ counts }) => percentText((counts.quietByTurn[2] ?? NEVER).share)],
  ['lost', ({ counts }) => oneDecimal(counts.means.commandosLost)],
  ['left', ({ counts }) => oneDecimal(counts.means.commandosAshore)],
  ['craft', ({ counts }) => counts.means.craftLost.toFixed(2)],
  ['strong', ({ counts }) => counts.means.strongpoints.toFixed(2)],
  ['idle', ({ act }) => percentText(act.idle.share)],
  ['own fire', ({ act }) => percentText(act.ownFire.share)],
  ['after', ({ act }) => percentText(act.ownFireAfter.share)],
  ['lost after', ({ act }) => oneDecimal(act.means.commandosLost)],
  ['craft after', ({ act }) => act.means.craftLost.toFixed(2)],
  ['open', ({ act }) => (act.open === null ? '–' : percentText(act.open.share))],
];

export const tunedHead: Row = ['', ...COLUMNS.map(([head]) => head)];

export const tunedRows = (levels: readonly TunedLevel[]): Row[] =>
  levels.map((level) => [level.counts.level, ...COLUMNS.map(([, cell]) => cell(level))]);
