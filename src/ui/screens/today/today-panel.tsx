// Today's raid on the form of a new raid: what it is, and how the day stands at every level.

import type { ComponentChildren } from 'preact';
import { t } from '../../../words/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { levelName } from '../../shell/level-name.ts';
import { type DayResult, dayName } from './day-line.ts';
import './today.css';

/** What came of a level today. */
export interface TodayResult extends DayResult {
  readonly id: string; // of the raid that counts
}

export interface Today {
  readonly day: string;
  readonly results: readonly TodayResult[]; // of the levels that have one
  readonly streak: number;
}

export interface TodayPanelProps {
  readonly today: Today;
  readonly card: (result: TodayResult) => ComponentChildren;
}

export function TodayPanel({ today, card }: TodayPanelProps) {
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
              {card(result)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
