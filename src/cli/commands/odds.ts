// `raid odds`: the exact odds of an order at a point of a replay, from what the player can see there.

import type { Action } from '../../engine/system.ts';
import { odds as oddsOf } from '../../systems/raid/odds/odds.ts';
import { Do, doing, formatAction, parseAction } from '../../systems/raid/rules/actions.ts';
import { forbids, legalActions } from '../../systems/raid/rules/legal.ts';
import { cite } from '../../systems/raid/rules/rule.ts';
import type { RaidState } from '../../systems/raid/rules/state.ts';
import { describeAction, describeRefusal } from '../../systems/raid/text/action.ts';
import { Voice } from '../../systems/raid/text/voice.ts';
import { oneOperand } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Failure, Misuse } from '../command.ts';
import { type Json, oddsJson } from '../named-json.ts';
import { oddsLines } from '../odds-text.ts';
import { chosenLang, chosenNames, LANG, NAMES } from '../raids.ts';
import { AT, chosenAt, openReplay, positionAt } from '../replay-file.ts';
import { print } from '../terminal.ts';

/** `odds --json`; data/schema/output/odds.schema.json describes it. */
export interface OddsJson {
  readonly scenario: string;
  readonly at: number;
  readonly orders: ReadonlyArray<{ readonly action: string; readonly odds: Json }>;
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

const FIGHTS: readonly number[] = [Do.fire, Do.snipe, Do.assault, Do.goOn, Do.blow];

function runOdds(args: Args): ExitCode {
  const opened = openReplay(oneOperand(args, 'replay'));
  const { scenario, replay } = opened;
  const at = chosenAt(args, replay);
  const state = positionAt(opened, at);
  const voice = new Voice(scenario, chosenLang(args), chosenNames(args, 'names'));
  const words = args.values.get('action');
  const actions = words === undefined ? fightsIn(state) : [actionIn(voice, state, words)];
  if (args.switches.has('json')) {
    const orders = actions.map((action) => ({
      action: formatAction(scenario, action),
      odds: oddsJson(scenario, oddsNow(state, action)),
    }));
    const json: OddsJson = { scenario: scenario.id, at, orders };
    print(JSON.stringify(json));
    return Exit.ok;
  }
  if (actions.length === 0) print(`No fire or assault can be ordered after action ${at}.`);
  for (const action of actions) tellOdds(voice, state, action);
  return Exit.ok;
}

const fightsIn = (state: RaidState): Action[] =>
  legalActions(state, []).filter((action) => FIGHTS.includes(doing(action)));

function actionIn(voice: Voice, state: RaidState, words: string): Action {
  const action = parseAction(voice.scenario, words);
  if (typeof action !== 'number') throw new Misuse(`--action: ${action.fault}`);
  const rule = forbids(state, action);
  if (rule === null) return action;
  throw new Failure(describeRefusal(voice.scenario, action, cite(rule), voice.lang, voice.names));
}

function oddsNow(state: RaidState, action: Action) {
  const found = oddsOf(state, action);
  if (found === null) throw new Failure(`${formatAction(state.scenario, action)} is not legal`);
  return found;
}

export function tellOdds(voice: Voice, state: RaidState, action: Action): void {
  const { scenario, lang, names } = voice;
  print(`${formatAction(scenario, action)}: ${describeAction(scenario, action, lang, names)}`);
  for (const line of oddsLines(voice, oddsNow(state, action))) print(`  ${line}`);
}
