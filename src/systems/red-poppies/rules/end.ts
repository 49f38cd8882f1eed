// 10.01a What a battle is worth: ground that is held, companies lost beyond what was to be expected.

import type { Score } from '../../../engine/system.ts';
import { cite } from './rule.ts';
import { G, get, has, heldBy, heldEnds, Mark, Stage, type State } from './state.ts';

/** Units of the counter that is counted, destroyed so far. */
export function lossesOf(s: State): number {
  const { loss, counter, units } = s.scenario;
  let lost = 0;
  for (let unit = 0; unit < units.length; unit++) {
    if (counter[unit] === loss.counter && has(s, unit, Mark.destroyed)) lost++;
  }
  return lost;
}

/** 10.01a, 10.3 Objectives one by one, then losses. Before the end: as if what is held now were held to it. */
export function score(s: State): Score {
  const { objectives, heldTurns, winner, loss, outcomes } = s.scenario;
  const over = get(s, G.stage) === Stage.over;
  const nothing = get(s, G.gone) === 1;
  const counts = (objective: number, hex: number): boolean =>
    !nothing && (over ? heldEnds(s, objective) >= heldTurns : heldBy(s, hex) === winner);
  const ground = objectives.map(({ hex, vp }, objective) => {
    const count = counts(objective, hex) ? 1 : 0;
    return { rule: cite('10.01a'), what: `objective ${objective}`, count, vp: count * vp };
  });
  const count = Math.max(0, lossesOf(s) - loss.free);
  const lines = [
    ...ground,
    { rule: cite('10.01a'), what: 'losses', count, vp: count * loss.vpEach + 0 },
  ];
  const vp = lines.reduce((sum, line) => sum + line.vp, 0);
  const outcome =
    vp >= outcomes.victory ? 'victory' : vp >= outcomes.foothold ? 'foothold' : 'repulse';
  return { vp, lines, outcome, over };
}
