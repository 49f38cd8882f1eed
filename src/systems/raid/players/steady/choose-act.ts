// 6.1 What the taken stack does next.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import { type Group, survey } from '../../rules/group.ts';
import { Kind, NONE } from '../../rules/types.ts';
import { chooseForFleet } from './choose-craft.ts';
import { chooseLanding } from './choose-landing.ts';
import { look } from './ground.ts';
import { goHome } from './march-home.ts';
import { goForBattery } from './march-out.ts';
import type { Mind } from './mind.ts';
import { commandosIn, goalOf, paceOf } from './plan.ts';
import { Goal } from './routes.ts';
import { below, Flag, has, isCommando, kindOf, type RaidState, stepsOf, topOf } from './sight.ts';

export function chooseAct(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  const g = survey(s, mind.group);
  if (g.aboard) return chooseLanding(s, g, legal);
  const order = g.fleet ? NONE : setInOrder(s, g, legal);
  if (order !== NONE) return order;
  look(mind, s);
  if (g.fleet) return chooseForFleet(mind, s, g, legal);
  const goal = goalOf(mind, s, g.place, paceOf(s, g.place));
  if (goal === Goal.battery) return goForBattery(mind, s, g, legal);
  return goHome(mind, s, g, goal, legal);
}

/** Before anything else: who goes along, and who leads. */
function setInOrder(s: RaidState, g: Group, legal: readonly Action[]): Action {
  const mortar = g.commandos > 0 && g.done === 0 ? mortarIn(s, g) : NONE;
  if (mortar !== NONE) return act(Do.leave, mortar);
  const front = bringForward(s, g, legal);
  if (front !== NONE) return front;
  const stays = g.commandos === 0 && commandosIn(s, g.place) > 0;
  return stays && legal.includes(act(Do.done)) ? act(Do.done) : NONE;
}

/** 6.3 The mortar holds up whoever marches with it. */
function mortarIn(s: RaidState, g: Group): Action {
  for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.member) && kindOf(s, u) === Kind.mortar) return u;
  }
  return NONE;
}

/** 2.2c The strongest commando leads: his fire counts, and he can take a loss. */
function bringForward(s: RaidState, g: Group, legal: readonly Action[]): Action {
  if (isCommando(s, g.top) && stepsOf(s, g.top) === 2) return NONE;
  for (const action of legal) {
    if (doing(action) !== Do.front || !isCommando(s, first(action))) continue;
    if (!isCommando(s, g.top) || stepsOf(s, first(action)) === 2) return action;
  }
  return NONE;
}
