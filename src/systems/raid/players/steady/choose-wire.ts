// 10.6 At the wire: a bangalore only when the way on is worth the noise.

import type { Action } from '../../../../engine/system.ts';
import { act, Do } from '../../rules/actions.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import { survey } from '../../rules/group.ts';
import { Link } from '../../rules/types.ts';
import { look } from './ground.ts';
import type { Mind } from './mind.ts';
import { fieldFor, goalOf, paceOf } from './plan.ts';
import { Act, alarmOf, isFaceDown, type RaidState } from './sight.ts';

export function chooseAtWire(mind: Mind, s: RaidState): Action {
  if (isTooLoud(mind, s)) return act(Do.stop);
  const g = survey(s, mind.group);
  look(mind, s);
  const sc = s.scenario;
  const goal = goalOf(mind, s, g.place, paceOf(s, g.place));
  const { rank } = fieldFor(mind, goal, g.pace + g.spent);
  const mayAssault = (g.done & ~Act.move) === 0;
  for (let i = firstLink(sc, g.place); i < endLink(sc, g.place); i++) {
    const zone = sc.linkTo[i] as number;
    if (sc.linkKind[i] !== Link.land || (sc.linkCost[i] as number) > g.pace) continue;
    if ((rank[zone] as number) >= (rank[g.place] as number)) continue;
    if ((mind.ground.germans[zone] !== 0 || isFaceDown(s, zone)) && !mayAssault) continue;
    return act(Do.blow);
  }
  return act(Do.stop);
}

/** 7.3 The noise must not bring the Germans out. */
function isTooLoud({ doctrine, scenario }: Mind, s: RaidState): boolean {
  const left = scenario.alarmAttack - alarmOf(s);
  return left > 0 && left <= doctrine.quiet;
}
