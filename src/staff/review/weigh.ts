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
  readonly position: Played; // V: it is played on from here
  readonly action: Played; // Q: the action is taken, then it is played on
  readonly after: Played; // V of what came of it
  readonly kept: Played; // the best that was still to be had after the action
  readonly best: Played; // the best that was to be had before it
  readonly better: Action | null; // what would have kept it, when that is clear
  readonly isExact: boolean; // all of them were searched to the end
  readonly line: readonly Action[] | null; // what follows the better one, where that was searched too
}

export function weighAll(
  system: System,
  course: Course,
  answers: ReadonlyMap<number, Examined>,
  playouts: number,
): Weighed[] {
  const positions = positionsOf(system, course, answers, playouts);
  const weighed: Weighed[] = [];
  let next: Weighed | null = null;
  for (let i = course.moves.length - 1; i >= 0; i--) {
    const move = course.moves[i] as Move;
    const answer = answers.get(i);
    const sampled = () =>
      weighSampled(move, positions[i] as Played, positions[i + 1] as Played, answer, next);
    next = weighExactly(move, answer, exactAt(i + 1, course, positions, answers)) ?? sampled();
    weighed.push(next);
  }
  return weighed.reverse();
}

/** What a search to the end has found of a position; a game that is over needs none. */
function exactAt(
  i: number,
  { moves, over }: Course,
  positions: readonly Played[],
  answers: ReadonlyMap<number, Examined>,
): Played | undefined {
  return over && i === moves.length ? positions[i] : answers.get(i)?.exact?.position;
}

/** A move of which everything was searched: before, in between and after. One measure for all, or none. */
function weighExactly(
  move: Move,
  answer: Examined | undefined,
  after: Played | undefined,
): Weighed | null {
  const exact = answer?.exact;
  const action = move.chance ? exact?.action : after;
  if (exact === undefined || action === undefined || after === undefined) return null;
  const isWorse = action.ends.worth < exact.position.ends.worth;
  const better = isWorse ? exact.best : null;
  const best = isWorse ? exact.position : action;
  const { position } = exact;
  return {
    move,
    position,
    action,
    after,
    kept: action,
    best,
    better,
    isExact: true,
    line: exact.line,
  };
}

function weighSampled(
  move: Move,
  position: Played,
  after: Played,
  answer: Examined | undefined,
  next: Weighed | null,
): Weighed {
  const action = actionOf(move, position, after, answer);
  // Without chance, whatever could be done after the action was not let go by it.
  const open = next === null || next.isExact ? action : next.best;
  const kept = move.chance ? action : open;
  const choice = bestOf(move, position, kept, answer);
  return { move, position, action, after, kept, ...choice, isExact: false, line: null };
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
