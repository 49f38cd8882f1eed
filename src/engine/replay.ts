// Replays: a raid is its data, seed, options and actions, so it can be written down, run again and checked.
// Running one again names the first thing in it that does not come out as it was played.

import type { Branch, Course } from './course.ts';
import { copy, type GameData, hasLevel, type Position } from './position.ts';
import {
  FIRST_SYSTEM,
  Form,
  Limit,
  plain,
  REPLAY_FORMAT,
  type Replay,
  type ReplayExtras,
  type ReplayResult,
  ReplayVersion,
  systemOf,
} from './replay-format.ts';
import { Rerun } from './rerun.ts';
import type { Rule } from './rule.ts';
import type { Action, Game } from './system.ts';
import type { Told } from './told.ts';

export type { Replay, ReplayExtras, ReplayResult } from './replay-format.ts';
export { replayText } from './replay-format.ts';
export { parseReplay, type ReplayFault, replayFaultText } from './replay-parse.ts';

/** One action of a replay, carried out. */
export interface ReplayStep<S extends GameData = GameData, E extends Told = Told> {
  readonly index: number; // of the action
  readonly turn: number; // it was taken in
  readonly action: Action;
  readonly text: string;
  readonly events: readonly E[];
  readonly position: Position<S>; // after it; the visitor's to keep
}

export interface Verified<S extends GameData = GameData> {
  readonly ok: true;
  readonly position: Position<S>; // after the last action
  readonly over: boolean;
}

/** The first thing that is not as it was played. */
export interface ReplayRefusal {
  readonly ok: false;
  readonly kind:
    | 'system'
    | 'rules'
    | 'scenario'
    | 'level'
    | 'action'
    | 'trailing'
    | 'turn'
    | 'result';
  readonly path: string; // a JSON pointer into the replay
  readonly reason: string;
  readonly index?: number; // of the action it shows at
  readonly turn?: number;
  readonly text?: string; // of that action
  readonly rule?: Rule; // that refuses it
}

/** Writes a game down. The actions must be legal and the texts within their limits; else it throws. */
export function makeReplay<S extends GameData, E extends Told>(
  game: Game<S, E>,
  options: Course,
  actions: readonly Action[],
  extras: ReplayExtras = {},
): Replay {
  checkTexts(options, actions, extras);
  const { system, scenario } = game;
  const rerun = new Rerun(game, options);
  const words: string[] = [];
  for (const action of actions) {
    const text = system.format(scenario, action);
    const rule = system.forbids(rerun.position, action);
    if (rule !== null) {
      throw new RangeError(`action ${words.length} '${text}' is not allowed (rule ${rule.id})`);
    }
    rerun.run(action, null);
    words.push(text);
  }
  return writeDown(rerun, options, words, extras);
}

/** The replay of a game that has been run to where it is written down. */
export function writeDown<S extends GameData, E extends Told>(
  rerun: Rerun<S, E>,
  options: Course,
  actions: readonly string[],
  extras: ReplayExtras,
): Replay {
  const { scenario } = rerun.position;
  const { id, version } = rerun.system;
  return {
    format: REPLAY_FORMAT,
    ...(id === FIRST_SYSTEM
      ? { version: ReplayVersion.first }
      : { version: ReplayVersion.named, system: id }),
    rules: version,
    scenario: { id: scenario.id, hash: scenario.hash },
    seed: options.seed,
    level: options.level,
    events: options.events,
    ...(options.branches?.length ? { branches: options.branches } : {}),
    actions,
    turns: rerun.turns,
    result: resultOf(rerun),
    ...extras,
  };
}

function checkTexts(options: Course, actions: readonly Action[], extras: ReplayExtras): void {
  if (!isSeed(options.seed)) throw new RangeError('the seed does not fit a replay');
  if (!areBranches(options.branches ?? [])) {
    throw new RangeError('the branches do not fit a replay');
  }
  if (actions.length > Limit.actions) throw new RangeError('too many actions for a replay');
  if (!Form.name.test(extras.name ?? '')) throw new RangeError('the name does not fit a replay');
  if (!Form.note.test(extras.note ?? '')) throw new RangeError('the note does not fit a replay');
}

/** Whether a game with this seed can be written down: at most 200 characters, none of control. */
export const isSeed = (seed: string): boolean => Form.seed.test(seed);

/** Whether branches can be written down: not too many, one after another, with seeds that fit. */
export const areBranches = (branches: readonly Branch[]): boolean =>
  branches.length <= Limit.branches &&
  branches.every(
    ({ at, seed }, i) =>
      Number.isInteger(at) &&
      at <= Limit.actions &&
      at > (branches[i - 1]?.at ?? -1) &&
      isSeed(seed),
  );

function resultOf<S extends GameData, E extends Told>(rerun: Rerun<S, E>): ReplayResult | null {
  if (!rerun.over) return null;
  const { outcome, vp } = rerun.system.score(rerun.position);
  return { outcome, vp };
}

/** Whether a replay comes out, action by action and turn by turn, as it was played. */
export function verifyReplay<S extends GameData, E extends Told>(
  game: Game<S, E>,
  replay: Replay,
): Verified<S> | ReplayRefusal {
  return runReplay(game, replay);
}

/** Runs a replay, shows every step with its events to `visit`, and checks it on the way. */
export function runReplay<S extends GameData, E extends Told>(
  game: Game<S, E>,
  replay: Replay,
  visit?: (step: ReplayStep<S, E>) => void,
): Verified<S> | ReplayRefusal {
  const foreign = refuseForeign(game, replay);
  if (foreign !== null) return foreign;
  const rerun = new Rerun(game, replay);
  for (const index of replay.actions.keys()) {
    const refusal = runStep(rerun, replay, index, visit) ?? refuseTurn(rerun, replay, index);
    if (refusal !== null) return refusal;
  }
  const refusal = refuseEnd(rerun, replay);
  return refusal ?? { ok: true, position: rerun.settle(), over: rerun.over };
}

