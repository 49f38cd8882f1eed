// Reliability: of the positions called so, how many were won.

import { markdownTable } from '../../src/cli/table.ts';
import { share } from '../../src/engine/statistics.ts';

export interface Call {
  readonly called: number; // 0 to 1
  readonly won: boolean;
}

const BINS = 10;

/** Brier: the mean square of what was called less what came; 0 is perfect, and `plain` is always calling the average. */
export function brier(calls: readonly Call[]): { readonly score: number; readonly plain: number } {
  const n = Math.max(1, calls.length);
  const won = calls.filter((call) => call.won).length / n;
  const sum = calls.reduce((total, c) => total + (c.called - (c.won ? 1 : 0)) ** 2, 0);
  return { score: sum / n, plain: won * (1 - won) };
}

/** Tenths of the called chance, 100 % among the last. */
export function byTenth(calls: readonly Call[]): Call[][] {
  const bins = Array.from({ length: BINS }, (): Call[] => []);
  for (const call of calls) bins[Math.min(BINS - 1, Math.floor(call.called * BINS))]?.push(call);
  return bins;
}

export function reliabilityLines(what: string, calls: readonly Call[]): string[] {
  const rows = byTenth(calls).map((bin, i) => {
    const told = share(bin.filter(({ won }) => won).length, bin.length);
    const mean = bin.reduce((sum, { called }) => sum + called, 0) / Math.max(1, bin.length);
    const range = `${(100 * i) / BINS}–${(100 * (i + 1)) / BINS} %`;
    if (bin.length === 0) return [range, '0', '–', '–', '–'];
    const interval = `${percent(told.low)}–${percent(told.high)}`;
    return [range, String(bin.length), percent(mean), percent(told.share), interval];
  });
  const { score, plain } = brier(calls);
  return [
    ...markdownTable([what, 'positions', 'called on average', 'came', '95 % interval'], rows),
    '',
    `Brier score ${score.toFixed(4)}; always calling the average would score ${plain.toFixed(4)}.`,
  ];
}

const percent = (part: number): string => (100 * part).toFixed(1);

const ENOUGH = 30; // positions in a row before it is judged

/** How many rows with enough positions lie outside their intervals, and by how much at most. */
export function outsideLine(tables: ReadonlyArray<readonly Call[]>): string {
  const rows = tables.flatMap(byTenth).filter((bin) => bin.length >= ENOUGH);
  const off = rows.map((bin) => {
    const mean = bin.reduce((sum, { called }) => sum + called, 0) / bin.length;
    const { low, high } = share(bin.filter(({ won }) => won).length, bin.length);
    return Math.max(0, low - mean, mean - high);
  });
  const outside = off.filter((by) => by > 0).length;
  const most = (100 * Math.max(0, ...off)).toFixed(1);
  return `Of ${rows.length} rows with ${ENOUGH} positions or more, ${outside} lie outside their intervals, by ${most} points at most.`;
}
