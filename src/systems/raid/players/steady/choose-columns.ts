// 11.2b Forming the lines. Where heavy guns stand, the strongest men and most of the support go against them;
// anywhere else the usual order will do.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import { germanSupport, nextSupporter, openLine, supportBehind } from '../../rules/columns.ts';
import { Kind, NONE, type Unit } from '../../rules/types.ts';
import type { AssaultOdds } from './assault-odds.ts';
import type { Mind } from './mind.ts';
import {
  assaultOf,
  battleZone,
  below,
  contactOf,
  facing,
  isCommando,
  kindOf,
  levelsOf,
  linesFormed,
  type RaidState,
  stepsOf,
  topOf,
} from './sight.ts';
import { classOf } from './strength.ts';

export function chooseColumns({ odds }: Mind, s: RaidState, legal: readonly Action[]): Action {
  if (!facesGun(s)) return act(Do.fill);
  const line = openLine(s);
  if (line !== NONE) return contactFor(s, line, legal);
  const unit = nextSupporter(s);
  return act(Do.support, unit, bestLine(odds, s, levelsOf(s, unit)));
}

function facesGun(s: RaidState): boolean {
  for (let line = 0; line < linesFormed(s); line++) if (isGun(s, facing(s, line))) return true;
  return false;
}

const isGun = (s: RaidState, unit: Unit): boolean => kindOf(s, unit) === Kind.gun;

/** Full commandos face the guns; what is left of them, the others from the top down. */
function contactFor(s: RaidState, line: number, legal: readonly Action[]): Action {
  const steps = wantsFull(s, line) ? 2 : 1;
  let found = NONE;
  for (const action of legal) {
    if (doing(action) !== Do.contact) continue;
    if (found === NONE) found = action;
    if (stepsOf(s, first(action)) === steps) return action;
  }
  return found;
}

function wantsFull(s: RaidState, line: number): boolean {
  let before = 0;
  const gun = isGun(s, facing(s, line));
  for (let other = 0; other < linesFormed(s); other++) {
    const otherGun = isGun(s, facing(s, other));
    if ((otherGun && !gun) || (otherGun === gun && other < line)) before++;
  }
  return before < fullCommandos(s);
}

function fullCommandos(s: RaidState): number {
  let count = 0;
  for (let u = topOf(s, battleZone(s)); u !== NONE; u = below(s, u)) {
    if (isCommando(s, u) && stepsOf(s, u) === 2) count++;
  }
  return count;
}

function bestLine(odds: AssaultOdds, s: RaidState, levels: number): number {
  const protection = s.scenario.protection[battleZone(s)] as number;
  let best = 0;
  let most = -1;
  for (let line = 0; line < linesFormed(s); line++) {
    const man = contactOf(s, line);
    const foe = facing(s, line);
    const ours = assaultOf(s, man) + supportBehind(s, line);
    const margin = ours - assaultOf(s, foe) - germanSupport(s, line) - protection;
    const worth = odds.supportWorth(margin, levels, classOf(s, foe), stepsOf(s, man) === 2);
    if (worth <= most) continue;
    most = worth;
    best = line;
  }
  return best;
}
