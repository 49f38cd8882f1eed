// The board of the battle: what the sheet is given of it. Hexes are its places, units its pieces; no two share a hex.

import type { Board, Laid, Layout, Table } from '../../../ui/sheet/board.ts';
import { PIECES } from '../../../ui/sheet/depths.ts';
import { FIGURES, SERIF } from '../../../ui/sheet/palette.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { facingOf, hasMark, hexOf, isOnBoard, Mark, type State, unitIn } from '../rules/state.ts';
import { NONE, Side, type UnitId } from '../rules/types.ts';
import { actOf } from './acts.ts';
import { artOf, middleOf, NUMBERED } from './art.ts';
import { towards } from './lattice.ts';
import { duskOf, veilsOf } from './light.ts';
import { numbersAsked } from './numbers.ts';
import { flagStamp, smokeStamp, unitStamp } from './stamps.ts';

const onBoard = (s: State): UnitId[] =>
  s.scenario.units.flatMap((_, unit) => (isOnBoard(s, unit) ? [unit] : []));

export const battleBoard: Board<Field, BattleEvent> = {
  letters: [
    `400 16px ${SERIF}`,
    `700 16px ${SERIF}`,
    `italic 400 16px ${SERIF}`,
    `500 16px ${FIGURES}`,
    `600 16px ${FIGURES}`,
  ],
  art: artOf,
  marks: () => (numbersAsked.value ? NUMBERED : ''),
  light: duskOf,
  veils: veilsOf,
  start: ({ position }) => whereTheFrenchAre(position),
  table: layTable,
  spread: () => 1,
  stack: () => [], // one unit a hex: there is nothing to fan out
  face: unitStamp,
  way: (field, hexes) => hexes.map((hex) => middleOf(field, hex)),
  act: actOf,
};

function layTable({ position, hidden, times }: Layout<Field>): Table {
  const { scenario } = position;
  const seen = onBoard(position).filter((unit) => !hidden.has(unit));
  const spot = (unit: UnitId) => middleOf(scenario, hexOf(position, unit));
  const units = seen.map((unit): Laid => {
    return { stamp: unitStamp(position, unit), at: spot(unit), depth: PIECES + 2, times };
  });
  const flags = scenario.objectives.map(({ hex }, objective): Laid => {
    const [x, y] = middleOf(scenario, hex);
    const stamp = flagStamp(position, objective);
    return { stamp, at: [x - 30, y - 27], depth: PIECES, times: Math.min(1, times) };
  });
  const smoke = seen
    .filter((unit) => hasMark(position, unit, Mark.fought))
    .map((unit): Laid => {
      const at = towards(spot(unit), facingOf(position, unit), 28 * times);
      return { stamp: smokeStamp(unit), at, depth: PIECES + 3, times };
    });
  return { pieces: [...flags, ...units, ...smoke], spots: [], occupied: seen.map(spot) };
}

/** Where a small screen begins: the first objective that the French hold with a unit, else their first unit. */
function whereTheFrenchAre(s: State): number {
  const held = s.scenario.objectives.find(({ hex }) => {
    const unit = unitIn(s, hex);
    return unit !== NONE && s.scenario.units[unit]?.side === Side.french;
  });
  const first = s.scenario.units.findIndex(
    ({ side }, unit) => side === Side.french && isOnBoard(s, unit),
  );
  return held?.hex ?? (first < 0 ? 0 : hexOf(s, first));
}
