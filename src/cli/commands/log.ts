// `raid log`: a replay told event by event, from the whole position after set-up, so that anyone who has the
// rulebook can check each result.

import { optionalPart } from '../../engine/optional-rules.ts';
import type { Position } from '../../engine/position.ts';
import { type Replay, type ReplayStep, runReplay } from '../../engine/replay.ts';
import type { TerminalVoice } from '../../engine/terminal.ts';
import { oneOperand } from '../args.ts';
import { type Args, type Command, Exit, type ExitCode, Failure } from '../command.ts';
import { chosenVoice, LANG, NAMES } from '../games.ts';
import { type OpenReplay, openReplay, positionAt, refusalText } from '../replay-file.ts';
import { print } from '../terminal.ts';

/** The lines of `log --json`; data/schema/output/log.schema.json describes them for the raid. */
export type LogLine<Board = object, Held = object> =
  | {
      readonly line: 'raid';
      readonly system?: string; // of any but the first
      readonly scenario: Replay['scenario'];
      readonly rules: string;
      readonly seed: string;
      readonly level: string;
      readonly events: boolean;
      readonly optional?: readonly string[]; // only where there are some
      readonly actions: number;
    }
  | { readonly line: 'board'; readonly board: Board }
  | { readonly line: 'position'; readonly position: Held }
  | {
      readonly line: 'action';
      readonly number: number;
      readonly turn: number;
      readonly action: string;
    }
  | {
      readonly line: 'event';
      readonly number: number; // of the action it belongs to
      readonly event: object;
      readonly text: string;
    }
  | { readonly line: 'end'; readonly over: boolean; readonly position: Held };

export const log: Command = {
  name: 'log',
  summary: 'tell a replay event by event, with every die, sum and German reason',
  usage: 'FILE [--json] [--lang en|fr] [--names ids|names]',
  options: [
    { name: 'json', text: 'JSON Lines instead of text (data/schema/output/log.schema.json)' },
    LANG,
    { ...NAMES, text: `${NAMES.text} (standard ids)` },
  ],
  notes: ['FILE is a replay, a file with a link in it, the text of a link, or - for stdin.'],
  run: runLog,
};

interface Teller {
  begin(): void;
  step(step: ReplayStep): void;
  end(last: Position, over: boolean): void;
}

async function runLog(args: Args): Promise<ExitCode> {
  const opened = await openReplay(oneOperand(args, 'replay'));
  const voice = chosenVoice(args, opened, 'ids');
  const start = positionAt(opened, 0);
  const teller = args.switches.has('json')
    ? jsonTeller(opened, voice, start)
    : textTeller(opened, voice, start);
  teller.begin();
  const run = runReplay(opened.game, opened.replay, (step) => teller.step(step));
  if (!run.ok) throw new Failure(refusalText(run, opened.replay));
  teller.end(run.position, run.over);
  return Exit.ok;
}

function jsonTeller(
  { game, terminal, replay }: OpenReplay,
  voice: TerminalVoice,
  start: Position,
): Teller {
  const tell = (line: LogLine): void => print(JSON.stringify(line));
  const { board, position, event: eventJson } = terminal.json;
  return {
    begin() {
      const { system, scenario, rules, seed, level, events } = replay;
      const named = system === undefined ? {} : { system };
      const actions = replay.actions.length;
      const chosen = { level, events, ...optionalPart(replay) };
      tell({ line: 'raid', ...named, scenario, rules, seed, ...chosen, actions });
      tell({ line: 'board', board: board(game.scenario) });
      tell({ line: 'position', position: position(start) });
    },
    step({ index, turn, text: action, events }) {
      const number = index + 1;
      tell({ line: 'action', number, turn, action });
      for (const event of events) {
        const text = voice.event(event);
        tell({ line: 'event', number, event: eventJson(game.scenario, event), text });
      }
    },
    end: (last, over) => tell({ line: 'end', over, position: position(last) }),
  };
}

function textTeller({ game, replay }: OpenReplay, voice: TerminalVoice, start: Position): Teller {
  return {
    begin() {
      const { scenario, rules, seed, level, events, optional = [], actions } = replay;
      print(`${scenario.id} ${scenario.hash}, rules ${rules}, seed '${seed}', level ${level},`);
      const more = optional.length === 0 ? '' : `optional rules ${optional.join(', ')}, `;
      print(`random events ${events ? 'on' : 'off'}, ${more}${actions.length} actions`);
      print();
      for (const line of voice.board()) print(line);
      print();
      for (const line of voice.position(start, true)) print(line);
    },
    step({ index, turn, text, events }) {
      print();
      print(`${index + 1}. (turn ${turn}) ${text}`);
      for (const event of events) {
        print(`   ${voice.event(event)}`);
        for (const line of voice.why(event) ?? []) print(`      ${line}`);
      }
    },
    end(last) {
      print();
      for (const line of voice.position(last, true)) print(line);
      print();
      for (const line of voice.score(game.system.score(last))) print(line);
    },
  };
}
