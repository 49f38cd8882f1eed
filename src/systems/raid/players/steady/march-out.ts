// The way to the battery, and the fight for it.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import { costOf, endLink, firstLink } from '../../rules/graph.ts';
import { actionCount, type Group } from '../../rules/group.ts';
import { Link, NONE, type Zone } from '../../rules/types.ts';
import { wayTo } from './destination.ts';
import type { Mind } from './mind.ts';
import type { Options } from './options.ts';
import { fieldFor } from './plan.ts';
import { Goal } from './routes.ts';
import { shotWorth } from './shots.ts';
import { type RaidState, turnOf } from './sight.ts';
import { ourSide, weigh } from './strength.ts';

/**
 * By twelfths of the raid: what an assault on both guns must be worth, in VP, where a gun is worth ten. Early on there is
 * time to shoot their escort first.
 */
const STORM_WORTH = [0, 16, 16, 16, 16, 13, 12, 9, 5, 3, 2, 1, 1];
const STORM_GUN = 10;

function stormWorth(s: RaidState): number {
  const { turns, victory } = s.scenario;
  const twelfth = Math.ceil((turnOf(s) * (STORM_WORTH.length - 1)) / turns);
  return (STORM_WORTH[twelfth] as number) * (victory.gun / STORM_GUN);
}

export function goForBattery(mind: Mind, s: RaidState, g: Group, legal: readonly Action[]): Action {
  const { rank } = fieldFor(mind, Goal.battery, g.pace + g.spent);
  const can = mind.options.sortOut(mind, s, g, rank, legal);
  if (mind.doctrine.march !== null) can.way = wayTo(mind, s, g, Goal.battery, legal);
  const fresh = actionCount(g.done) === 0;
  if (can.storm !== NONE) return storm(mind, s, g, can, fresh);
  if (can.way === NONE) return can.shot !== NONE ? can.shot : rest(can);
  if (fresh && shootFirst(mind, s, g, can, rank)) return shotBefore(can);
  return can.way;
}

/** Shoot at the escort, and go in once the odds are good. */
function storm(mind: Mind, s: RaidState, g: Group, can: Options, fresh: boolean): Action {
  if (fresh && can.shot !== NONE && first(can.shot) === mind.battery) return can.shot;
  const { value } = weigh(mind, s, ourSide(s, g.place, true), mind.battery);
  const share = mind.doctrine.storm * (mind.ground.guns > 1 ? 1 : 0.5);
  const enough = stormWorth(s) * share;
  if (value >= enough) return can.storm;
  return can.shot !== NONE ? can.shot : rest(can);
}

/** 6.1 A shot before an assault, at the same zone; or before a march that meets nobody. */
function shootFirst(mind: Mind, s: RaidState, g: Group, can: Options, rank: Int16Array): boolean {
  if (doing(can.way) === Do.assault)
    return shotWorth(mind, s, g, first(can.way)) > mind.doctrine.shot;
  return can.shot !== NONE && !meetsEnemy(mind, s, g, rank, first(can.way));
}

const shotBefore = (can: Options): Action =>
  doing(can.way) === Do.assault ? act(Do.fire, first(can.way)) : can.shot;

/** 2.2j A stack that fits where it is may stay; else it goes on. */
export const rest = (can: Options): Action => (can.done !== NONE ? can.done : can.step);

/** Whether the way this turn leads into a zone that must be assaulted, or may have to be. */
function meetsEnemy(mind: Mind, s: RaidState, g: Group, rank: Int16Array, ahead: Zone): boolean {
  const { germans, hidden } = mind.ground;
  let zone = g.place;
  let next = ahead;
  for (let pace = g.pace; ; zone = next, next = nearer(s, zone, rank)) {
    if (next === zone) return false;
    pace -= costOf(s.scenario, zone, next, Link.land);
    if (pace < 0) return false;
    if (germans[next] !== 0 || hidden[next] !== 0) return true;
  }
}

/** The next zone on the way, or the same one at its end. */
function nearer(s: RaidState, zone: Zone, rank: Int16Array): Zone {
  const sc = s.scenario;
  let best = zone;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const next = sc.linkTo[i] as number;
    if (sc.linkKind[i] === Link.land && (rank[next] as number) < (rank[best] as number))
      best = next;
  }
  return best;
}
