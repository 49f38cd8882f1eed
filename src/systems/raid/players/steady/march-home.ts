// The way home, by the telephone line if there is time: march, shoot in passing, go aboard.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, first, second } from '../../rules/actions.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import { actionCount, type Group, paceWith } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { Link, NONE, type Unit, type Zone } from '../../rules/types.ts';
import { wayTo } from './destination.ts';
import { rest } from './march-out.ts';
import type { Mind } from './mind.ts';
import type { Options } from './options.ts';
import { fieldFor, mayBoard } from './plan.ts';
import { Goal } from './routes.ts';
import { below, Flag, has, isCommando, levelsOf, placeOf, type RaidState, topOf } from './sight.ts';

export function goHome(
  mind: Mind,
  s: RaidState,
  g: Group,
  goal: number,
  legal: readonly Action[],
): Action {
  const { rank } = fieldFor(mind, goal, g.pace + g.spent);
  const can = mind.options.sortOut(mind, s, g, rank, legal);
  if (mind.doctrine.march !== null) can.way = wayTo(mind, s, g, goal, legal);
  const boarding = goal === Goal.home ? board(mind, s, can) : NONE;
  if (boarding !== NONE) return boarding;
  const surplus = tooMany(mind, s, g, rank, can);
  if (surplus !== NONE) return act(Do.leave, surplus);
  if (can.shot !== NONE && actionCount(g.done) === 0 && !canBoardNow(mind, s, g)) return can.shot;
  if (can.way !== NONE) return can.way;
  return can.shot !== NONE ? can.shot : rest(can);
}

function board(mind: Mind, s: RaidState, can: Options): Action {
  if (can.embark !== NONE && mayGoAboard(mind, s, first(can.embark))) return can.embark;
  if (can.embarkOne !== NONE && mayGoAboard(mind, s, second(can.embarkOne))) return can.embarkOne;
  return NONE;
}

const mayGoAboard = (mind: Mind, s: RaidState, craft: Unit): boolean =>
  mayBoard(mind, s, placeOf(s, craft), craft);

/** 6.1 Whoever marches and goes aboard in one turn has no action left for a shot. */
function canBoardNow(mind: Mind, s: RaidState, g: Group): boolean {
  let fastest = 0;
  for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, Flag.member)) continue;
    fastest = Math.max(fastest, paceWith(s, u, g.led));
  }
  return (fieldFor(mind, Goal.home, fastest).march[g.place] as number) <= fastest - g.spent;
}

/** 1.2 Where the next zone has room for most of the stack but not for all, the weakest wait. */
function tooMany(mind: Mind, s: RaidState, g: Group, rank: Int16Array, can: Options): Unit {
  if (g.done !== 0 || g.size < 2 || can.way !== NONE) return NONE;
  const next = fullZoneAhead(mind, s, g, rank);
  if (next === NONE) return NONE;
  const room = s.scenario.stackLimit - britishLevels(s, next);
  return room < g.levels && 2 * room >= g.levels ? weakest(s, g) : NONE;
}

function fullZoneAhead(mind: Mind, s: RaidState, g: Group, rank: Int16Array): Zone {
  const sc = s.scenario;
  const { germans, hidden } = mind.ground;
  for (let i = firstLink(sc, g.place); i < endLink(sc, g.place); i++) {
    const next = sc.linkTo[i] as number;
    if (sc.linkKind[i] !== Link.land || (sc.linkCost[i] as number) > g.pace) continue;
    if (germans[next] !== 0 || hidden[next] !== 0) continue;
    if ((rank[next] as number) < (rank[g.place] as number)) return next;
  }
  return NONE;
}

function weakest(s: RaidState, g: Group): Unit {
  let found = NONE;
  for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, Flag.member) || !isCommando(s, u)) continue;
    if (found === NONE || levelsOf(s, u) < levelsOf(s, found)) found = u;
  }
  return found;
}
