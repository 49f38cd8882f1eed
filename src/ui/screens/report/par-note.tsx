// Par of a level is reckoned one way only. A battle played the other way is told so, and what is the fairer measure.

import type { LevelPar } from '../../../engine/par.ts';
import { t } from '../../../words/index.ts';

export interface ParNoteProps {
  readonly level: LevelPar | null;
  readonly events: boolean; // of the battle
}

export function ParNote({ level, events }: ParNoteProps) {
  if (level === null || level.events === events) return null;
  return <p class="report__note">{t(events ? 'report.parOff' : 'report.parOn')}</p>;
}
