// On the report of a day's raid: whose day it was, whether this try counts, and its card or, of earlier rules, its line.

import type { ComponentChildren } from 'preact';
import { t } from '../../../words/index.ts';
import { Badge } from '../../kit/badge.tsx';
import { CopyLine } from './copy-line.tsx';
import { type DayResult, dayLine, dayName } from './day-line.ts';
import './today.css';

export interface DayNoteProps {
  readonly result: DayResult;
  readonly counts: boolean; // the first finished try of its day
  readonly streak: number; // days in a row
  readonly card?: ComponentChildren; // in the place of the line
}

export function DayNote({ result, counts, streak, card }: DayNoteProps) {
  return (
    <section class="day-note" aria-label={t('day.title')}>
      <p class="day-note__head">
        <Badge icon="sun" tone={counts ? 'blue' : 'plain'}>
          {t('day.of', { day: dayName(result.day) })}
        </Badge>{' '}
        {t(counts ? 'day.counts' : 'day.again')}{' '}
        {counts && streak > 1 && t('day.streak', { n: streak })}
      </p>
      {counts && (card ?? <CopyLine text={dayLine(result)} />)}
    </section>
  );
}
