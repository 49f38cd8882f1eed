// 9.3 German movement: below the attack band a lone unit joins its nearest friend, from there on all go for the
// nearest British. Each unit moves once, by the cheapest path, as far as its own M.

import {
  type Filter,
  keepHighest,
  keepLowest,
  narrow,
  narrowWithTrace,
} from '../../../engine/filters.ts';
import { germansAttack } from '../rules/alarm.ts';
import { stackAppearance } from '../rules/appearance.ts';
import type { Candidate, Play, Trace } from '../rules/events.ts';
import type { FilterName, Stay } from '../rules/names.ts';
import { cite } from '../rules/rule.ts';
import { britishLevels, germanLevels } from '../rules/stacks.ts';
import { below, Flag, germanTop, has, lowerAll, movesOf, type RaidState } from '../rules/state.ts';
import { NONE, type Unit, type Zone } from '../rules/types.ts';
import { march } from './march.ts';
import { stackOrder, tellOrder } from './order.ts';
import {
  distanceTo,
  drawsGermans,
  lookOverMap,
  mayEnter,
  nextToBritish,
  pathTo,
  searchGoals,
} from './search.ts';

/** 9.3b The nearest British in MP; of equals, the stack with the most levels. */
const CHOOSE_ENEMY: ReadonlyArray<Filter<RaidState, FilterName>> = [
  keepLowest<RaidState, FilterName>('nearest in MP', cite('9.3b'), (_, zone) => distanceTo(zone)),
  keepHighest<RaidState, FilterName>('most levels', cite('9.3b'), britishLevels),
  keepLowest<RaidState, FilterName>('first zone', cite('9.3b'), (_, zone) => zone),
];
/** 9.3a The nearest friend in MP; of equals, the stack with the most levels, then the one that appeared first. */
const CHOOSE_FRIEND: ReadonlyArray<Filter<RaidState, FilterName>> = [
  keepLowest<RaidState, FilterName>('nearest in MP', cite('9.3a'), (_, zone) => distanceTo(zone)),
  keepHighest<RaidState, FilterName>('most levels', cite('9.3a'), germanLevels),
  keepLowest<RaidState, FilterName>('appeared first', cite('11a'), stackAppearance),
  keepLowest<RaidState, FilterName>('first zone', cite('9.3a'), (_, zone) => zone),
];

export function germanMovement(play: Play): void {
  const { s } = play;
  const attack = germansAttack(play);
  if (attack) freeToMove(s);
  lookOverMap(s);
  const order = stackOrder(s, hasMobile);
  tellOrder(play, 'movement', order);
  for (const zone of order) moveStack(play, zone, attack);
}

/** 6.6 In the attack band a unit that has fired may move as well. */
function freeToMove(s: RaidState): void {
  lowerAll(s, Flag.done, s.scenario.britishCount, s.scenario.units.length);
}

const isMobile = (s: RaidState, unit: Unit): boolean =>
  !has(s, unit, Flag.done) && movesOf(s, unit) > 0;

function hasMobile(s: RaidState, zone: Zone): boolean {
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) if (isMobile(s, u)) return true;
  return false;
}

function mobileIn(s: RaidState, zone: Zone): Unit[] {
  const units: Unit[] = [];
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) if (isMobile(s, u)) units.push(u);
  return units;
}

function moveStack(play: Play, zone: Zone, attack: boolean): void {
  const { s } = play;
  const units = mobileIn(s, zone);
  if (nextToBritish(zone)) stay(play, zone, units, '9.3', 'already next to the British');
  else if (attack) goFor(play, zone, units, drawsGermans, CHOOSE_ENEMY, '9.3b');
  else if (below(s, germanTop(s, zone)) !== NONE)
    stay(play, zone, units, '9.3a', 'with friends already');
  else goFor(play, zone, units, holdsFriends, CHOOSE_FRIEND, '9.3a');
}

/** 9.3g Friends that can be joined: a zone that may not be entered draws nobody. */
const holdsFriends = (s: RaidState, zone: Zone): boolean =>
  germanTop(s, zone) !== NONE && mayEnter(zone);

function stay(play: Play, zone: Zone, units: readonly Unit[], rule: string, reason: Stay): void {
  play.tell?.({ kind: 'german-stays', rule: cite(rule), zone, units, reason });
}

/** 9.3a, 9.3b Chooses where to go, and goes there. */
function goFor(
  play: Play,
  from: Zone,
  units: readonly Unit[],
  isGoal: (s: RaidState, zone: Zone) => boolean,
  filters: ReadonlyArray<Filter<RaidState, FilterName>>,
  rule: string,
): void {
  const { s, tell } = play;
  const goals = searchGoals(s, from, isGoal, tell !== null);
  if (goals.length === 0) return stay(play, from, units, '9.3g', 'nobody to go to can be reached');
  const trace = tell === null ? null : explain(s, from, goals, isGoal, filters, rule);
  const goal = narrow(s, goals, filters);
  const path = pathTo(s, from, goal);
  march(play, { from, goal, distance: distanceTo(goal), path, units, rule, trace });
}

/** Every zone that was looked at, the unreachable ones with their reason. */
function explain(
  s: RaidState,
  from: Zone,
  goals: readonly Zone[],
  isGoal: (s: RaidState, zone: Zone) => boolean,
  filters: ReadonlyArray<Filter<RaidState, FilterName>>,
  rule: string,
): Trace {
  const ruledOut: Candidate[] = [];
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    if (zone === from || goals.includes(zone)) continue;
    if (isGoal(s, zone)) {
      ruledOut.push({ id: zone, ruledOut: { rule: cite('9.3'), reason: 'no open path' } });
    } else if (rule === '9.3a' && germanTop(s, zone) !== NONE) {
      ruledOut.push({
        id: zone,
        ruledOut: { rule: cite('9.3g'), reason: 'zone may not be entered' },
      });
    } else if (rule === '9.3b' && isEmptyCraft(s, zone)) {
      ruledOut.push({
        id: zone,
        ruledOut: { rule: cite('9.3c'), reason: 'empty craft draw nobody' },
      });
    }
  }
  const question = rule === '9.3a' ? 'which friend to join' : 'which British to go for';
  return narrowWithTrace(s, question, cite(rule), goals, filters, ruledOut);
}

const isEmptyCraft = (s: RaidState, zone: Zone): boolean =>
  britishLevels(s, zone) > 0 && !drawsGermans(s, zone);
