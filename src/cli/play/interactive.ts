// A raid played by somebody at the terminal, or by lines from a file: ask, read, carry out, tell.

import { createInterface } from 'node:readline';
import type { RaidSession } from '../../systems/raid/rules/session.ts';
import type { Voice } from '../../systems/raid/text/voice.ts';
import { actionLines, decisionJson } from '../decision-json.ts';
import { print } from '../terminal.ts';
import * as commands from './commands.ts';

type Run = (table: commands.Table, typed: string) => void;

/** By name: what it does, and whether it needs a word behind it. */
const NAMED: Readonly<Record<string, { readonly run: Run; readonly word?: boolean }>> = {
  help: { run: commands.tellHelp },
  odds: { run: commands.tellOddsOf, word: true },
  why: { run: commands.why },
  undo: { run: commands.undo },
  map: { run: commands.map },
  zones: { run: commands.zones },
  zone: { run: commands.zone, word: true },
  score: { run: commands.tellScore },
  save: { run: commands.save, word: true },
};

export async function playByHand(session: RaidSession, voice: Voice): Promise<void> {
  const reader = createInterface(
    process.stdin.isTTY
      ? { input: process.stdin, output: process.stdout, prompt: '> ' }
      : { input: process.stdin },
  );
  const prompt = (): void => {
    if (process.stdin.isTTY) reader.prompt();
  };
  ask(session, voice);
  prompt();
  for await (const line of reader) {
    const typed = line.trim();
    if (typed === 'quit') break;
    if (typed !== '' && answer(session, voice, typed)) ask(session, voice);
    prompt();
  }
  reader.close();
}

/** Carries out what was typed; true when the position may have changed. */
function answer(session: RaidSession, voice: Voice, typed: string): boolean {
  const table = { session, voice, actions: session.asked.actions };
  const [name = '', ...words] = typed.split(/\s+/);
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (named !== undefined && (named.word !== true || words.length > 0)) {
    named.run(table, words.join(' '));
    return name === 'undo';
  }
  const action = commands.orderIn(table, typed);
  if (action !== undefined) commands.giveOrder(table, action);
  return action !== undefined;
}

function ask(session: RaidSession, voice: Voice): void {
  const asked = decisionJson(session.position, voice.lang, voice.names);
  print();
  print(asked.text);
  for (const line of actionLines(asked)) print(line);
  if (session.over) commands.tellScore({ session, voice, actions: [] });
}
