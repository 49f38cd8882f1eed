// 11.2b The lines of a round in words: who faces whom, and who stands behind.

import type { ColumnLine } from '../rules/events.ts';
import type { Unit } from '../rules/types.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

export const columnLines = (voice: Voice, event: Told<'columns'>): string[] =>
  event.lines.map((line, i) => columnLineText(voice, line, i + 1));

function columnLineText(voice: Voice, columns: ColumnLine, line: number): string {
  return voice.say('columns.line', {
    line,
    british: backedText(voice, columns.british, columns.supporters),
    german: backedText(voice, columns.german, columns.germanSupporters),
  });
}

function backedText(voice: Voice, unit: Unit, supporters: readonly Unit[]): string {
  if (supporters.length === 0) return voice.unit(unit);
  return voice.say('columns.behind', {
    unit: voice.unit(unit),
    supporters: voice.units(supporters),
  });
}
