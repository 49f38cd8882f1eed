// What was counted of raids, as tables.

import type { CountedTable, Row } from '../../../engine/counting.ts';
import { percentText, type Share, shareText } from '../../../engine/statistics.ts';
import { type LevelSummary, OUTCOMES } from './summary.ts';

const NEVER: Share = { count: 0, share: 0, low: 0, high: 0 };
const oneDecimal = (value: number | null): string => (value === null ? '–' : value.toFixed(1));

export function countedTables(levels: readonly LevelSummary[]): CountedTable[] {
  const turns = Array.from({ length: levels[0]?.alarmByTurn.length ?? 0 }, (_, i) => `${i + 1}`);
  return [
    { head: ['', ...levels.map((l) => l.level)], rows: measureRows(levels) },
    {
      head: ['second gun by turn, %', ...turns],
      rows: levels.map((l) => [
        l.level,
        ...l.secondGun.byTurn.map((n) => percentText(n / l.raids)),
      ]),
    },
    {
      head: ['alarm at the end of turn', ...turns],
      rows: levels.map((l) => [l.level, ...l.alarmByTurn.map(oneDecimal)]),
    },
  ];
}

function measureRows(levels: readonly LevelSummary[]): Row[] {
  const row = (name: string, cell: (level: LevelSummary) => string): Row => [
    name,
    ...levels.map(cell),
  ];
  return [
    row('raids', (l) => String(l.raids)),
    ...OUTCOMES.map((outcome) =>
      row(outcome.replace('-', ' '), (l) => shareText(l.outcomes[outcome])),
    ),
    row('points, mean', (l) => `${l.points.mean.toFixed(2)} ± ${l.points.margin.toFixed(2)}`),
    row('points, median', (l) => oneDecimal(l.points.median)),
    row('points, least to most', (l) => `${l.points.least} to ${l.points.most}`),
    row('second gun destroyed', (l) => shareText(l.secondGun)),
    row('its turn, median', (l) => oneDecimal(l.secondGun.medianTurn)),
    row('its turn in total successes', (l) => oneDecimal(l.secondGun.medianTurnWon)),
    row('alarm below the attack, turn 3', (l) => shareText(l.quietByTurn[2] ?? NEVER)),
    row('telephone line cut', (l) => shareText(l.telephone)),
    row('flak guns and pillboxes, mean', (l) => l.means.strongpoints.toFixed(2)),
    row('commandos lost, mean', (l) => l.means.commandosLost.toFixed(2)),
    row('commandos left ashore, mean', (l) => l.means.commandosAshore.toFixed(2)),
    row('officers lost or left, mean', (l) => l.means.officersLost.toFixed(2)),
    row('craft lost, mean', (l) => l.means.craftLost.toFixed(2)),
    row('decisions, mean', (l) => l.means.decisions.toFixed(0)),
  ];
}
