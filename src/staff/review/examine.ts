// Answers one question of a review. The search looks with dice of its own; what it finds is then weighed with the
// same dice as everything else, so that a lucky find does not look better than it is.

import type { Action } from '../../engine/system.ts';
import { candidates } from '../../systems/raid/players/candidates.ts';
import { steadyPlayer } from '../../systems/raid/players/steady/steady.ts';
import { legalActions } from '../../systems/raid/rules/legal.ts';
import type { RaidState } from '../../systems/raid/rules/state.ts';
import { compare } from '../compare.ts';
import { addEnds, Dice, halvesOf, noEnds, type Playouts } from '../playouts.ts';
import { STAFF, STRENGTHS } from '../strength.ts';
import type { Better, Examined, Played, Question } from './question.ts';

export function examine(state: RaidState, question: Question, playouts: Playouts): Examined {
  const { index, action, playouts: n } = question;
  const weigh = (taken: Action | null): Played => playedOut(state, taken, n, playouts);
  const better =
    question.seekBetter && action !== undefined
      ? seekBetter(state, action, question, playouts)
      : undefined;
  return {
    index,
    ...(question.weighPosition ? { position: weigh(null) } : {}),
    ...(question.weighAction && action !== undefined ? { action: weigh(action) } : {}),
    ...(better === undefined ? {} : { better }),
  };
}

export function playedOut(
  state: RaidState,
  action: Action | null,
  n: number,
  playouts: Playouts,
): Played {
  const ends = noEnds();
  let digits = '';
  for (let i = 0; i < n; i++) {
    const one = playouts.count(state, action, Dice.chance, i, i + 1);
    addEnds(ends, one);
    digits += halvesOf(one);
  }
  return { ends, digits };
}

function seekBetter(
  state: RaidState,
  taken: Action,
  question: Question,
  playouts: Playouts,
): Better | undefined {
  const strength = STRENGTHS.find(({ name }) => name === question.strength) ?? STAFF;
  const legal = legalActions(state, []);
  const others = candidates(state, legal, steadyPlayer(), strength.most);
  const actions = [taken, ...others.filter((other) => other !== taken)];
  const [best] = compare(playouts, state, actions, strength.effort);
  if (best === undefined || best.action === taken) return undefined;
  return { action: best.action, ...playedOut(state, best.action, question.playouts, playouts) };
}
