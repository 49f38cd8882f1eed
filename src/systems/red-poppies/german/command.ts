// The automaton's side of every question: one seam between the rules and whoever decides for the Germans. What it answers
// hangs on the position alone; the same filters run with and without anybody asking why.

import type { Action } from '../../../engine/system.ts';
import type { Why } from '../rules/events.ts';
import { legal } from '../rules/legal.ts';
import { G, get, Stage, type State } from '../rules/state.ts';
import { act, nameMass, point } from './acts.ts';
import { messengers } from './batteries.ts';
import { layGap, layMine, putUnit, registerHex } from './before.ts';
import { Inquiry } from './inquiry.ts';
import { strikeAt } from './melee.ts';
import { order } from './orders.ts';
import { reaction, returnFire } from './reaction.ts';
import { placeUnit } from './set-up.ts';

type Answer = (inquiry: Inquiry) => Action;

/** By stage. */
const ANSWERS: Readonly<Record<number, Answer>> = {
  [Stage.register]: registerHex,
  [Stage.mine]: layMine,
  [Stage.place]: placeUnit,
  [Stage.gap]: layGap,
  [Stage.reinforce]: putUnit,
  [Stage.half]: order,
  [Stage.mass]: nameMass,
  [Stage.messenger]: messengers,
  [Stage.act]: act,
  [Stage.point]: point,
  [Stage.strike]: strikeAt,
  [Stage.return]: returnFire,
  [Stage.pause]: reaction,
};

/** A question that has no list of its own: the first answer there is. */
const first: Answer = ({ s }) => legal(s, [])[0] as Action;

/** What it answers. */
export function choose(s: State): Action {
  return answerTo(new Inquiry(s, false));
}

/** The same with its reasons. */
export function explain(s: State): { readonly action: Action; readonly why: Why } {
  const inquiry = new Inquiry(s, true);
  const action = answerTo(inquiry);
  return { action, why: inquiry.why() };
}

const answerTo = (inquiry: Inquiry): Action => (ANSWERS[get(inquiry.s, G.stage)] ?? first)(inquiry);
