// Today's raid on the form of a new raid: what it is, and how the day stands at every level.

import { t } from '../../../words/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { levelName } from '../../shell/level-name.ts';
import { CopyLine } from './copy-line.tsx';
import { type DayResult, dayName } from './day-line.ts';
import './today.css';

export interface Today {
  readonly day: string;
  readonly results: readonly DayResult[]; // of the levels that have one
  readonly streak: number;
}

export function TodayPanel({ today }: { readonly today: Today }) {
  return (
    <div class="today">
      <p class="today__text">
        {t('day.what', { day: dayName(today.day) })}{' '}
        {today.streak > 0 && t('day.streak', { n: today.streak })}
      </p>
      {today.results.length > 0 && (
        <ul class="today__results">
          {today.results.map((result) => (
            <li key={result.level}>
              <p class="today__level">
                <Icon name="check" />{' '}
                {t('day.done', { level: levelName(result.level, result.battle) })}
              </p>
              <CopyLine result={result} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
