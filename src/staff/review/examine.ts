// Answers one question of a review. The search looks with dice of its own; what it finds is then weighed with the
// same dice as everything else, so that a lucky find does not look better than it is.

import type { Player } from '../../engine/player.ts';
import type { Position } from '../../engine/position.ts';
import type { Action, Outcome } from '../../engine/system.ts';
import { compare } from '../compare.ts';
import { addEnds, noEnds } from '../ends.ts';
import { byWorth, type Value, wholeCounts } from '../exact/value.ts';
import { Dice, type Playouts } from '../playouts.ts';
import { STAFF, STRENGTHS } from '../strength.ts';
import { lineAfter } from './line.ts';
import { digitOf } from './paired.ts';
import type { Better, Examined, ExaminedExactly, Played, Question } from './question.ts';

export function examine(playouts: Playouts, position: Position, question: Question): Examined {
  const { index, action, playouts: n } = question;
  const weigh = (taken: Action | null): Played => playedOut(playouts, position, taken, n);
  const better =
    question.seekBetter && action !== undefined
      ? seekBetter(playouts, position, action, question)
      : undefined;
  const exact = question.seekExact ? examineExactly(playouts, position, question) : undefined;
  return {
    index,
    ...(question.weighPosition ? { position: weigh(null) } : {}),
    ...(question.weighAction && action !== undefined ? { action: weigh(action) } : {}),
    ...(better === undefined ? {} : { better }),
    ...(exact === undefined ? {} : { exact }),
  };
}

/** What a search to the end finds, told by as many games as were played elsewhere. */
function examineExactly(
  playouts: Playouts,
  position: Position,
  { action, playouts: n }: Question,
): ExaminedExactly | undefined {
  const { solver, staffed } = playouts;
  const solved = solver.solve(position);
  if (solved === null) return undefined;
  const { outcomes } = staffed.game.system;
  const found = playedExactly(outcomes, solved.value, n);
  const taken = action === undefined ? null : solver.solveAction(position, action);
  const isWorse = taken !== null && byWorth(taken.value, solved.value) < 0;
  const line = isWorse ? lineAfter(staffed, position, solved.action, bestPlayer(playouts)) : [];
  return {
    position: found,
    best: solved.action,
    line,
    ...(taken === null ? {} : { action: playedExactly(outcomes, taken.value, n) }),
  };
}

/** Plays what a search to the end finds best, and what the standing player would do where it finds nothing. */
function bestPlayer({ solver, staffed: { game, staff } }: Playouts): Player {
  const standing = staff.standing(game.scenario);
  return {
    name: 'best',
    start() {},
    pick: (s, legal) => solver.solve(s)?.action ?? standing.pick(s, legal),
  };
}

export function playedExactly(outcomes: readonly Outcome[], value: Value, n: number): Played {
  const counts = wholeCounts(value.shares, n);
  const worth = counts.reduce((sum, count, i) => sum + count * (outcomes[i]?.worth ?? 0), 0);
  const points = Math.round(value.points * n);
  const lines = value.lines.map((each) => Math.round(each * n));
  const digits = counts.map((count, i) => digitOf(outcomes[i]?.worth ?? 0).repeat(count)).join('');
  const ends = { n, counts, worth, points, squares: 0, lines };
  return { ends, digits, exact: true };
}

export function playedOut(
  playouts: Playouts,
  position: Position,
  action: Action | null,
  n: number,
): Played {
  const ends = noEnds(playouts.staffed.game.system.outcomes);
  let digits = '';
  for (let i = 0; i < n; i++) {
    const one = playouts.count(position, action, Dice.chance, i, i + 1);
    addEnds(ends, one);
    digits += digitOf(one.worth);
  }
  return { ends, digits };
}

function seekBetter(
  playouts: Playouts,
  position: Position,
  taken: Action,
  question: Question,
): Better | undefined {
  const strength = STRENGTHS.find(({ name }) => name === question.strength) ?? STAFF;
  const { game, staff } = playouts.staffed;
  const legal = game.system.legal(position, []);
  const standing = staff.standing(game.scenario);
  const others = staff.worthComparing(position, legal, standing, strength.most);
  const actions = [taken, ...others.filter((other) => other !== taken)];
  const [best] = compare(playouts, position, actions, strength.effort);
  if (best === undefined || best.action === taken) return undefined;
  const { action } = best;
  return { action, ...playedOut(playouts, position, action, question.playouts) };
}
