// What of a battle's files decides play, as one text to be hashed: words, drawing and provenance may change under a
// replay.

import type { BattleFile } from './files.ts';

const NOT_PLAY = new Set([
  'en',
  'fr',
  'title',
  'short',
  'card',
  'clock',
  'briefing',
  'report',
  'basis',
]);

export const playText = (file: BattleFile): string => canonical(file);

/** JSON whose fields lie in the order of their names, without what does not decide play. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([name, field]) => field !== undefined && !NOT_PLAY.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `"${name}":${canonical(field)}`).join()}}`;
}
