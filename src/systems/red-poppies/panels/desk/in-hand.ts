// Who is in hand while an order is carried out: who moves now, or the ordered units of the hex that is looked at, else
// those who come next. A stack goes together unless one of it is taken alone.

import { signal } from '@preact/signals';
import { fellowOf, isEntering } from '../../rules/moves.ts';
import { isReadyToAct } from '../../rules/orders.ts';
import { countIn, G, get, hexOf, Stage, type State, sideOf, unitIn } from '../../rules/state.ts';
import { type HexId, NONE, type SideId, type UnitId } from '../../rules/types.ts';
import type { BattleDesk } from './battle-desk.ts';

/** The one of a stack that is to act alone, of the battle on the screen; null: both. */
export const alone = signal<UnitId | null>(null);

/** 5.03a The square from which the order was given, of the battle on the screen: whoever stands there begins. */
export const begun = signal<HexId | null>(null);

/** 5.03a Everybody who has been ordered and can still do something. */
export const readyUnits = (s: State): UnitId[] =>
  s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === s.scenario.human && isReadyToAct(s, unit) ? [unit] : [],
  );

/** Who could act together where the player looks. */
export function stackInHand(s: State, inspected: HexId | null): UnitId[] {
  const stage = get(s, G.stage);
  if (stage === Stage.point)
    return [get(s, G.lead), get(s, G.second)].filter((unit) => unit !== NONE).sort((a, b) => a - b);
  if (stage !== Stage.act) return [];
  const ready = readyUnits(s);
  const at = (hex: HexId | null) => ready.filter((unit) => hexOf(s, unit) === hex);
  const [first] = [...at(inspected), ...at(begun.value), ...ready]; // nobody is looked at: whoever is next
  if (first === undefined) return [];
  if (!isEntering(s, first)) return ready.filter((unit) => hexOf(s, unit) === hexOf(s, first));
  const fellow = fellowOf(s, first);
  return fellow === NONE ? [first] : [first, fellow];
}

/** Who is in hand: the stack, or the one of it that was taken alone. */
export function unitsInHand(s: State, inspected: HexId | null): UnitId[] {
  const stack = stackInHand(s, inspected);
  const one = alone.value;
  return one !== null && stack.includes(one) ? [one] : stack;
}

/** The units of a side in a hex. */
export const unitsIn = (s: State, hex: HexId, side: SideId): UnitId[] =>
  Array.from({ length: countIn(s, hex, side) }, (_, n) => unitIn(s, hex, side, n));

/** The player's. */
export const ownIn = (s: State, hex: HexId): UnitId[] => unitsIn(s, hex, s.scenario.human);

/** Looks at a hex and brings it into sight. */
export function takeUp({ looks }: Pick<BattleDesk, 'looks'>, hex: HexId): void {
  looks.lookAway();
  looks.show(hex);
}
