// 12.4 to 12.6 What comes of an answer of the player, up to where he is asked again or a step is reached: the automaton
// answers for its side meanwhile, as it will in play. It goes by what the player may know, so nothing hidden can show.

import { type Fraction, times } from '../../../engine/fraction.ts';
import type { Action } from '../../../engine/system.ts';
import { choose } from '../german/command.ts';
import { goOn } from '../rules/flow.ts';
import { askedOf, G, get, Stage, type State } from '../rules/state.ts';
import { take } from '../rules/take.ts';
import { drained, type Steps } from './steps.ts';
import { NO_DICE, Spread, type Throws } from './throws.ts';

/** Hears of every answer that is given on the way, and of what it left behind. */
export type Hear = (before: State, action: Action, after: State, chance: Fraction) => void;

/** One answer from every position of a spread; of those in which there is none (null) nothing is left. Null in all when more than `most` come about. */
export function* followUpTo(
  throws: Throws,
  from: Iterable<{ readonly s: State; readonly chance: Fraction }>,
  answer: (s: State) => Action | null,
  before: number,
  hear: Hear | null,
  most: number,
): Steps<Spread | null> {
  const settled = new Spread();
  let open = new Spread();
  const settle = (s: State, chance: Fraction, into: Spread): void =>
    (isSettled(s, before) ? settled : into).add(s, chance);
  const give = (s: State, chance: Fraction, action: Action, into: Spread): void => {
    const isShot = get(s, G.stage) === Stage.pause;
    const struck = new Spread(); // by the dice alone: what follows is the same for all that are alike
    throws(
      s,
      (play) => {
        take(play, action);
        if (!isShot) goOn(play, before);
      },
      (after, share) => {
        const both = times(chance, share);
        hear?.(s, action, after, both);
        if (isShot) struck.add(after, both);
        else settle(after, both, into);
      },
    );
    for (const one of struck) {
      goOn({ s: one.s, rolls: NO_DICE, tell: null }, before);
      settle(one.s, one.chance, into);
    }
  };
  for (const { s, chance } of from) {
    const action = answer(s);
    if (action === null) continue;
    give(s, chance, action, open);
    yield;
  }
  while (open.size > 0) {
    if (open.size + settled.size > most) return null;
    const next = new Spread();
    for (const { s, chance } of open) {
      give(s, chance, choose(s), next);
      yield;
    }
    open = next;
  }
  return settled;
}

/** Nothing more follows by itself. Whom to strike at in a melee (5.454) is taken for the player as the automaton would. */
const isSettled = (s: State, before: number): boolean =>
  get(s, G.step) === before ||
  get(s, G.stage) === Stage.over ||
  (askedOf(s) === s.scenario.human && get(s, G.stage) !== Stage.strike);

/** The same at once, however many there may be. */
export const follow = (
  throws: Throws,
  from: Iterable<{ readonly s: State; readonly chance: Fraction }>,
  answer: (s: State) => Action | null,
  before: number,
  hear: Hear | null = null,
): Spread =>
  drained(followUpTo(throws, from, answer, before, hear, Number.POSITIVE_INFINITY)) ?? new Spread();
