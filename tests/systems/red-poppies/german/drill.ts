// What the automaton answers on a drill map, in words, with the heading that decided.

import { choose, explain } from '../../../../src/systems/red-poppies/german/command.ts';
import { format } from '../../../../src/systems/red-poppies/rules/actions.ts';
import type { BattleFile } from '../../../../src/systems/red-poppies/rules/files.ts';
import type { Table } from '../drill.ts';

/** The order and its heading; both ways of asking must agree. */
export function answerOf(table: Table): string {
  const { action, why } = explain(table.s);
  if (choose(table.s) !== action) throw new Error('explained otherwise than chosen');
  return `${why.heading}: ${format(table.field, action)}`;
}

/** What each filter dropped, and the figures of those it compared, by candidate. */
export const dropped = (table: Table): (string | undefined)[] =>
  explain(table.s).why.traces.flatMap(({ candidates }) =>
    candidates.map(({ ruledOut }) => ruledOut?.rule.id),
  );

/** Lets the automaton go on until somebody else is asked; the dice in order. */
export function goesOn(table: Table, ...dice: Parameters<Table['do']>[1][]): Table {
  return table.do(format(table.field, choose(table.s)), ...dice);
}

export const zoned =
  (zones: Partial<BattleFile['zones']>, more: Partial<BattleFile> = {}) =>
  (file: BattleFile): Partial<BattleFile> => ({ zones: { ...file.zones, ...zones }, ...more });
