// 9.2a How many levels could come aboard in each sea zone this turn, if craft lay there.

import { endLink, firstLink } from '../../rules/graph.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { Link, MAX_ZONES, NONE, type Zone } from '../../rules/types.ts';
import type { Mind } from './mind.ts';
import { bestPaceIn, fieldFor, goalOf, mayBoard, paceOf } from './plan.ts';
import { Goal } from './routes.ts';
import { type RaidState, topOf } from './sight.ts';

export const waiting = new Int16Array(MAX_ZONES);

export function countWaiting(mind: Mind, s: RaidState): void {
  waiting.fill(0);
  for (const zone of mind.coast) {
    if (topOf(s, zone) === NONE) continue;
    const pace = bestPaceIn(s, zone);
    // The goal first: on the way out nobody needs the ways home worked out.
    if (pace === 0 || goalOf(mind, s, zone, paceOf(s, zone)) !== Goal.home) continue;
    if ((fieldFor(mind, Goal.home, pace).march[zone] as number) > pace) continue;
    const sea = seaAhead(mind, s, zone, pace);
    if (sea === NONE || !mayBoard(mind, s, sea)) continue;
    waiting[sea] = (waiting[sea] as number) + Math.max(1, britishLevels(s, zone));
  }
}

const LONGEST_WAY = 4;

/** The sea zone a stack near the coast is making for. */
function seaAhead(mind: Mind, s: RaidState, from: Zone, pace: number): Zone {
  const sc = s.scenario;
  const { rank } = fieldFor(mind, Goal.home, pace);
  let zone = from;
  for (let steps = 0; steps < LONGEST_WAY; steps++) {
    let next = zone;
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const to = sc.linkTo[i] as number;
      if (sc.linkKind[i] === Link.landing) return to;
      if (sc.linkKind[i] === Link.land && (rank[to] as number) < (rank[next] as number)) next = to;
    }
    if (next === zone) return NONE;
    zone = next;
  }
  return NONE;
}
