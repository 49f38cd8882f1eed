// The records of every level in one table: a row each, or a column each where nine columns would not fit.

import { locale, t } from '../../../words/index.ts';
import { useWidth } from '../../kit/charts/use-width.ts';
import { levelName } from '../../shell/level-name.ts';
import { Table } from './figure.tsx';
import { type LevelRecord, OUTCOMES } from './stats.ts';

const NARROW = 600; // px

export function RecordTable({ records }: { readonly records: readonly LevelRecord[] }) {
  const { box, width } = useWidth();
  const lines = [headsOf(), ...records.map(cellsOf)];
  const narrow = width < NARROW;
  const [heads = [], ...rows] = narrow ? turned(lines) : lines;
  return (
    <div class={narrow ? 'records__table records__table--narrow' : 'records__table'} ref={box}>
      <Table label={t('records.perLevel')} heads={heads.map(String)} rows={rows} />
    </div>
  );
}

type Line = ReadonlyArray<string | number>;

const headsOf = (): Line => [
  t('records.level'),
  t('records.raids'),
  ...OUTCOMES.map((name) => t(`outcome.${name}`)),
  t('records.best'),
  t('records.average'),
  t('records.streak'),
  t('records.bestStreak'),
  t('records.quickest'),
];

function cellsOf(record: LevelRecord): Line {
  const form = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  return [
    levelName(record.level),
    record.raids,
    ...OUTCOMES.map((name) => record.outcomes[name]),
    form.format(record.best).replace('-', '−'),
    form.format(record.average).replace('-', '−'),
    record.streak,
    record.bestStreak,
    record.quickest > 0 ? t('records.turn', { turn: record.quickest }) : '–',
  ];
}

/** Rows become columns. */
const turned = ([first = [], ...others]: readonly Line[]): Line[] =>
  first.map((cell, i) => [cell, ...others.map((line) => line[i] ?? '')]);
