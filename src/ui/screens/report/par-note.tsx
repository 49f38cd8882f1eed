// Par of a level is reckoned one way only. A raid played the other way is told so, and what is the fairer measure.

import { type Par, parFor } from '../../../systems/raid/data/par.ts';
import { t } from '../../../words/index.ts';

export interface ParNoteProps {
  readonly par: Par | null;
  readonly seed: string;
  readonly level: string;
  readonly events: boolean; // of the raid
}

export function ParNote({ par, ...raid }: ParNoteProps) {
  const level = par === null ? null : parFor(par, raid).level;
  if (level === null || level.events === raid.events) return null;
  return <p class="report__note">{t(raid.events ? 'report.parOff' : 'report.parOn')}</p>;
}
