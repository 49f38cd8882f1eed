// `raid log`: a replay told event by event, from the whole position after set-up, so that anyone who has the
// rulebook can check each result.

import { type Replay, type ReplayStep, runReplay } from '../../engine/replay.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { raidOn } from '../../systems/raid/rules/system.ts';
import { score } from '../../systems/raid/rules/victory.ts';
import { describeBoard } from '../../systems/raid/text/board.ts';
import type { Lang } from '../../systems/raid/text/catalogue.ts';
import { describeEvent } from '../../systems/raid/text/events.ts';
import { describePosition } from '../../systems/raid/text/position.ts';
import { describeScore } from '../../systems/raid/text/score.ts';
import { describeTrace, traceOf } from '../../systems/raid/text/trace.ts';
import type { Names } from '../../systems/raid/text/voice.ts';
import { oneOperand } from '../args.ts';
import { type BoardJson, boardJson } from '../board-json.ts';
import { type Args, type Command, Exit, type ExitCode, Failure } from '../command.ts';
import { eventJson, type Json } from '../named-json.ts';
import { type PositionJson, positionJson } from '../position.ts';
import { chosenLang, chosenNames, LANG, NAMES } from '../raids.ts';
import { openReplay, positionAt, refusalText } from '../replay-file.ts';
import { print } from '../terminal.ts';

/** The lines of `log --json`; data/schema/output/log.schema.json describes them. */
export type LogLine =
  | {
      readonly line: 'raid';
      readonly scenario: Replay['scenario'];
      readonly rules: string;
      readonly seed: string;
      readonly level: string;
      readonly events: boolean;
      readonly actions: number;
    }
  | { readonly line: 'board'; readonly board: BoardJson }
  | { readonly line: 'position'; readonly position: PositionJson }
  | {
      readonly line: 'action';
      readonly number: number;
      readonly turn: number;
      readonly action: string;
    }
  | {
      readonly line: 'event';
      readonly number: number; // of the action it belongs to
      readonly event: Json;
      readonly text: string;
    }
  | { readonly line: 'end'; readonly over: boolean; readonly position: PositionJson };

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
  step(step: ReplayStep<Scenario, RaidEvent>): void;
  end(last: ReturnType<typeof positionAt>, over: boolean): void;
}

function runLog(args: Args): ExitCode {
  const opened = openReplay(oneOperand(args, 'replay'));
  const { scenario, replay } = opened;
  const lang = chosenLang(args);
  const names = chosenNames(args, 'ids');
  const start = positionAt(opened, 0);
  const teller = args.switches.has('json')
    ? jsonTeller(scenario, replay, start, lang, names)
    : textTeller(scenario, replay, start, lang, names);
  teller.begin();
  const run = runReplay(raidOn(scenario), replay, (step) => teller.step(step));
  if (!run.ok) throw new Failure(refusalText(run));
  teller.end(run.position, run.over);
  return Exit.ok;
}

type Start = ReturnType<typeof positionAt>;

function jsonTeller(sc: Scenario, replay: Replay, start: Start, lang: Lang, names: Names): Teller {
  const tell = (line: LogLine): void => print(JSON.stringify(line));
  return {
    begin() {
      const { scenario, rules, seed, level, events } = replay;
      const actions = replay.actions.length;
      tell({ line: 'raid', scenario, rules, seed, level, events, actions });
      tell({ line: 'board', board: boardJson(sc) });
      tell({ line: 'position', position: positionJson(start) });
    },
    step({ index, turn, text: action, events }) {
      const number = index + 1;
      tell({ line: 'action', number, turn, action });
      for (const event of events) {
        const text = describeEvent(sc, event, lang, names);
        tell({ line: 'event', number, event: eventJson(sc, event), text });
      }
    },
    end: (last, over) => tell({ line: 'end', over, position: positionJson(last) }),
  };
}

function textTeller(sc: Scenario, replay: Replay, start: Start, lang: Lang, names: Names): Teller {
  return {
    begin() {
      const { scenario, rules, seed, level, events, actions } = replay;
      print(`${scenario.id} ${scenario.hash}, rules ${rules}, seed '${seed}', level ${level},`);
      print(`random events ${events ? 'on' : 'off'}, ${actions.length} actions`);
      print();
      for (const line of describeBoard(sc, lang, names)) print(line);
      print();
      for (const line of describePosition(start, lang, names, { reveal: true })) print(line);
    },
    step({ index, turn, text, events }) {
      print();
      print(`${index + 1}. (turn ${turn}) ${text}`);
      for (const event of events) {
        print(`   ${describeEvent(sc, event, lang, names)}`);
        const trace = traceOf(event);
        if (trace === undefined) continue;
        for (const line of describeTrace(sc, trace, lang, names)) print(`      ${line}`);
      }
    },
    end(last) {
      print();
      for (const line of describePosition(last, lang, names, { reveal: true })) print(line);
      print();
      for (const line of describeScore(sc, score(last), lang, names)) print(line);
    },
  };
}
