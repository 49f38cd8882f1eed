// Before the first turn: where everybody of ours stands, and which wire is cut.

import { copy } from '../../../engine/position.ts';
import { apartOf } from '../rules/field.ts';
import { line } from '../rules/sight.ts';
import { countIn, cutWire, hexOf, is, isOnMap, type State, sideOf } from '../rules/state.ts';
import { type HexId, Is, NONE, type UnitId } from '../rules/types.ts';
import { Survey } from './survey.ts';

/** Companies near what draws them and out of fire; guns where they see most of the enemy. */
export function worthOfPost(survey: Survey, unit: UnitId, hex: HexId): number {
  const { s } = survey;
  const trench = s.scenario.dugBy[hex] !== NONE && is(s, unit, Is.digger);
  const fire = survey.priceOf(survey.riskAt(unit, hex, trench, false));
  const barrage = survey.priceOf(survey.barrageAt(unit, hex, trench, false));
  const exposed = -fire / 2 - barrage * 2;
  if (is(s, unit, Is.infantry | Is.armour)) {
    const together = countIn(s, hex, survey.side) > 0 ? 1 : 0;
    return survey.pullAt(hex) + exposed + together;
  }
  const range = s.scenario.range[unit * 2] as number;
  let sees = 0;
  for (let other = 0; other < s.scenario.units.length; other++) {
    if (sideOf(s, other) === survey.side || !isOnMap(s, other)) continue;
    const apart = apartOf(s.scenario, hex, hexOf(s, other));
    if (apart <= range && line(s, hex, hexOf(s, other)) >= 0) sees += Math.max(1, 7 - apart);
  }
  return sees * 4 + exposed + survey.pullAt(hex) / 100 - countIn(s, hex, survey.side) * 5;
}

/** 7.62 The gap that brings all of ours nearest. */
export function worthOfGap(survey: Survey, wire: number): number {
  const tried: State = copy(survey.s);
  cutWire(tried, wire);
  const after = new Survey(tried, survey.doctrine);
  after.look(tried, survey.side);
  let sum = 0;
  for (let unit = 0; unit < tried.scenario.units.length; unit++) {
    if (sideOf(tried, unit) === survey.side && isOnMap(tried, unit))
      sum += after.pullAt(hexOf(tried, unit)) - survey.pullAt(hexOf(tried, unit));
  }
  return sum + 1;
}
