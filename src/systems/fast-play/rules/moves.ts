// 8, 10 Where an activated unit may end, and how.

import { type End, EndList } from './end-list.ts';
import { findInfantryEnds } from './infantry-ends.ts';
import { endsKept, type KeptEnds } from './kept-ends.ts';
import type { State } from './state.ts';
import { Kind, type UnitId } from './types.ts';
import { waysOf } from './ways.ts';

export { capacityOf, type End } from './end-list.ts';

/** 8.8 The ends of one unit place by place, sorted by hex and facing; staying is one of them. Never written into. */
export const endListOf = (s: State, unit: UnitId): KeptEnds => endsKept(s, unit, findEnds);

function findEnds(s: State, unit: UnitId, into: EndList): void {
  if (s.scenario.kind[unit] === Kind.infantry) findInfantryEnds(s, unit, into);
  else findEndsByWays(s, unit, into);
}

/** The same for units of every kind, by going every way. */
export const findEndsByWays = (s: State, unit: UnitId, into: EndList): void =>
  waysOf(s, unit).list(into, false);

const charges = new EndList();

/** 14.2 The ends that only a charge reaches ready to fight: two spent, and an enemy in contact; good until the next call. */
export function chargeListOf(s: State, unit: UnitId): EndList {
  if (s.scenario.kind[unit] === Kind.infantry) waysOf(s, unit).list(charges, true);
  else charges.places = 0;
  return charges;
}

/** The same one by one. */
export const endsOf = (s: State, unit: UnitId): End[] => endListOf(s, unit).written();
export const chargesOf = (s: State, unit: UnitId): End[] => chargeListOf(s, unit).written(true);
