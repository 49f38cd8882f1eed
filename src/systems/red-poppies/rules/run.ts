// 12.8, 12.11 The battle goes on from one answer to the next: those of the player come from outside, those of the other side
// from the automaton, and whatever has a single answer is not asked.

import type { Action } from '../../../engine/system.ts';
import { choose, explain } from '../german/command.ts';
import type { BattleEvent } from './events.ts';
import { goOn } from './flow.ts';
import { legal } from './legal.ts';
import type { BattlePlay } from './play.ts';
import { askedOf, G, get, Stage, type State, set } from './state.ts';
import { take } from './take.ts';

/** Questions that may turn out to have a single answer; all others are asked only when there is a choice. */
const MAY_BE_SINGLE: ReadonlySet<number> = new Set([
  Stage.register,
  Stage.mine,
  Stage.place,
  Stage.gap,
  Stage.reinforce,
]);

export const isOver = (s: State): boolean => get(s, G.stage) === Stage.over;

/** Goes on until either side has a choice. */
export function advance(play: BattlePlay): void {
  const { s } = play;
  goOn(play);
  while (MAY_BE_SINGLE.has(get(s, G.stage))) {
    const [only, another] = legal(s, LIST);
    if (only === undefined || another !== undefined) return;
    take(play, only);
    goOn(play);
  }
}
const LIST: Action[] = [];

/** One answer of whichever side is asked, with all that follows by itself. */
export function answer(play: BattlePlay, action: Action): void {
  take(play, action);
  advance(play);
}

/** The automaton answers as long as it is asked. */
export function automaton(play: BattlePlay): void {
  const { s, tell } = play;
  while (!isOver(s) && askedOf(s) !== s.scenario.human) {
    if (get(s, G.stage) === Stage.place && get(s, G.plan) === 0)
      set(s, G.plan, play.rolls.d6('plan.german', '12.10'));
    if (tell === null) answer(play, choose(s));
    else answerAndSay(play, tell);
  }
}

/** The first thing that comes of an answer carries its reasons. */
function answerAndSay({ s, rolls }: BattlePlay, tell: (event: BattleEvent) => void): void {
  const { action, why } = explain(s);
  let first = true;
  const told = (event: BattleEvent): void => {
    tell(first ? { ...event, why } : event);
    first = false;
  };
  answer({ s, rolls, tell: told }, action);
}
