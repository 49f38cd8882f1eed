// 6.1 What the taken stack does next.

import { type Action, act, Do, doing, first, second } from '../../rules/actions.ts';
import { costOf, endLink, firstLink } from '../../rules/graph.ts';
import { actionCount, type Group, survey } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { ABOARD, Kind, Link, NONE, type Zone } from '../../rules/types.ts';
import { chooseForFleet } from './choose-craft.ts';
import { chooseLanding } from './choose-landing.ts';
import { look } from './ground.ts';
import type { Mind } from './mind.ts';
import { commandosIn, fieldFor, goalOf, gunsIn, mayBoard } from './plan.ts';
import { Goal } from './routes.ts';
import { hitChance, shotValue } from './shots.ts';
import {
  below,
  Flag,
  germanTop,
  has,
  isCommando,
  isFaceDown,
  kindOf,
  levelsOf,
  placeOf,
  type RaidState,
  stepsOf,
  topOf,
  turnOf,
} from './sight.ts';
import { ourSide, weigh } from './strength.ts';

import { list, t } from './tune.ts';

const STORM = list('STORM', '0,16,16,16,16,13,12,9,5,3,2,1,1');
const SURE = t('sure');

export function chooseAct(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  const g = survey(s, mind.group);
  look(s, mind.ground);
  if (g.fleet) return chooseForFleet(mind, s, g, legal);
  if (g.aboard) return chooseLanding(mind, s, g, legal);
  const slow = leaveMortar(s, g);
  if (slow !== NONE) return slow;
  const front = bringForward(s, g, legal);
  if (front !== NONE) return front;
  if (g.commandos === 0 && commandosIn(s, g.place) > 0 && legal.includes(act(Do.done)))
    return act(Do.done);
  const goal = goalOf(mind, s, g.place);
  return goal === Goal.home ? goHome(mind, s, g, legal) : goForBattery(mind, s, g, legal);
}

/** 6.2a The mortar holds up whoever marches with it. */
function leaveMortar(s: RaidState, g: Group): Action {
  if (g.commandos === 0 || g.done !== 0) return NONE;
  for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.member) && kindOf(s, u) === Kind.mortar) return act(Do.leave, u);
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

function goForBattery(mind: Mind, s: RaidState, g: Group, legal: readonly Action[]): Action {
  const { rank } = fieldFor(mind, s, Goal.battery, g.pace + g.spent);
  const ours = ourSide(s, g.place, true);
  const here = rank[g.place] as number;
  let way = NONE;
  let wayRank = here;
  let shot = NONE;
  let shotWorth = t('shotMin');
  let storm = NONE;
  let out = NONE;
  let anyStep = NONE;
  for (const action of legal) {
    const zone = first(action);
    switch (doing(action)) {
      case Do.assault:
        if (zone === mind.battery) storm = action;
        else if ((rank[zone] as number) < wayRank && weigh(mind, s, ours, zone).win >= SURE) {
          way = action;
          wayRank = rank[zone] as number;
        }
        break;
      case Do.step:
        if (anyStep === NONE || (rank[zone] as number) < (rank[first(anyStep)] as number))
          anyStep = action;
        if (
          (rank[zone] as number) < wayRank &&
          (!isFaceDown(s, zone) || weigh(mind, s, ours, zone).win >= SURE)
        ) {
          way = action;
          wayRank = rank[zone] as number;
        }
        break;
      case Do.fire: {
        const worth = shotValue(s, g, zone) * (zone === mind.battery ? t('batteryShot') : 1);
        if (worth > shotWorth) {
          shot = action;
          shotWorth = worth;
        }
        break;
      }
      case Do.done:
        out = action;
        break;
    }
  }
  if (storm !== NONE) {
    if (shot !== NONE && first(shot) === mind.battery && actionCount(g.done) === 0) return shot;
    if (
      weigh(mind, s, ours, mind.battery).value >=
      (STORM[turnOf(s)] as number) * (gunsIn(s, mind.battery) === 2 ? 1 : 0.5)
    )
      return storm;
    if (shot !== NONE) return shot;
    return out === NONE ? anyStep : out;
  }
  if (way !== NONE) {
    if (
      t('freeShot') &&
      shot !== NONE &&
      doing(way) === Do.step &&
      actionCount(g.done) === 0 &&
      !meetsEnemy(mind, s, g, rank, first(way))
    )
      return shot;
    if (doing(way) === Do.assault && actionCount(g.done) === 0) {
      const before = act(Do.fire, first(way));
      if (legal.includes(before) && shotValue(s, g, first(way)) > 0.05) return before;
    }
    return way;
  }
  if (shot !== NONE) return shot;
  return out === NONE ? anyStep : out;
}

