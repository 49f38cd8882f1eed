// The losses of one kind of counter in words: '2 lost, 1 reduced'.

import type { Values } from '../../../../words/index.ts';
import { t } from '../../screen-words/t.ts';
import type { LossLine } from './losses.ts';

const COLUMNS = ['lost', 'reduced', 'ashore', 'captured'] as const;

export function lossFigures(line: LossLine): string {
  return COLUMNS.filter((column) => line[column] > 0)
    .map((column) => t(`report.${column}`, { n: line[column] }))
    .join(', ');
}

/** The kind of counter; heavy guns are called what the battle's card calls them. */
export const kindWords = ({ kind }: LossLine, names: Values): string => t(`kind.${kind}`, names);
