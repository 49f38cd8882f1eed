// What has to be asked about a game. A position is weighed only where it can have changed: after chance has spoken, and
// after an action that the standing player would not have taken. In between its worth is known already.

import type { GameData, Position } from '../../engine/position.ts';
import { type Replay, type ReplayRefusal, replayAt, runReplay } from '../../engine/replay.ts';
import { diceFell } from '../../engine/rolls.ts';
import { savePosition } from '../../engine/save.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { ReviewBudget } from './budget.ts';
import type { Question } from './question.ts';

/** One action of the game under review. */
export interface Move<S extends GameData = GameData, E extends Told = Told> {
  readonly index: number;
  readonly turn: number;
  readonly action: Action;
  readonly text: string;
  readonly standing: Action; // what the standing player would have done
  readonly begins: boolean; // something new: it does not belong to the action before
  readonly chance: boolean; // a die fell or something hidden was shown
  readonly before: Position<S>;
  readonly events: readonly E[];
}

export interface Course<S extends GameData = GameData, E extends Told = Told> {
  readonly moves: ReadonlyArray<Move<S, E>>;
  readonly end: Position<S>;
  readonly over: boolean;
}

/** The game, move by move; or why it cannot be run. */
export function courseOf<S extends GameData, E extends Told>(
  { game, staff }: Staffed<S, E>,
  replay: Replay,
): Course<S, E> | ReplayRefusal {
  const start = replayAt(game, replay, 0);
  if (!start.ok) return start;
  const { system } = game;
  const player = staff.standing(game.scenario);
  const moves: Array<Move<S, E>> = [];
  let before = start.position;
  const run = runReplay(game, replay, ({ index, turn, action, text, events, position }) => {
    const standing = player.pick(before, system.legal(before, []));
    const begins = staff.begins(before);
    const chance =
      diceFell(before, position, system.random) || events.some((event) => system.reveals(event));
    moves.push({ index, turn, action, text, standing, begins, chance, before, events });
    before = position;
  });
  return run.ok ? { moves, end: run.position, over: run.over } : run;
}

/** All questions, in the order of the game; those without anything to ask are left out. */
export function questionsOf<S extends GameData, E extends Told>(
  staffed: Staffed<S, E>,
  course: Course<S, E>,
  budget: ReviewBudget,
): Question[] {
  const { moves, end, over } = course;
  const questions = moves.flatMap((move, i) => {
    const question = questionOf(staffed, move, moves[i - 1], budget);
    return isAsked(question) ? [question] : [];
  });
  const last = moves.at(-1);
  if (over || (last !== undefined && !isNew(last) && !isRipe(staffed, end))) return questions;
  const lastOne = blank(staffed, moves.length, end, budget);
  return [...questions, { ...lastOne, weighPosition: true, seekExact: isRipe(staffed, end) }];
}

const isAsked = ({ weighPosition, weighAction, seekBetter, seekExact }: Question): boolean =>
  weighPosition || weighAction || seekBetter || seekExact;

/** Whether the rest of a game may be searched to the end. */
const isRipe = ({ staff }: Staffed, position: Position): boolean =>
  staff.endgame?.ripe(position) === true;

/** Whether the position after a move has to be weighed anew. */
export const isNew = (move: Move): boolean => move.chance || move.action !== move.standing;

function questionOf(
  staffed: Staffed,
  move: Move,
  previous: Move | undefined,
  budget: ReviewBudget,
): Question {
  const { game, staff } = staffed;
  const { before, action, standing } = move;
  const legal = game.system.legal(before, []);
  return {
    ...blank(staffed, move.index, before, budget),
    action,
    weighPosition: previous === undefined || isNew(previous),
    weighAction: move.chance && action !== standing,
    seekBetter: staff.matters(before, legal, standing, budget.strength.scope),
    seekExact: isRipe(staffed, before),
  };
}

const blank = (
  { game }: Staffed,
  index: number,
  position: Position,
  budget: ReviewBudget,
): Question => ({
  index,
  state: savePosition(game.system.known(position)),
  playouts: budget.playouts,
  strength: budget.strength.name,
  weighPosition: false,
  weighAction: false,
  seekBetter: false,
  seekExact: false,
});
