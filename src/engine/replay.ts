// Replays: a raid is its data, seed, options and actions, so it can be written down, run again and checked.
// Running one again names the first thing in it that does not come out as it was played.

import type { Course } from './course.ts';
import { copy, type GameData, type Position } from './position.ts';
import {
  nextAction,
  type ReplayRefusal,
  refuseEnd,
  refuseForeign,
  refuseTurn,
} from './replay-check.ts';
import type { Replay, ReplayExtras } from './replay-format.ts';
import { Rerun } from './rerun.ts';
import type { Action, Game } from './system.ts';
import type { Told } from './told.ts';
import { checkTexts, writeDown } from './write-down.ts';

export type { ReplayRefusal } from './replay-check.ts';
export type { Replay, ReplayExtras, ReplayResult } from './replay-format.ts';
export { replayText } from './replay-format.ts';
export { parseReplay, type ReplayFault, replayFaultText } from './replay-parse.ts';
export { isSeed } from './write-down.ts';

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

/** Writes a game down. The actions must be legal and the texts within their limits; else it throws. */
export function makeReplay<S extends GameData, E extends Told>(
  game: Game<S, E>,
  options: Course,
  actions: readonly Action[],
  extras: ReplayExtras = {},
): Replay {
  checkTexts(options, actions.length, extras);
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

function runStep<S extends GameData, E extends Told>(
  rerun: Rerun<S, E>,
  replay: Replay,
  index: number,
  visit?: (step: ReplayStep<S, E>) => void,
): ReplayRefusal | null {
  const text = replay.actions[index] ?? '';
  const { turn } = rerun;
  const action = nextAction(rerun, replay, index);
  if (typeof action !== 'number') return action;
  if (visit === undefined) {
    rerun.run(action, null);
    return null;
  }
  const events: E[] = [];
  rerun.run(action, (event) => events.push(event));
  visit({ index, turn, action, text, events, position: copy(rerun.settle()) });
  return null;
}
