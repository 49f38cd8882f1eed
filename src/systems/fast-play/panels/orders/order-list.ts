// The orders of the moment as the player sees them: everything legal, or, while units are moved, everything that the
// unit in hand may be ordered, in the hex that was chosen.

import type { Action } from '../../../../engine/system.ts';
import * as A from '../../rules/actions.ts';
import { chargesOf, type End, endsOf } from '../../rules/moves.ts';
import { mayCharge } from '../../rules/orders.ts';
import { facingOf, fromOf, hexOf, type State, targetOf } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { type HexId, NONE, type UnitId } from '../../rules/types.ts';
import type { BattleOrder } from '../desk/battle-desk.ts';
import { chosenEnd, unitInHand } from '../desk/in-hand.ts';

export function listOrders(
  s: State,
  asked: BattleAsked,
  inspected: HexId | null,
): readonly BattleOrder[] {
  if (asked.kind !== 'move') return asked.actions.map((action) => answer(s, action));
  const unit = unitInHand(s, inspected);
  const chosen = chosenEnd.value;
  const ends = unit === NONE ? [] : ordersOf(s, unit);
  const here = chosen === null ? ends : ends.filter(({ place }) => place === chosen);
  return [...here, ...asked.actions.filter((a) => isOfTheSide(a)).map((a) => answer(s, a))];
}

const isOfTheSide = (action: Action): boolean =>
  A.kindOf(action) === A.Do.close || A.kindOf(action) === A.Do.done;

/** 8.8, 8.10, 14.2 What a unit may be ordered: to stay first, then by hex and facing, charges last. */
export function ordersOf(s: State, unit: UnitId): BattleOrder[] {
  const stays = ({ hex, facing }: End): boolean =>
    hex === hexOf(s, unit) && facing === facingOf(s, unit);
  const orders = endsOf(s, unit).map((end): BattleOrder => {
    const { hex, facing, mayFight } = end;
    const action = A.order(unit, hex, facing);
    return { action, group: stays(end) ? 'stay' : 'go', place: hex, mayFight };
  });
  const charges = mayCharge(s, unit) ? chargesOf(s, unit) : [];
  const charged = charges.map(({ hex, facing }): BattleOrder => {
    return { action: A.charge(unit, hex, facing), group: 'charge', place: hex, mayFight: true };
  });
  const first = orders.filter(({ group }) => group === 'stay');
  return [...first, ...orders.filter(({ group }) => group === 'go'), ...charged];
}

const GROUPS: Readonly<Record<number, BattleOrder['group']>> = {
  [A.Do.attack]: 'attack',
  [A.Do.pass]: 'pass',
  [A.Do.close]: 'close',
  [A.Do.done]: 'done',
};

const answer = (s: State, action: Action): BattleOrder => ({
  action,
  group: GROUPS[A.kindOf(action)] ?? 'answer',
  place: placeOf(s, action),
  mayFight: false,
});

/** Where an answer leads or aims. */
function placeOf(s: State, action: Action): HexId | null {
  const unit = A.unitOf(action);
  switch (A.kindOf(action)) {
    case A.Do.attack:
      return hexOf(s, A.targetOfAttack(action));
    case A.Do.follow:
      return fromOf(s, targetOf(s, unit));
    case A.Do.convert:
    case A.Do.lose:
    case A.Do.pass:
    case A.Do.stay:
      return hexOf(s, unit);
    default:
      return null;
  }
}
