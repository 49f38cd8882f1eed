// What is in hand while units are moved: the rules know no such thing, so the unit that is looked at is, and the hex
// that was pointed at is where it would end.

import { effect, signal } from '@preact/signals';
import { mayActivate } from '../../rules/orders.ts';
import { hexOf, type State, sideOf, unitIn } from '../../rules/state.ts';
import { type HexId, NONE, Side, type UnitId } from '../../rules/types.ts';
import type { BattleDesk } from './battle-desk.ts';

/** The hex in which the unit in hand would end, of the battle on the screen; null before it is chosen. */
export const chosenEnd = signal<HexId | null>(null);

/** Keeps the chosen end in step with where the player points. */
export const watchChoice = ({ looks }: Pick<BattleDesk, 'looks'>): (() => void) =>
  effect(() => {
    chosenEnd.value = looks.pointed.value;
  });

/** The unit in hand: the one looked at, if it may be ordered; NONE. */
export function unitInHand(s: State, inspected: HexId | null): UnitId {
  if (inspected === null) return NONE;
  const unit = unitIn(s, inspected);
  return unit !== NONE && mayBeOrdered(s, unit) ? unit : NONE;
}

export const mayBeOrdered = (s: State, unit: UnitId): boolean =>
  sideOf(s, unit) === Side.french && mayActivate(s, unit);

/** 6.6 The player's units that may still be ordered, in the order of the battle. */
export const orderable = (s: State): UnitId[] =>
  s.scenario.units.flatMap((_, unit) => (mayBeOrdered(s, unit) ? [unit] : []));

/** Takes a unit in hand and brings it into sight. */
export function takeUp(
  { orders, looks }: Pick<BattleDesk, 'orders' | 'looks'>,
  unit: UnitId,
): void {
  const hex = hexOf(orders.position, unit);
  looks.lookAway();
  looks.show(hex);
}
