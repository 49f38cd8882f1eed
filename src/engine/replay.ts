// Replays: a raid is its data, seed, options and actions, so it can be written down, run again and checked.
// Running one again names the first thing in it that does not come out as it was played.

import { type Action, formatAction, parseAction } from '../systems/raid/rules/actions.ts';
import type { RaidEvent } from '../systems/raid/rules/events.ts';
import { forbids } from '../systems/raid/rules/legal.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { copy, type RaidState } from '../systems/raid/rules/state.ts';
import type { Rule } from '../systems/raid/rules/types.ts';
import { RULES_VERSION } from '../systems/raid/rules/version.ts';
import { score } from '../systems/raid/rules/victory.ts';
import {
  type Branch,
  Form,
  Limit,
  plain,
  type RaidCourse,
  REPLAY_FORMAT,
  REPLAY_VERSION,
  type Replay,
  type ReplayExtras,
  type ReplayResult,
} from './replay-format.ts';
import { hasLevel, Rerun } from './rerun.ts';

export type { Branch, RaidCourse, Replay, ReplayExtras, ReplayResult } from './replay-format.ts';
export { replayText } from './replay-format.ts';
export { parseReplay, type ReplayFault, replayFaultText } from './replay-parse.ts';

/** One action of a replay, carried out. */
export interface ReplayStep {
  readonly index: number; // of the action
  readonly turn: number; // it was taken in
  readonly action: Action;
  readonly text: string;
  readonly events: readonly RaidEvent[];
  readonly state: RaidState; // after it; the visitor's to keep
}

export interface Verified {
  readonly ok: true;
  readonly state: RaidState; // after the last action
  readonly over: boolean;
}

/** The first thing that is not as it was played. */
export interface ReplayRefusal {
  readonly ok: false;
  readonly kind: 'rules' | 'scenario' | 'level' | 'action' | 'trailing' | 'turn' | 'result';
  readonly path: string; // a JSON pointer into the replay
  readonly reason: string;
  readonly index?: number; // of the action it shows at
  readonly turn?: number;
  readonly text?: string; // of that action
  readonly rule?: Rule; // that refuses it
}

/** Writes a raid down. The actions must be legal and the texts within their limits; else it throws. */
export function makeReplay(
  scenario: Scenario,
  options: RaidCourse,
  actions: readonly Action[],
  extras: ReplayExtras = {},
): Replay {
  checkTexts(options, actions, extras);
  const rerun = new Rerun(scenario, options);
  const words: string[] = [];
  for (const action of actions) {
    const text = formatAction(scenario, action);
    const rule = forbids(rerun.state, action);
    if (rule !== null) {
      throw new RangeError(`action ${words.length} '${text}' is not allowed (rule ${rule})`);
    }
    rerun.run(action, null);
    words.push(text);
  }
  return writeDown(rerun, options, words, extras);
}

/** The replay of a raid that has been run to where it is written down. */
export function writeDown(
  rerun: Rerun,
  options: RaidCourse,
  actions: readonly string[],
  extras: ReplayExtras,
): Replay {
  const { scenario } = rerun.state;
  return {
    format: REPLAY_FORMAT,
    version: REPLAY_VERSION,
    rules: RULES_VERSION,
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

function checkTexts(options: RaidCourse, actions: readonly Action[], extras: ReplayExtras): void {
  if (!isSeed(options.seed)) throw new RangeError('the seed does not fit a replay');
  if (!areBranches(options.branches ?? [])) {
    throw new RangeError('the branches do not fit a replay');
  }
  if (actions.length > Limit.actions) throw new RangeError('too many actions for a replay');
  if (!Form.name.test(extras.name ?? '')) throw new RangeError('the name does not fit a replay');
  if (!Form.note.test(extras.note ?? '')) throw new RangeError('the note does not fit a replay');
}

/** Whether a raid with this seed can be written down: at most 200 characters, none of control. */
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

function resultOf(rerun: Rerun): ReplayResult | null {
  if (!rerun.over) return null;
  const { outcome, vp } = score(rerun.state);
  return { outcome, vp };
}

/** Whether a replay comes out, action by action and turn by turn, as it was played. */
export function verifyReplay(scenario: Scenario, replay: Replay): Verified | ReplayRefusal {
  return runReplay(scenario, replay);
}

/** Runs a replay, shows every step with its events to `visit`, and checks it on the way. */
export function runReplay(
  scenario: Scenario,
  replay: Replay,
  visit?: (step: ReplayStep) => void,
): Verified | ReplayRefusal {
  const foreign = refuseForeign(scenario, replay);
  if (foreign !== null) return foreign;
  const rerun = new Rerun(scenario, replay);
  for (const index of replay.actions.keys()) {
    const refusal = runStep(rerun, replay, index, visit) ?? refuseTurn(rerun, replay, index);
    if (refusal !== null) return refusal;
  }
  const refusal = refuseEnd(rerun, replay);
  return refusal ?? { ok: true, state: rerun.settle(), over: rerun.over };
}

/** The state after the first `count` actions, hashes unread. */
export function replayAt(
  scenario: Scenario,
  replay: Replay,
  count: number,
): Verified | ReplayRefusal {
  const foreign = refuseForeign(scenario, replay);
  if (foreign !== null) return foreign;
  const rerun = new Rerun(scenario, replay);
  for (let index = 0; index < Math.min(count, replay.actions.length); index++) {
    const refusal = runStep(rerun, replay, index);
    if (refusal !== null) return refusal;
  }
  return { ok: true, state: rerun.settle(), over: rerun.over };
}

/** Other rules or other data: nothing in it can be trusted to come out the same. */
function refuseForeign(scenario: Scenario, replay: Replay): ReplayRefusal | null {
  if (replay.rules !== RULES_VERSION) {
    const reason = `played under rules version ${plain(replay.rules)}; here it is ${RULES_VERSION}`;
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

function runStep(
  rerun: Rerun,
  replay: Replay,
  index: number,
  visit?: (step: ReplayStep) => void,
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
  const events: RaidEvent[] = [];
  rerun.run(action, events);
  visit({ index, turn, action, text, events, state: copy(rerun.settle()) });
  return null;
}

type BadAction = Pick<ReplayRefusal, 'kind' | 'reason' | 'rule'>;

function readAction(rerun: Rerun, text: string): Action | BadAction {
  const shown = plain(text);
  if (rerun.over) return { kind: 'trailing', reason: `'${shown}' comes after the raid's end` };
  const action = parseAction(rerun.state.scenario, text);
  if (typeof action !== 'number') return { kind: 'action', reason: plain(action.fault, 120) };
  const rule = forbids(rerun.state, action);
  if (rule === null) return action;
  return { kind: 'action', rule, reason: `'${shown}' is not allowed here (rule ${rule})` };
}

/** Compares the hash of a turn that has just ended. */
function refuseTurn(rerun: Rerun, replay: Replay, index: number): ReplayRefusal | null {
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
function refuseEnd(rerun: Rerun, replay: Replay): ReplayRefusal | null {
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
