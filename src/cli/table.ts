// Tables for the terminal and for Markdown: the first column to the left, numbers to the right.

import type { Row } from '../engine/counting.ts';

export function table(head: Row, rows: readonly Row[]): string[] {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => lengthOf(row[i]))));
  const line = (row: Row): string =>
    row
      .map((cell, i) => pad(cell, widths[i] ?? 0, i === 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((w) => '─'.repeat(w)).join('  '), ...rows.map(line)];
}

export function markdownTable(head: Row, rows: readonly Row[]): string[] {
  const line = (row: Row): string => `| ${row.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)];
}

const lengthOf = (cell = ''): number => [...cell].length;

function pad(cell: string, width: number, left: boolean): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(cell)));
  return left ? cell + space : space + cell;
}