/** The position after the first `count` actions, hashes unread. */
export function replayAt<S extends GameData, E extends Told>(
  game: Game<S, E>,
  replay: Replay,
  count: number,
): Verified<S> | ReplayRefusal {
  const foreign = refuseForeign(game, replay);
  if (foreign !== null) return foreign;
  const rerun = new Rerun(game, replay);
  for (let index = 0; index < Math.min(count, replay.actions.length); index++) {
    const refusal = runStep(rerun, replay, index);
    if (refusal !== null) return refusal;
  }
  return { ok: true, position: rerun.settle(), over: rerun.over };
}

/** Other rules or other data: nothing in it can be trusted to come out the same. */
function refuseForeign<S extends GameData, E extends Told>(
  { system, scenario }: Game<S, E>,
  replay: Replay,
): ReplayRefusal | null {
  if (systemOf(replay) !== system.id) {
    const reason = `played by the rules of '${plain(systemOf(replay))}'; these are those of '${system.id}'`;
    return { ok: false, kind: 'system', path: '/system', reason };
  }
  if (replay.rules !== system.version) {
    const reason = `played under rules version ${plain(replay.rules)}; here it is ${system.version}`;
    return { ok: false, kind: 'rules', path: '/rules', reason };
  }
  const { id, hash } = replay.scenario;
  if (id !== scenario.id) {
    const reason = `played on the raid '${plain(id)}'; this one is '${scenario.id}'`;
    return { ok: false, kind: 'scenario', path: '/scenario/id', reason };
  }
  if (hash !== scenario.hash) {
    const reason = `played on other data of this raid (${plain(hash)}; here ${scenario.hash})`;
    return { ok: false, kind: 'scenario', path: '/scenario/hash', reason };
  }
  if (hasLevel(scenario, replay.level)) return null;
  const known = scenario.levels.map((l) => l.id).join(', ');
  const reason = `no level '${plain(replay.level)}'; there are ${known}`;
  return { ok: false, kind: 'level', path: '/level', reason };
}

function runStep<S extends GameData, E extends Told>(
  rerun: Rerun<S, E>,
  replay: Replay,
  index: number,
  visit?: (step: ReplayStep<S, E>) => void,
): ReplayRefusal | null {
  const text = replay.actions[index] ?? '';
  const { turn } = rerun;
  const action = readAction(rerun, text);
  if (typeof action !== 'number') {
    const where = { path: `/actions/${index}`, index, turn, text: plain(text) };
    return { ok: false, ...action, ...where };
  }
  if (visit === undefined) {
    rerun.run(action, null);
    return null;
  }
  const events: E[] = [];
  rerun.run(action, (event) => events.push(event));
  visit({ index, turn, action, text, events, position: copy(rerun.settle()) });
  return null;
}

type BadAction = Pick<ReplayRefusal, 'kind' | 'reason' | 'rule'>;

function readAction<S extends GameData, E extends Told>(
  { over, system, position }: Rerun<S, E>,
  text: string,
): Action | BadAction {
  const shown = plain(text);
  if (over) return { kind: 'trailing', reason: `'${shown}' comes after the raid's end` };
  const action = system.parse(position.scenario, text);
  if (typeof action !== 'number') return { kind: 'action', reason: plain(action.fault, 120) };
  const rule = system.forbids(position, action);
  if (rule === null) return action;
  return { kind: 'action', rule, reason: `'${shown}' is not allowed here (rule ${rule.id})` };
}

/** Compares the hash of a turn that has just ended. */
function refuseTurn<S extends GameData, E extends Told>(
  rerun: Rerun<S, E>,
  replay: Replay,
  index: number,
): ReplayRefusal | null {
  const last = rerun.turns.length - 1;
  if (last < 0 || replay.turns[last] === rerun.turns[last]) return null;
  const written = replay.turns[last];
  const turn = last + 1;
  const reason =
    written === undefined
      ? `turn ${turn} ends here, but its hash is missing`
      : `turn ${turn} does not come out as it was played (${plain(written)}; here ${rerun.turns[last]})`;
  const text = plain(replay.actions[index] ?? '');
  return { ok: false, kind: 'turn', path: `/turns/${last}`, reason, index, turn, text };
}

/** What is claimed of the raid's end must be so. */
function refuseEnd<S extends GameData, E extends Told>(
  rerun: Rerun<S, E>,
  replay: Replay,
): ReplayRefusal | null {
  const extra = rerun.turns.length;
  if (replay.turns.length > extra) {
    const reason = `${replay.turns.length} turns are written down, but only ${extra} were ended`;
    return { ok: false, kind: 'turn', path: `/turns/${extra}`, reason, turn: extra + 1 };
  }
  const { result } = replay;
  const real = resultOf(rerun);
  const wrong = (path: string, reason: string): ReplayRefusal => ({
    ok: false,
    kind: 'result',
    path,
    reason,
  });
  if (result === null) return real === null ? null : wrong('/result', 'missing: the raid is over');
  if (real === null) return wrong('/result', `claimed, but the raid stops in turn ${rerun.turn}`);
  if (result.outcome !== real.outcome) {
    return wrong(
      '/result/outcome',
      `'${plain(result.outcome)}' claimed, '${real.outcome}' reached`,
    );
  }
  if (result.vp !== real.vp) return wrong('/result/vp', `${result.vp} claimed, ${real.vp} reached`);
  return null;
}
