// `steadfast`: the standing player. Weighs what every unit could do: going where objectives draw, through what fire and to
// what end, against a shot from where it is; orders whoever can do most together; lays the guns where most lie.

import type { Player } from '../../../engine/player.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import type { Field } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import { fellowOf } from '../rules/moves.ts';
import { isReadyToAct } from '../rules/orders.ts';
import { hasMover } from '../rules/shots.ts';
import {
  askedOf,
  G,
  get,
  has,
  hexOf,
  is,
  isOnMap,
  Mark,
  Stage,
  type State,
  sideOf,
} from '../rules/state.ts';
import { Cause, Is, NONE, type UnitId } from '../rules/types.ts';
import { type Acting, bestActing, companionOf } from './acting.ts';
import { type Doctrine, PATIENT } from './doctrine.ts';
import { bestGoing, weakest } from './going.ts';
import { worthOfGap, worthOfPost } from './opening.ts';
import { type Weighed, weighOrders } from './ordering.ts';
import { worthOfShot } from './shooting.ts';
import { Survey } from './survey.ts';

export function steadfastPlayer(doctrine: Doctrine = PATIENT): Player<Field> {
  let survey: Survey | null = null;
  const pick = (s: State, listed: readonly Action[] | null): Action => {
    survey ??= new Survey(s, doctrine);
    survey.look(s, askedOf(s));
    return answer(survey, listed);
  };
  return {
    name: 'steadfast',
    start: () => undefined,
    pick,
    pickUnlisted: (s) => pick(s, null),
  };
}

/** What he would answer; where a list is worth more than a look, it is made. */
function answer(survey: Survey, listed: readonly Action[] | null): Action {
  const { s } = survey;
  switch (get(s, G.stage)) {
    case Stage.half:
      return most(weighOrders(survey));
    case Stage.act:
      return act(survey);
    case Stage.point:
      return point(survey);
    default:
      return most(weighAnswers(survey, listed ?? legal(s, [])));
  }
}

/** The first of those that are worth most. */
function most(list: readonly Weighed[]): Action {
  let best = list[0] as Weighed;
  for (const one of list) if (one.worth > best.worth) best = one;
  return best.action;
}

/** Everything that could be answered now, the best first. */
export function ranked(s: State, doctrine: Doctrine, listed: readonly Action[]): Action[] {
  const survey = new Survey(s, doctrine);
  survey.look(s, askedOf(s));
  const list = get(s, G.stage) === Stage.half ? weighOrders(survey) : weighAnswers(survey, listed);
  return list.sort((a, b) => b.worth - a.worth || a.action - b.action).map(({ action }) => action);
}

/** 5.03a Whoever shoots does it before anybody goes; then the best way on. */
function act(survey: Survey): Action {
  const { s, side } = survey;
  const ready: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++)
    if (sideOf(s, unit) === side && isReadyToAct(s, unit)) ready.push(unit);
  let best: Acting | null = null;
  for (const unit of ready) {
    const along = isOnMap(s, unit) ? companionOf(s, unit, ready) : fellowOf(s, unit);
    const one = bestActing(survey, unit, along);
    if (one === null) continue;
    if (best === null || rankOf(one) > rankOf(best)) best = one;
  }
  return best === null ? A.act(A.Do.end) : best.action;
}
const rankOf = ({ goes, worth }: Acting): number => worth + (goes ? 0 : SHOTS_FIRST);
const SHOTS_FIRST = 10_000;

/** 12.4 On, or no further. */
function point(survey: Survey): Action {
  const { s } = survey;
  const [lead, second] = [get(s, G.lead), get(s, G.second)];
  const going = bestGoing(survey, lead, second);
  return going !== null && going.worth > 0 ? going.action : A.act(A.Do.stop);
}

function weighAnswers(survey: Survey, listed: readonly Action[]): Weighed[] {
  return listed.map((action) => ({ action, worth: worthOf(survey, action) }));
}

function worthOf(survey: Survey, action: Action): number {
  const { s, doctrine } = survey;
  const who = A.whoOf(action);
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'place':
    case 'put':
      return worthOfPost(survey, who, where);
    case 'gap':
      return worthOfGap(survey, where);
    case 'all':
      return 2;
    case 'go':
      return 1;
    case 'strike':
      return sideOf(s, who) === survey.side && where === weakest(survey, hexOf(s, who)) ? 1 : 0;
    case 'return':
    case 'return-at': {
      const target = A.verbOf(action) === 'return' ? NONE : where;
      const hex = hexOf(s, get(s, G.lead));
      return worthOfShot(survey, { unit: who, hex, target, cause: Cause.return }) - doctrine.back;
    }
    case 'shoot':
    case 'shoot-at':
      return worthOfReaction(survey, who, A.verbOf(action) === 'shoot' ? NONE : where);
    case 'end':
    case 'stop':
    case 'close':
    case 'keep':
      return 0;
    case 'place-dispersed':
      return NEVER;
    default:
      return worthOfActing(survey, action);
  }
}
const NEVER = -1_000_000;

/** Answers of a unit in its order or on its way: the best of them by its worth, all others by nothing. */
function worthOfActing(survey: Survey, action: Action): number {
  const { s } = survey;
  const unit = A.whoOf(action);
  if (sideOf(s, unit) !== survey.side || !(isOnMap(s, unit) || has(s, unit, Mark.waiting)))
    return NEVER;
  const best = bestActing(survey, unit, fellowOf(s, unit));
  return best?.action === action ? best.worth : -1;
}

/** 6.31 A machine gun does not tire at movers (6.32); a rifle's shot must be worth it. */
function worthOfReaction(survey: Survey, unit: UnitId, target: UnitId): number {
  const { s, doctrine, foe } = survey;
  const lead = get(s, G.lead);
  const hex = hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
  const worth = worthOfShot(survey, { unit, hex, target, cause: Cause.react });
  const tireless = is(s, unit, Is.mg) && hasMover(s, hex, foe, target);
  return tireless ? worth : worth - doctrine.rifle;
}
