// The share of each outcome at every level, as bars that lie down.

import { t } from '../../../words/index.ts';
import { Figure } from '../../kit/charts/figure.tsx';
import { gradeOf } from '../../sheet/outcome.ts';
import { levelName } from '../../shell/level-name.ts';
import type { Battle } from './battle.ts';
import type { LevelRecord } from './stats.ts';

export interface OutcomeChartProps {
  readonly battle: Battle;
  readonly records: readonly LevelRecord[];
}

export function OutcomeChart({ battle, records }: OutcomeChartProps) {
  const { face } = battle;
  const { outcomes } = battle.game.system;
  const look = (id: string) => `share__part--${gradeOf(outcomes, id)}`;
  return (
    <Figure
      shape="tall"
      title={t('records.outcomes')}
      heads={[t('records.level'), ...outcomes.map(({ id }) => face.words.outcome(id))]}
      rows={records.map((record) => [
        levelName(record.level),
        ...outcomes.map(({ id }) => record.outcomes[id] ?? 0),
      ])}
    >
      <div class="shares" role="img" aria-label={t('records.outcomesChart')}>
        {records.map((record) => (
          <div key={record.level} class="share">
            <span class="share__name">{levelName(record.level)}</span>
            <span class="share__bar">
              {outcomes
                .filter(({ id }) => (record.outcomes[id] ?? 0) > 0)
                .map(({ id }) => (
                  <span
                    key={id}
                    class={`share__part ${look(id)}`}
                    style={{ flexGrow: record.outcomes[id] }}
                  >
                    {record.outcomes[id]}
                  </span>
                ))}
            </span>
          </div>
        ))}
      </div>
      <p class="legend" aria-hidden="true">
        {outcomes.map(({ id }) => (
          <span key={id} class="legend__entry">
            <span class={`legend__mark ${look(id)}`} />
            {face.words.outcome(id)}
          </span>
        ))}
      </p>
    </Figure>
  );
}
