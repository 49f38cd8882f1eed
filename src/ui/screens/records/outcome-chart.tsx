// The share of each outcome at every level, as bars that lie down.

import { t } from '../../../words/index.ts';
import { levelName } from '../../shell/level-name.ts';
import { Figure } from './figure.tsx';
import { type LevelRecord, OUTCOMES } from './stats.ts';

export function OutcomeChart({ records }: { readonly records: readonly LevelRecord[] }) {
  return (
    <Figure
      shape="tall"
      title={t('records.outcomes')}
      heads={[t('records.level'), ...OUTCOMES.map((name) => t(`outcome.${name}`))]}
      rows={records.map((record) => [
        levelName(record.level),
        ...OUTCOMES.map((name) => record.outcomes[name]),
      ])}
    >
      <div class="shares" role="img" aria-label={t('records.outcomesChart')}>
        {records.map((record) => (
          <div key={record.level} class="share">
            <span class="share__name">{levelName(record.level)}</span>
            <span class="share__bar">
              {OUTCOMES.filter((name) => record.outcomes[name] > 0).map((name) => (
                <span
                  key={name}
                  class={`share__part share__part--${name}`}
                  style={{ flexGrow: record.outcomes[name] }}
                >
                  {record.outcomes[name]}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <p class="legend" aria-hidden="true">
        {OUTCOMES.map((name) => (
          <span key={name} class="legend__entry">
            <span class={`legend__mark share__part--${name}`} />
            {t(`outcome.${name}`)}
          </span>
        ))}
      </p>
    </Figure>
  );
}
