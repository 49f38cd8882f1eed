// The losses of one kind of counter in words: '2 lost, 1 reduced'.

import { t } from '../../../../words/index.ts';
import type { LossLine } from './losses.ts';

const COLUMNS = ['lost', 'reduced', 'ashore', 'captured'] as const;

export function lossFigures(line: LossLine): string {
  return COLUMNS.filter((column) => line[column] > 0)
    .map((column) => t(`report.${column}`, { n: line[column] }))
    .join(', ');
}
