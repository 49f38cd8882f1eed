// Writes a game down as a replay, from where it has been run to; whoever plays one needs no more of replays than this.

import { type Branch, branchesTaken, type Course } from './course.ts';
import { inSystemOrder, optionalPart } from './optional-rules.ts';
import type { GameData } from './position.ts';
import {
  Form,
  formatFor,
  Limit,
  type Replay,
  type ReplayExtras,
  type ReplayResult,
} from './replay-format.ts';
import type { Running } from './rerun.ts';
import type { Told } from './told.ts';

/** The replay of a game that has been run to where it is written down. */
export function writeDown<S extends GameData, E extends Told>(
  rerun: Running<S, E>,
  options: Course,
  actions: readonly string[],
  extras: ReplayExtras,
): Replay {
  checkTexts(options, actions.length, extras);
  const { scenario } = rerun.position;
  const { id, version } = rerun.system;
  const branches = branchesTaken(options.branches, { over: rerun.over, count: actions.length });
  return {
    ...formatFor(id),
    rules: version,
    scenario: { id: scenario.id, hash: scenario.hash },
    seed: options.seed,
    level: options.level,
    events: options.events,
    ...optionalPart({ optional: inSystemOrder(rerun.system, options.optional ?? []) }),
    ...(branches.length > 0 ? { branches } : {}),
    actions,
    turns: rerun.turns,
    result: resultOf(rerun),
    ...extras,
  };
}

/** Throws where a seed, a branch, a name or a note does not fit. */
export function checkTexts(options: Course, count: number, extras: ReplayExtras): void {
  if (!isSeed(options.seed)) throw new RangeError('the seed does not fit a replay');
  if (!areBranches(options.branches ?? [])) {
    throw new RangeError('the branches do not fit a replay');
  }
  if (count > Limit.actions) throw new RangeError('too many actions for a replay');
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

/** How a game that is over has ended. */
export function resultOf<S extends GameData, E extends Told>(
  rerun: Running<S, E>,
): ReplayResult | null {
  if (!rerun.over) return null;
  const { outcome, vp } = rerun.system.score(rerun.position);
  return { outcome, vp };
}
