// What an order of a plan is for: the ground it takes or nears, whom it is to break, the cover it brings. The weightiest
// reason alone.

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { apartOf } from '../rules/field.ts';
import {
  countIn,
  has,
  heldBy,
  hexOf,
  isIn,
  Mark,
  type State,
  sideOf,
  unitIn,
} from '../rules/state.ts';
import { foeOf, type HexId, Load, NONE, type UnitId } from '../rules/types.ts';

export type Purpose =
  | { readonly kind: 'seize' | 'hold' | 'towards' | 'throw' | 'blind'; readonly hex: HexId }
  | { readonly kind: 'break' | 'shell'; readonly foes: readonly UnitId[] }
  | { readonly kind: 'trench' | 'cover' | 'form' | 'lie' };

export function purposeOf(s: State, action: Action): Purpose | null {
  const unit = A.whoOf(action);
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'move':
    case 'move-both':
      return ofMove(s, unit, where);
    case 'climb':
    case 'climb-both':
      return { kind: 'trench' };
    case 'melee':
    case 'melee-both':
      return { kind: 'throw', hex: hexOf(s, unit) };
    case 'fire':
      return { kind: 'break', foes: foesIn(s, where) };
    case 'fire-at':
    case 'shoot-at':
    case 'return-at':
      return { kind: 'break', foes: [where] };
    case 'target':
      return ofTarget(s, where, A.howOf(action));
    case 'deploy':
      return { kind: has(s, unit, Mark.dispersed) ? 'form' : 'lie' };
    case 'dig':
      return { kind: 'cover' };
    default:
      return null;
  }
}

function ofTarget(s: State, hex: HexId, load: number): Purpose | null {
  if (load === Load.smoke) return { kind: 'blind', hex };
  const foes = foesIn(s, hex);
  return foes.length === 0 ? null : { kind: 'shell', foes };
}

function foesIn(s: State, hex: HexId): UnitId[] {
  const foe = foeOf(s.scenario.human);
  return Array.from({ length: countIn(s, hex, foe) }, (_, place) => unitIn(s, hex, foe, place));
}

function ofMove(s: State, unit: UnitId, hex: HexId): Purpose | null {
  const side = sideOf(s, unit);
  if (isIn(s, hex, foeOf(side))) return { kind: 'throw', hex };
  const { objectives, cover } = s.scenario;
  if (objectives.some((one) => one.hex === hex))
    return { kind: heldBy(s, hex) === side ? 'hold' : 'seize', hex };
  const from = hexOf(s, unit);
  const goal = nearest(s, from, hex);
  if (goal !== NONE) return { kind: 'towards', hex: goal };
  const better = from === NONE || (cover[hex] as number) > (cover[from] as number);
  return better ? { kind: 'cover' } : null;
}

/** The nearest objective, not in our hands, that the step comes nearer to; NONE where it leads away from all. */
function nearest(s: State, from: HexId, hex: HexId): HexId {
  const far = (a: HexId, b: HexId): number => (a === NONE ? 99 : apartOf(s.scenario, a, b));
  const nearer = s.scenario.objectives
    .filter((one) => heldBy(s, one.hex) !== s.scenario.human)
    .filter((one) => far(hex, one.hex) < far(from, one.hex))
    .sort((a, b) => far(hex, a.hex) - far(hex, b.hex) || b.vp - a.vp);
  return nearer[0]?.hex ?? NONE;
}
