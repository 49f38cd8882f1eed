// The records of every level in one table.

import { locale, t } from '../../i18n/index.ts';
import { levelName } from '../title.tsx';
import { Table } from './figure.tsx';
import { type LevelRecord, OUTCOMES } from './stats.ts';

export function RecordTable({ records }: { readonly records: readonly LevelRecord[] }) {
  const form = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  return (
    <Table
      label={t('records.perLevel')}
      heads={[
        t('records.level'),
        t('records.raids'),
        ...OUTCOMES.map((name) => t(`outcome.${name}`)),
        t('records.best'),
        t('records.average'),
        t('records.streak'),
        t('records.bestStreak'),
        t('records.quickest'),
      ]}
      rows={records.map((record) => [
        levelName(record.level),
        record.raids,
        ...OUTCOMES.map((name) => record.outcomes[name]),
        form.format(record.best).replace('-', '−'),
        form.format(record.average).replace('-', '−'),
        record.streak,
        record.bestStreak,
        record.quickest > 0 ? t('records.turn', { turn: record.quickest }) : '–',
      ])}
    />
  );
}
