// What an order of a plan is for, read off what it does by the rules: what it takes or holds, whom it can fire at, whose
// fire it leaves. The weightiest reason alone.

import { compare, fraction } from '../../../engine/fraction.ts';
import type { Action } from '../../../engine/system.ts';
import { afterOrder, odds } from '../odds/odds.ts';
import { threatTo } from '../odds/threats.ts';
import * as A from '../rules/actions.ts';
import { isCover } from '../rules/dice.ts';
import { apartOf } from '../rules/field.ts';
import { sideOfFront } from '../rules/sight.ts';
import { facingOf, hexOf, holderOf, isOnBoard, type State, sideOf } from '../rules/state.ts';
import { type HexId, NONE, Side, type UnitId } from '../rules/types.ts';

export type Purpose =
  | { readonly kind: 'seize' | 'hold' | 'towards' | 'drive'; readonly objective: number }
  | { readonly kind: 'fire'; readonly target: UnitId; readonly dice: number }
  | { readonly kind: 'away' | 'front'; readonly foe: UnitId }
  | { readonly kind: 'cover' | 'finish' | 'weaken' };

export function purposeOf(s: State, action: Action): Purpose | null {
  switch (A.kindOf(action)) {
    case A.Do.order:
    case A.Do.charge:
      return ofOrder(s, action);
    case A.Do.attack:
      return ofAttack(s, action);
    default:
      return null;
  }
}

/** Destruction that is as likely as not is what an attack is for. */
const EVEN = fraction(1, 2);

function ofAttack(s: State, action: Action): Purpose {
  const target = A.targetOfAttack(action);
  const told = odds(s, action);
  const fight = told?.together ?? told?.fight;
  if (fight !== undefined && compare(fight.destroyed, EVEN) >= 0) return { kind: 'finish' };
  const objective = s.scenario.objectiveAt[hexOf(s, target)] ?? NONE;
  return objective === NONE ? { kind: 'weaken' } : { kind: 'drive', objective };
}

function ofOrder(s: State, action: Action): Purpose | null {
  const unit = A.unitOf(action);
  const from = hexOf(s, unit);
  const hex = A.hexOfOrder(action);
  const objective = s.scenario.objectiveAt[hex] ?? NONE;
  if (objective !== NONE && holderOf(s, objective) !== Side.french)
    return { kind: 'seize', objective };
  const best = odds(s, action)?.targets?.reduce<{ target: UnitId; dice: number } | null>(
    (most, { target, dice }) => (dice > (most?.dice ?? 0) ? { target, dice } : most),
    null,
  );
  if (best !== null && best !== undefined) return { kind: 'fire', ...best };
  if (objective !== NONE) return { kind: 'hold', objective };
  if (hex === from) return turned(s, action);
  const foe = escaped(s, action);
  if (foe !== NONE) return { kind: 'away', foe };
  const goal = nearestGoal(s, from, hex);
  if (goal !== NONE) return { kind: 'towards', objective: goal };
  const covered = isCover(s.scenario, hex) && !isCover(s.scenario, from);
  return covered ? { kind: 'cover' } : null;
}

/** The nearest German whom the unit faces after its turn and did not face before. */
function turned(s: State, action: Action): Purpose | null {
  const unit = A.unitOf(action);
  const hex = hexOf(s, unit);
  const sees = (facing: number, foe: UnitId): boolean =>
    sideOfFront(s.scenario, hex, facing, hexOf(s, foe)) > 0;
  const faced = germansBy(s, hex).find(
    (foe) => sees(A.facingOfOrder(action), foe) && !sees(facingOf(s, unit), foe),
  );
  return faced === undefined ? null : { kind: 'front', foe: faced };
}

const germansBy = (s: State, hex: HexId): UnitId[] =>
  s.scenario.units
    .flatMap((_, unit) => (sideOf(s, unit) === Side.german && isOnBoard(s, unit) ? [unit] : []))
    .sort((a, b) => apartOf(s.scenario, hex, hexOf(s, a)) - apartOf(s.scenario, hex, hexOf(s, b)));

/** A German who would fire at where the unit is and not at where it will be, or NONE. */
function escaped(s: State, action: Action): UnitId {
  const unit = A.unitOf(action);
  const [shot] = threatTo(s, unit).shots;
  if (shot === undefined || threatTo(afterOrder(s, action), unit).shots.length > 0) return NONE;
  return shot.unit;
}

/** The nearest objective that a move comes nearer to, those in German hands first; NONE where it leads away from all. */
function nearestGoal(s: State, from: HexId, hex: HexId): number {
  const { objectives } = s.scenario;
  const far = (objective: number, at: HexId): number =>
    apartOf(s.scenario, at, objectives[objective]?.hex ?? at);
  const theirs = (objective: number): number => (holderOf(s, objective) === Side.german ? 0 : 1);
  const nearer = objectives
    .map((_, objective) => objective)
    .filter((objective) => far(objective, hex) < far(objective, from))
    .sort((a, b) => theirs(a) - theirs(b) || far(a, hex) - far(b, hex));
  return nearer[0] ?? NONE;
}
