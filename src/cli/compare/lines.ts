// What `raid compare` prints: where the two part, what either ordered there, and their points turn by turn.

import { partingOf } from '../../engine/parting.ts';
import { type Replay, replayAt, runReplay } from '../../engine/replay.ts';
import type { Action, Game } from '../../engine/system.ts';
import type { TerminalVoice } from '../../engine/terminal.ts';
import type { Values } from '../../words/message.ts';
import type { TerminalKey } from '../../words/shell/terminal.ts';
import { table } from '../table.ts';

export interface Told {
  readonly name: string;
  readonly replay: Replay;
}

type Say = (key: TerminalKey, values?: Values) => string;

export function compareLines(
  game: Game,
  voice: TerminalVoice,
  say: Say,
  a: Told,
  b: Told,
): string[] {
  const [one, two] = [a, b].map(({ replay }) => coursed(game, replay)) as [Coursed, Coursed];
  return [
    ...[a, b].map(({ name, replay }, i) =>
      say('parting.raid', { n: i + 1, name, ...ended(replay) }),
    ),
    '',
    ...partingLines(game, voice, say, [a, b], [one, two]),
    '',
    ...turnLines(say, one, two),
  ];
}

function ended({ result, actions }: Replay): Values {
  return { orders: actions.length, vp: result?.vp ?? '–', outcome: result?.outcome ?? '–' };
}

interface Coursed {
  readonly actions: readonly Action[];
  readonly points: ReadonlyMap<number, number>; // by turn, when it ended
}

function coursed(game: Game, replay: Replay): Coursed {
  const actions: Action[] = [];
  const points = new Map<number, number>();
  runReplay(game, replay, ({ action, turn, position }) => {
    actions.push(action);
    points.set(turn, game.system.score(position).vp);
  });
  return { actions, points };
}

function partingLines(
  game: Game,
  voice: TerminalVoice,
  say: Say,
  [a, b]: readonly [Told, Told],
  [one, two]: readonly [Coursed, Coursed],
): string[] {
  const parting = partingOf(
    { ...a.replay, actions: one.actions },
    { ...b.replay, actions: two.actions },
  );
  if (!('at' in parting)) return [say(`parting.${parting.kind}`)];
  const { at, kind } = parting;
  const longer = one.actions.length >= two.actions.length ? a : b;
  const shared = replayAt(game, longer.replay, at);
  const order = ({ actions }: Coursed): string => {
    const action = actions[at];
    return action === undefined ? say('parting.stops') : voice.action(action);
  };
  const { system } = game;
  return [
    say(`parting.${kind}`, { n: at, turn: shared.ok ? system.turn(shared.position) : '–' }),
    ...(shared.ok && !system.over(shared.position)
      ? [`  ${voice.question(shared.position, system.asked(shared.position))}`]
      : []),
    `  1  ${order(one)}`,
    `  2  ${order(two)}`,
  ];
}

function turnLines(say: Say, one: Coursed, two: Coursed): string[] {
  const turns = [...new Set([...one.points.keys(), ...two.points.keys()])].sort((x, y) => x - y);
  const cell = ({ points }: Coursed, turn: number): string => String(points.get(turn) ?? '–');
  return table(
    [say('parting.turn'), say('parting.points', { n: 1 }), say('parting.points', { n: 2 })],
    turns.map((turn) => [String(turn), cell(one, turn), cell(two, turn)]),
  );
}
