// The board of the battle: what the sheet is given of it. Hexes are its places, units its pieces, four to a hex at most.

import type { Board } from '../../../ui/sheet/board.ts';
import { FIGURES, SERIF } from '../../../ui/sheet/palette.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { hexOf, isOnMap, type State, sideOf } from '../rules/state.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { actOf } from './acts.ts';
import { artOf } from './art.ts';
import { unitStamp } from './counters.ts';
import { middleOf } from './lattice.ts';
import { duskOf, veilsOf } from './light.ts';
import { marksOf } from './paper-marks.ts';
import { layTable } from './table.ts';

export const battleBoard: Board<Field, BattleEvent> = {
  letters: [
    `700 16px ${SERIF}`,
    `italic 400 16px ${SERIF}`,
    `500 16px ${FIGURES}`,
    `600 16px ${FIGURES}`,
  ],
  art: artOf,
  marks: marksOf,
  light: duskOf,
  veils: veilsOf,
  start: ({ position, selected }) => whereItMatters(position, selected[0]),
  table: layTable,
  spread: () => 1,
  stack: () => [], // all of a hex are seen as they stand: there is nothing to fan out
  face: unitStamp,
  way: (field, hexes) => hexes.map((hex) => middleOf(field, hex)),
  act: actOf,
};

/** Where a small screen begins: the unit that is asked about, else the foremost of the player's, else the mine. */
function whereItMatters(s: State, asked: UnitId | undefined): number {
  if (asked !== undefined && isOnMap(s, asked)) return hexOf(s, asked);
  const { human, units, hexes, mine } = s.scenario;
  const own = units.flatMap((_, unit) =>
    sideOf(s, unit) === human && isOnMap(s, unit) ? [hexOf(s, unit)] : [],
  );
  const column = (hex: number): number => hexes[hex]?.column ?? 0;
  const middle = [...own].sort((a, b) => column(a) - column(b))[own.length >> 1];
  return middle ?? (mine !== null && mine.hex !== NONE ? mine.hex : 0);
}
