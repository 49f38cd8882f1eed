// The records of every level in one table: a row each, or a column each where nine columns would not fit.

import { locale, t } from '../../../words/index.ts';
import { Table } from '../../kit/charts/figure.tsx';
import { useWidth } from '../../kit/charts/use-width.ts';
import { levelName } from '../../shell/level-name.ts';
import type { Battle } from './battle.ts';
import type { LevelRecord } from './stats.ts';

const NARROW = 600; // px

export interface RecordTableProps {
  readonly battle: Battle;
  readonly records: readonly LevelRecord[];
}

export function RecordTable({ battle, records }: RecordTableProps) {
  const { box, width } = useWidth();
  const lines = [headsOf(battle), ...records.map((record) => cellsOf(battle, record))];
  const narrow = width < NARROW;
  const [heads = [], ...rows] = narrow ? turned(lines) : lines;
  return (
    <div class={narrow ? 'records__table records__table--narrow' : 'records__table'} ref={box}>
      <Table label={t('records.perLevel')} heads={heads.map(String)} rows={rows} />
    </div>
  );
}

type Line = ReadonlyArray<string | number>;

const headsOf = ({ game, face }: Battle): Line => [
  t('records.level'),
  t('records.raids'),
  ...game.system.outcomes.map(({ id }) => face.words.outcome(id)),
  t('records.best'),
  t('records.average'),
  t('records.streak'),
  t('records.bestStreak'),
  ...face.records.columns.map((column) => column.head()),
];

function cellsOf({ game, face }: Battle, record: LevelRecord): Line {
  const form = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  return [
    levelName(record.level),
    record.raids,
    ...game.system.outcomes.map(({ id }) => record.outcomes[id] ?? 0),
    form.format(record.best).replace('-', '−'),
    form.format(record.average).replace('-', '−'),
    record.streak,
    record.bestStreak,
    ...face.records.columns.map((column) => column.cell(record.facts)),
  ];
}

/** Rows become columns. */
const turned = ([first = [], ...others]: readonly Line[]): Line[] =>
  first.map((cell, i) => [cell, ...others.map((line) => line[i] ?? '')]);
