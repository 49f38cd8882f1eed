// `raid show`: the position at a point of a replay, with the score, what is asked and what is legal.

import { score } from '../../systems/raid/rules/victory.ts';
import { describePosition } from '../../systems/raid/text/position.ts';
import { describeScore } from '../../systems/raid/text/score.ts';
import { oneOperand } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode } from '../command.ts';
import { actionLines, type DecisionJson, decisionJson } from '../decision-json.ts';
import { type PositionJson, positionJson } from '../position.ts';
import { chosenLang, chosenNames, LANG, NAMES } from '../raids.ts';
import { AT, chosenAt, openReplay, positionAt } from '../replay-file.ts';
import { print } from '../terminal.ts';

/** `show --json`; data/schema/output/show.schema.json describes it. */
export interface ShowJson {
  readonly scenario: string;
  readonly at: number;
  readonly actions: number;
  readonly position: PositionJson;
  readonly decision: DecisionJson;
}

export const show: Command = {
  name: 'show',
  summary: 'print the position at a point of a replay',
  usage: 'FILE [--at N] [--json] [--lang en|fr] [--names ids|names]',
  options: [
    AT,
    { name: 'json', text: 'print one JSON object (data/schema/output/show.schema.json)' },
    LANG,
    { ...NAMES, text: `${NAMES.text} (standard names)` },
  ],
  notes: ['FILE is a replay, a file with a link in it, the text of a link, or - for stdin.'],
  run: runShow,
};

function runShow(args: Args): ExitCode {
  const opened = openReplay(oneOperand(args, 'replay'));
  const { scenario, replay } = opened;
  const at = chosenAt(args, replay);
  const lang = chosenLang(args);
  const names = chosenNames(args, 'names');
  const state = positionAt(opened, at);
  const decision = decisionJson(state, lang, names);
  const actions = replay.actions.length;
  if (args.switches.has('json')) {
    const json: ShowJson = {
      ...{ scenario: scenario.id, at, actions },
      ...{ position: positionJson(state), decision },
    };
    print(JSON.stringify(json));
    return Exit.ok;
  }
  print(`After action ${at} of ${actions}.`);
  for (const line of describePosition(state, lang, names, { reveal: true })) print(line);
  print();
  for (const line of describeScore(scenario, score(state), lang, names)) print(line);
  print();
  print(decision.text);
  for (const line of actionLines(decision)) print(line);
  return Exit.ok;
}
