// The comparison as text.

import { medianOf, type Ratio, ratioOf, type Verdict, verdictOf } from './ratio.ts';
import type { Figure } from './turns.ts';

export interface Compared {
  readonly lines: readonly string[];
  readonly below: boolean; // whether any figure lies wholly below its floor
}

const MARKS: Readonly<Record<Verdict, string>> = {
  below: 'BELOW THE FLOOR',
  above: '',
  open: 'open: the floor lies within the interval',
};

/** The two names head the columns of medians. */
export function report(names: readonly [string, string], figures: readonly Figure[]): Compared {
  const verdicts = figures.map((figure) => verdictOf(ratioOf(figure), figure.floor));
  const head = ['median of', ...names, 'ratio', '95 % interval', 'floor', ''];
  const rows = figures.map((figure, i) => {
    const ratio = ratioOf(figure);
    const name = `${figure.name} (${figure.unit})`;
    const medians = [figure.ours, figure.theirs].map((values) => shown(medianOf(values)));
    const mark = MARKS[verdicts[i] ?? 'open'];
    return [name, ...medians, ratio.middle.toFixed(3), interval(ratio), String(figure.floor), mark];
  });
  return { lines: columns([head, ...rows]), below: verdicts.includes('below') };
}

const interval = ({ low, high }: Ratio): string => `${low.toFixed(3)} to ${high.toFixed(3)}`;
const shown = (value: number): string => value.toFixed(value < 100 ? 2 : 0);

/** The first and the last column begin where they begin, those between end where they end. */
function columns(rows: ReadonlyArray<readonly string[]>): string[] {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => (row[i] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return i === 0 || i === row.length - 1 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
