// `raid show`: the position at a point of a replay, with the score, what is asked and what is legal.

import { oneOperand } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode } from '../command.ts';
import { actionLines, type DecisionJson, decisionJson } from '../decision.ts';
import { chosenVoice, LANG, NAMES } from '../games.ts';
import { AT, chosenAt, openReplay, positionAt } from '../replay-file.ts';
import { print } from '../terminal.ts';

/** `show --json`; data/schema/output/show.schema.json describes it for the raid. */
export interface ShowJson {
  readonly scenario: string;
  readonly at: number;
  readonly actions: number;
  readonly position: object;
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

async function runShow(args: Args): Promise<ExitCode> {
  const opened = await openReplay(oneOperand(args, 'replay'));
  const { game, terminal, replay } = opened;
  const at = chosenAt(args, replay);
  const voice = chosenVoice(args, opened, 'names');
  const position = positionAt(opened, at);
  const decision = decisionJson(game, voice, position);
  const actions = replay.actions.length;
  if (args.switches.has('json')) {
    const json: ShowJson = {
      ...{ scenario: game.scenario.id, at, actions },
      ...{ position: terminal.json.position(position), decision },
    };
    print(JSON.stringify(json));
    return Exit.ok;
  }
  print(`After action ${at} of ${actions}.`);
  for (const line of voice.position(position, true)) print(line);
  print();
  for (const line of voice.score(game.system.score(position))) print(line);
  print();
  print(decision.text);
  for (const line of actionLines(decision)) print(line);
  return Exit.ok;
}
