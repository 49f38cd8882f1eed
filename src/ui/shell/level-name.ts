// The names of the levels, in the language of the moment.

import { t } from '../../words/index.ts';

const LEVELS = ['basic', 'green', 'hardened', 'seasoned'] as const;

/** A level's name; an unknown one keeps its id. */
export function levelName(id: string): string {
  const known = LEVELS.find((level) => level === id);
  return known === undefined ? id : t(`level.${known}`);
}