function goHome(mind: Mind, s: RaidState, g: Group, legal: readonly Action[]): Action {
  const { rank, march } = fieldFor(mind, s, Goal.home, g.pace + g.spent);
  const ours = ourSide(s, g.place, true);
  let way = NONE;
  let wayRank = rank[g.place] as number;
  let shot = NONE;
  let shotWorth = t('shotMin');
  let out = NONE;
  let anyStep = NONE;
  let aboard = NONE;
  let one = NONE;
  for (const action of legal) {
    const zone = first(action);
    switch (doing(action)) {
      case Do.embark:
        if (
          aboard === NONE ||
          britishLevels(s, ABOARD + zone) > britishLevels(s, ABOARD + first(aboard))
        )
          aboard = action;
        break;
      case Do.embarkOne:
        if (one === NONE || (!isCommando(s, zone) && isCommando(s, first(one)))) one = action;
        break;
      case Do.assault:
        if ((rank[zone] as number) < wayRank && weigh(mind, s, ours, zone).win >= 0.7) {
          way = action;
          wayRank = rank[zone] as number;
        }
        break;
      case Do.step:
        if (anyStep === NONE || (rank[zone] as number) < (rank[first(anyStep)] as number))
          anyStep = action;
        if ((rank[zone] as number) < wayRank && !isFaceDown(s, zone)) {
          way = action;
          wayRank = rank[zone] as number;
        }
        break;
      case Do.fire: {
        const worth = shotValue(s, g, zone);
        if (worth > shotWorth) {
          shot = action;
          shotWorth = worth;
        }
        break;
      }
      case Do.done:
        out = action;
        break;
    }
  }
  if (t('hold') && aboard !== NONE && !mayBoard(mind, s, placeOf(s, first(aboard)))) aboard = NONE;
  if (t('hold') && one !== NONE && !mayBoard(mind, s, placeOf(s, second(one)))) one = NONE;
  if (aboard !== NONE) return aboard;
  if (one !== NONE) return one;
  if (
    t('freeShot') &&
    shot !== NONE &&
    actionCount(g.done) === 0 &&
    (march[g.place] as number) > g.pace
  )
    return shot;
  if (way !== NONE) return way;
  if (shot !== NONE) return shot;
  return out === NONE ? anyStep : out;
}

/** Whether the way this turn leads into a zone that must be assaulted, or may have to be. */
function meetsEnemy(mind: Mind, s: RaidState, g: Group, rank: Int16Array, first: Zone): boolean {
  const sc = s.scenario;
  let zone = g.place;
  let pace = g.pace;
  let next = first;
  while (true) {
    pace -= costOf(sc, zone, next, Link.land);
    if (pace < 0) return false;
    if (mind.ground.germans[next] !== 0 || mind.ground.hidden[next] !== 0) return true;
    zone = next;
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const to = sc.linkTo[i] as number;
      if (sc.linkKind[i] === Link.land && (rank[to] as number) < (rank[next] as number)) next = to;
    }
    if (next === zone) return false;
  }
}

export type { Zone };
export { germanTop, hitChance, levelsOf, second };
