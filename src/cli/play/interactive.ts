// A game played by somebody at the terminal, or by lines from a file: ask, read, carry out, tell.

import { createInterface } from 'node:readline';
import { actionLines, decisionJson } from '../decision.ts';
import { print } from '../terminal.ts';
import { giveOrder, namedIn, orderIn, tellScore } from './commands.ts';
import type { Seat } from './seat.ts';

export async function playByHand(seat: Seat): Promise<void> {
  const reader = createInterface(
    process.stdin.isTTY
      ? { input: process.stdin, output: process.stdout, prompt: '> ' }
      : { input: process.stdin },
  );
  const prompt = (): void => {
    if (process.stdin.isTTY) reader.prompt();
  };
  ask(seat);
  prompt();
  for await (const line of reader) {
    const typed = line.trim();
    if (typed === 'quit') break;
    if (typed !== '' && answer(seat, typed)) ask(seat);
    prompt();
  }
  reader.close();
}

/** Carries out what was typed; true when the position may have changed. */
function answer(seat: Seat, typed: string): boolean {
  const [name = '', ...words] = typed.split(/\s+/);
  const commands = namedIn(seat.opened);
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (named !== undefined && (named.word !== true || words.length > 0)) {
    named.run(seat, words.join(' '));
    return name === 'undo';
  }
  const action = orderIn(seat, typed);
  if (action !== undefined) giveOrder(seat, action);
  return action !== undefined;
}

function ask(seat: Seat): void {
  const { session, voice } = seat;
  const asked = decisionJson(session.game, voice, session.position);
  print();
  print(asked.text);
  for (const line of actionLines(asked)) print(line);
  if (session.over) tellScore(seat);
}
