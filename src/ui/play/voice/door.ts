// The way to the command line and to what can be asked by a key: fetched when it is first wanted.

import { announce } from '../../kit/index.ts';
import { spoken } from '../../kit/messages.ts';
import type { Table } from '../table.ts';
import { line } from './line.ts';
import type { CommandName } from './understand.ts';

export async function ask(table: Table, question: CommandName): Promise<void> {
  if (question === 'repeat') return announce(spoken.peek().trim());
  const { Line, answerTo } = await import('./command-line.tsx');
  line.value = Line;
  await answerTo(table, question);
}

/** Opens it and puts the focus into it. */
export async function openLine(): Promise<void> {
  const { Line, focusLine } = await import('./command-line.tsx');
  line.value = Line;
  focusLine();
}
