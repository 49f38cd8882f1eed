// Puts the answers of a review together: the worth of every position and action, and what was let go. Nothing is
// played here.

import type { Position } from '../../engine/position.ts';
import type { Action, System } from '../../engine/system.ts';
import { countEnd, noEnds } from '../ends.ts';
import { CLEAR } from './marks.ts';
import { digitOf, isClearlyAhead } from './paired.ts';
import type { Examined, Played } from './question.ts';
import { type Course, isNew, type Move } from './questions.ts';

/** One move with all that is known of its worth. */
export interface Weighed {
  readonly move: Move;
  readonly position: Played; // V: the standing player plays on from here
  readonly action: Played; // Q: the action is taken, then the standing player plays on
  readonly after: Played; // V of what came of it
  readonly kept: Played; // the best that was still to be had after the action
  readonly best: Played; // the best that was to be had before it
  readonly better: Action | null; // what would have kept it, when that is clear
}

export function weighAll(
  system: System,
  course: Course,
  answers: ReadonlyMap<number, Examined>,
  playouts: number,
): Weighed[] {
  const positions = positionsOf(system, course, answers, playouts);
  const weighed: Weighed[] = [];
  let open: Played | null = null; // the best that was to be had at the next move
  for (let i = course.moves.length - 1; i >= 0; i--) {
    const move = course.moves[i] as Move;
    const position = positions[i] as Played;
    const after = positions[i + 1] as Played;
    const action = actionOf(move, position, after, answers.get(i));
    // Without chance, whatever could be done after the action was not let go by it.
    const kept: Played = move.chance || open === null ? action : open;
    const choice = bestOf(move, position, kept, answers.get(i));
    open = choice.best;
    weighed.push({ move, position, action, after, kept, ...choice });
  }
  return weighed.reverse();
}

/** V of every position, from the set-up to the end. */
function positionsOf(
  system: System,
  { moves, end, over }: Course,
  answers: ReadonlyMap<number, Examined>,
  playouts: number,
): Played[] {
  const positions: Played[] = [];
  for (let i = 0; i <= moves.length; i++) {
    const previous = moves[i - 1];
    const same = previous !== undefined && !isNew(previous) ? positions[i - 1] : undefined;
    if (i === moves.length && over) positions.push(ended(system, end, playouts));
    else positions.push(same ?? answerTo(answers.get(i)?.position, i));
  }
  return positions;
}

/** A game that is over ends in one way only. */
function ended(system: System, position: Position, playouts: number): Played {
  const one = noEnds(system.outcomes);
  countEnd(system, position, one);
  return {
    ends: {
      n: playouts,
      counts: one.counts.map((count) => count * playouts),
      worth: one.worth * playouts,
      points: one.points * playouts,
      squares: one.squares * playouts,
      lines: one.lines.map((points) => points * playouts),
    },
    digits: digitOf(one.worth).repeat(playouts),
  };
}

function actionOf(
  move: Move,
  position: Played,
  after: Played,
  answer: Examined | undefined,
): Played {
  if (move.action === move.standing) return position;
  return move.chance ? answerTo(answer?.action, move.index) : after;
}

function answerTo(played: Played | undefined, index: number): Played {
  if (played === undefined) throw new Error(`the review has no answer for action ${index}`);
  return played;
}

function bestOf(
  move: Move,
  position: Played,
  kept: Played,
  answer: Examined | undefined,
): { best: Played; better: Action | null } {
  let best = kept;
  let better: Action | null = null;
  const consider = (played: Played, action: Action): void => {
    if (played.ends.worth <= best.ends.worth || !isClearlyAhead(played, kept, CLEAR)) return;
    best = played;
    better = action;
  };
  if (move.action !== move.standing) consider(position, move.standing);
  if (answer?.better !== undefined) consider(answer.better, answer.better.action);
  return { best, better };
}
