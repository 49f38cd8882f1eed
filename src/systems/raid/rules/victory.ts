// 12 Victory: what the raid is worth, line by line, at any moment.

import type { Score as AnyScore, ScoreLine } from '../../../engine/system.ts';
import type { Counted, ScoreRule } from './names.ts';
import { cite } from './rule.ts';
import {
  at,
  Flag,
  G,
  get,
  guardOf,
  has,
  isCommando,
  Off,
  placeOf,
  type RaidState,
  Stage,
} from './state.ts';
import { ABOARD, type Unit } from './types.ts';

export type Outcome = 'total-success' | 'half-success' | 'failure';

export interface Score extends AnyScore {
  readonly outcome: Outcome;
}

/** 12 The score as it stands; 12g and 12h count those still ashore only once the raid is over. */
export function score(s: RaidState): Score {
  const { victory } = s.scenario;
  const lines: ScoreLine[] = [];
  const add = (rule: ScoreRule, what: Counted, count: number, each: number): void => {
    lines.push({ rule: cite(rule), what, count, vp: count === 0 ? 0 : count * each });
  };
  const guns = get(s, G.guns);
  const last = get(s, G.secondGun);
  add('12a', 'heavy guns destroyed', guns, victory.gun);
  add('12b', 'last gun in good time', last > 0 ? 1 : 0, at(victory.secondGunByTurn, last));
  add('12c', 'telephone line cut', get(s, G.telephone), victory.telephone);
  add('12d', 'flak guns and pillboxes destroyed', get(s, G.strongpoints), victory.strongpoint);
  for (const { unit, vp, ashore } of victory.officerLost) {
    const name = s.scenario.units[unit]?.en ?? '';
    add('12e', `${name} lost`, isLost(s, unit) ? 1 : 0, vp);
    add('12h', `${name} left ashore`, isLeftAshore(s, unit) ? 1 : 0, ashore);
  }
  add('12f', 'prisoners aboard', prisonersAboard(s), victory.prisoner);
  const dear = Math.max(0, commandosGone(s) - victory.commandosFree);
  add('12g', 'commandos lost or left behind', dear, victory.commandoLost);
  if (victory.harassed !== null) {
    add('12j', 'turns the battery was kept quiet', get(s, G.harassed), victory.harassed.vp);
  }
  const vp = lines.reduce((sum, line) => sum + line.vp, 0);
  return { vp, lines, outcome: outcomeOf(s, vp), over: isOver(s) };
}

/** 12i */
function outcomeOf(s: RaidState, vp: number): Outcome {
  if (vp >= s.scenario.victory.totalSuccess) return 'total-success';
  return vp >= s.scenario.victory.halfSuccess ? 'half-success' : 'failure';
}

const isOver = (s: RaidState): boolean => get(s, G.stage) === Stage.over;
/** 12e, 12e1 Eliminated, by the enemy, the sea or chapter 5. */
const isLost = (s: RaidState, unit: Unit): boolean => placeOf(s, unit) === Off.lost;
/** 12h Ashore when the raid is over. */
const isLeftAshore = (s: RaidState, unit: Unit): boolean => {
  const place = placeOf(s, unit);
  return isOver(s) && place >= 0 && place < ABOARD;
};

/** 12f Prisoners whose guard is aboard. */
function prisonersAboard(s: RaidState): number {
  let count = 0;
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (placeOf(s, u) === Off.prisoner && placeOf(s, guardOf(s, u)) >= ABOARD) count++;
  }
  return count;
}

/** 12g Commando counters lost or left behind; those lost to chapter 5 do not count. */
export function commandosGone(s: RaidState): number {
  let count = 0;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (!isCommando(s, u) || has(s, u, Flag.event)) continue;
    if (isLost(s, u) || isLeftAshore(s, u)) count++;
  }
  return count;
}
