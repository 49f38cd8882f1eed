// `raid odds`: the exact odds of an order at a point of a replay, from what the player can see there.

import type { Position } from '../../engine/position.ts';
import type { Action, Game } from '../../engine/system.ts';
import type { TerminalVoice } from '../../engine/terminal.ts';
import { oneOperand } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Failure, Misuse } from '../command.ts';
import { chosenVoice, LANG, NAMES } from '../games.ts';
import { AT, chosenAt, openReplay, positionAt } from '../replay-file.ts';
import { print } from '../terminal.ts';

/** `odds --json`; data/schema/output/odds.schema.json describes it for the raid. */
export interface OddsJson {
  readonly scenario: string;
  readonly at: number;
  readonly orders: ReadonlyArray<{ readonly action: string; readonly odds: object }>;
}

export const odds: Command = {
  name: 'odds',
  summary: 'exact odds of an order at a point of a replay',
  usage: 'FILE [--at N] [--action "fire HT1"] [--json] [--lang en|fr] [--names ids|names]',
  options: [
    AT,
    { name: 'action', value: 'WORDS', text: 'one order (standard: every fire and assault there)' },
    { name: 'json', text: 'print one JSON object (data/schema/output/odds.schema.json)' },
    LANG,
    { ...NAMES, text: `${NAMES.text} (standard names)` },
  ],
  notes: ['Odds know what the player can see: neither hidden markers nor the dice to come.'],
  run: runOdds,
};

async function runOdds(args: Args): Promise<ExitCode> {
  const opened = await openReplay(oneOperand(args, 'replay'));
  const { game, terminal, replay } = opened;
  const at = chosenAt(args, replay);
  const position = positionAt(opened, at);
  const voice = chosenVoice(args, opened, 'names');
  const words = args.values.get('action');
  const actions =
    words === undefined ? terminal.fights(position) : [actionIn(game, voice, position, words)];
  if (args.switches.has('json')) {
    const orders = actions.map((action) => ({
      action: game.system.format(game.scenario, action),
      odds: terminal.json.odds(position, action),
    }));
    const json: OddsJson = { scenario: game.scenario.id, at, orders };
    print(JSON.stringify(json));
    return Exit.ok;
  }
  if (actions.length === 0) print(`No fire or assault can be ordered after action ${at}.`);
  for (const action of actions) tellOdds(game, voice, position, action);
  return Exit.ok;
}

function actionIn(
  { system, scenario }: Game,
  voice: TerminalVoice,
  position: Position,
  words: string,
): Action {
  const action = system.parse(scenario, words);
  if (typeof action !== 'number') throw new Misuse(`--action: ${action.fault}`);
  const rule = system.forbids(position, action);
  if (rule === null) return action;
  throw new Failure(voice.refusal(action, rule));
}

/** The odds of a legal order. */
export function tellOdds(
  { system, scenario }: Game,
  voice: TerminalVoice,
  position: Position,
  action: Action,
): void {
  print(`${system.format(scenario, action)}: ${voice.action(action)}`);
  for (const line of voice.odds(position, action)) print(`  ${line}`);
}
