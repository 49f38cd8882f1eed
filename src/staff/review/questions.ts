// What has to be asked about a raid. A position is weighed only where it can have changed: after chance has spoken,
// and after an action that `steady` would not have taken. In between its worth is known already.

import { type Replay, type ReplayRefusal, replayAt, runReplay } from '../../engine/replay.ts';
import { savePosition } from '../../engine/save.ts';
import type { Action } from '../../engine/system.ts';
import { matters } from '../../systems/raid/players/candidates.ts';
import { steadyPlayer } from '../../systems/raid/players/steady/steady.ts';
import type { RaidEvent } from '../../systems/raid/rules/events.ts';
import { legalActions } from '../../systems/raid/rules/legal.ts';
import { known } from '../../systems/raid/rules/redeal.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';
import { raidOn } from '../../systems/raid/rules/system.ts';
import type { ReviewBudget } from './budget.ts';
import type { Question } from './question.ts';

/** One action of the raid under review. */
export interface Move {
  readonly index: number;
  readonly turn: number;
  readonly action: Action;
  readonly text: string;
  readonly standing: Action; // what `steady` would have done
  readonly begins: boolean; // a stack is chosen, or the phase ended: a new activation
  readonly chance: boolean; // a die fell or a marker was turned
  readonly before: RaidState;
  readonly events: readonly RaidEvent[];
}

export interface Course {
  readonly moves: readonly Move[];
  readonly end: RaidState;
  readonly over: boolean;
}

/** The raid, move by move; or why it cannot be run. */
export function courseOf(scenario: Scenario, replay: Replay): Course | ReplayRefusal {
  const start = replayAt(raidOn(scenario), replay, 0);
  if (!start.ok) return start;
  const steady = steadyPlayer();
  const moves: Move[] = [];
  let before = start.position;
  const run = runReplay(
    raidOn(scenario),
    replay,
    ({ index, turn, action, text, events, position }) => {
      const standing = steady.pick(before, legalActions(before, []));
      const begins = get(before, G.stage) === Stage.choose || get(before, G.stage) === Stage.load;
      const chance = hasChance(before, position, events);
      moves.push({ index, turn, action, text, standing, begins, chance, before, events });
      before = position;
    },
  );
  return run.ok ? { moves, end: run.position, over: run.over } : run;
}

const RANDOM_CELLS = 8;

/** 1.1, 10.2 The generator has moved on, or something unknown has come to light. */
function hasChance(before: RaidState, after: RaidState, events: readonly RaidEvent[]): boolean {
  for (let i = 0; i < RANDOM_CELLS; i++) {
    if (get(before, G.random + i) !== get(after, G.random + i)) return true;
  }
  return events.some(({ kind }) => kind === 'marker-turned');
}

/** All questions, in the order of the raid; those without anything to ask are left out. */
export function questionsOf(course: Course, budget: ReviewBudget): Question[] {
  const { moves, end, over } = course;
  const questions = moves.flatMap((move, i) => {
    const question = questionOf(move, moves[i - 1], budget);
    return question.weighPosition || question.weighAction || question.seekBetter ? [question] : [];
  });
  const last = moves.at(-1);
  if (over || (last !== undefined && !isNew(last))) return questions;
  return [...questions, { ...blank(moves.length, end, budget), weighPosition: true }];
}

/** Whether the position after a move has to be weighed anew. */
export const isNew = (move: Move): boolean => move.chance || move.action !== move.standing;

function questionOf(move: Move, previous: Move | undefined, budget: ReviewBudget): Question {
  const { before, action, standing } = move;
  return {
    ...blank(move.index, before, budget),
    action,
    weighPosition: previous === undefined || isNew(previous),
    weighAction: move.chance && action !== standing,
    seekBetter: matters(before, legalActions(before, []), standing, budget.strength.scope),
  };
}

const blank = (index: number, state: RaidState, budget: ReviewBudget): Question => ({
  index,
  state: savePosition(known(state)),
  playouts: budget.playouts,
  strength: budget.strength.name,
  weighPosition: false,
  weighAction: false,
  seekBetter: false,
});
