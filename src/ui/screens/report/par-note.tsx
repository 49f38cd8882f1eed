// Par of a level is reckoned one way only. A battle played the other way is told so, and what is the fairer measure.

import type { Options } from '../../../engine/course.ts';
import { hasOptional } from '../../../engine/optional-rules.ts';
import type { LevelPar } from '../../../engine/par.ts';
import { t } from '../../../words/index.ts';

export interface ParNoteProps {
  readonly level: LevelPar | null;
  readonly game: Pick<Options, 'events' | 'optional'>;
}

export function ParNote({ level, game }: ParNoteProps) {
  if (level === null) return null;
  const { events } = game;
  return (
    <>
      {level.events !== events && (
        <p class="report__note">{t(events ? 'report.parOff' : 'report.parOn')}</p>
      )}
      {hasOptional(game) && <p class="report__note">{t('report.parPlain')}</p>}
    </>
  );
}
