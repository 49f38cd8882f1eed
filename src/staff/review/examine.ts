// Answers one question of a review. The search looks with dice of its own; what it finds is then weighed with the
// same dice as everything else, so that a lucky find does not look better than it is.

import type { Position } from '../../engine/position.ts';
import type { Action } from '../../engine/system.ts';
import { compare } from '../compare.ts';
import { addEnds, noEnds } from '../ends.ts';
import { Dice, type Playouts } from '../playouts.ts';
import { STAFF, STRENGTHS } from '../strength.ts';
import { digitOf } from './paired.ts';
import type { Better, Examined, Played, Question } from './question.ts';

export function examine(playouts: Playouts, position: Position, question: Question): Examined {
  const { index, action, playouts: n } = question;
  const weigh = (taken: Action | null): Played => playedOut(playouts, position, taken, n);
  const better =
    question.seekBetter && action !== undefined
      ? seekBetter(playouts, position, action, question)
      : undefined;
  return {
    index,
    ...(question.weighPosition ? { position: weigh(null) } : {}),
    ...(question.weighAction && action !== undefined ? { action: weigh(action) } : {}),
    ...(better === undefined ? {} : { better }),
  };
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
