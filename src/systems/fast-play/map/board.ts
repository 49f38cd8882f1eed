// The board of the battle: what the sheet is given of it. Hexes are its places, units its pieces; no two share a hex.

import type { Board, Laid, Layout, Table } from '../../../ui/sheet/board.ts';
import { PIECES } from '../../../ui/sheet/depths.ts';
import { selectionStamp } from '../../../ui/sheet/highlights.ts';
import { FIGURES, SERIF } from '../../../ui/sheet/palette.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { facingOf, hasMark, hexOf, isOnBoard, Mark, type State, unitIn } from '../rules/state.ts';
import { NONE, Side, type UnitId } from '../rules/types.ts';
import { actOf } from './acts.ts';
import { artOf, middleOf, NUMBERED } from './art.ts';
import { intended } from './intended.ts';
import { towards } from './lattice.ts';
import { duskOf, veilsOf } from './light.ts';
import { numbersAsked } from './numbers.ts';
import { endsStamp, flagStamp, ghostStamp, smokeStamp, unitStamp } from './stamps.ts';

const onBoard = (s: State): UnitId[] =>
  s.scenario.units.flatMap((_, unit) => (isOnBoard(s, unit) ? [unit] : []));

export const battleBoard: Board<Field, BattleEvent> = {
  letters: [
    `700 16px ${SERIF}`,
    `italic 400 16px ${SERIF}`,
    `500 16px ${FIGURES}`,
    `600 16px ${FIGURES}`,
  ],
  art: artOf,
  marks: () => (numbersAsked.value ? NUMBERED : ''),
  light: duskOf,
  veils: veilsOf,
  start: ({ position, selected }) => whereItMatters(position, selected[0]),
  table: layTable,
  spread: () => 1,
  stack: () => [], // one unit a hex: there is nothing to fan out
  face: unitStamp,
  way: (field, hexes) => hexes.map((hex) => middleOf(field, hex)),
  act: actOf,
};

function layTable({ position, hidden, selected, times }: Layout<Field>): Table {
  const { scenario } = position;
  const seen = onBoard(position).filter((unit) => !hidden.has(unit));
  const spot = (unit: UnitId) => middleOf(scenario, hexOf(position, unit));
  const ghost = intended.value?.ghost ?? null;
  const turned = ghost !== null && ghost.hex === hexOf(position, ghost.unit) ? ghost.unit : NONE;
  const units = seen
    .filter((unit) => unit !== turned) // where it stands, what is intended takes its place
    .map((unit): Laid => {
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
  const meant = intentionsOn(position, times);
  const asked = seen
    .filter((unit) => selected.has(unit))
    .map((unit): Laid => {
      return { stamp: selectionStamp, at: spot(unit), depth: PIECES + 1.5, times: times * 1.2 };
    });
  return {
    pieces: [...flags, ...meant, ...asked, ...units, ...smoke],
    spots: [],
    occupied: seen.map(spot),
  };
}

/** 8.10 Where the unit in hand may end and how it may face there, and the unit as the order looked at would have it. */
function intentionsOn(position: State, times: number): Laid[] {
  const { scenario } = position;
  const { ends = [], ghost = null } = intended.value ?? {};
  const laid = ends.map(({ hex, fights, marches }): Laid => {
    const stamp = endsStamp(fights, marches);
    return { stamp, at: middleOf(scenario, hex), depth: PIECES + 1, times };
  });
  if (ghost === null) return laid;
  const stamp = ghostStamp(position, ghost.unit, ghost.facing, ghost.still);
  return [...laid, { stamp, at: middleOf(scenario, ghost.hex), depth: PIECES + 2.5, times }];
}

/** Where a small screen begins: the unit that is asked about, else the first objective that the French hold with a unit,
 * else their first unit. */
function whereItMatters(s: State, asked: UnitId | undefined): number {
  if (asked !== undefined && isOnBoard(s, asked)) return hexOf(s, asked);
  const held = s.scenario.objectives.find(({ hex }) => {
    const unit = unitIn(s, hex);
    return unit !== NONE && s.scenario.units[unit]?.side === Side.french;
  });
  const first = s.scenario.units.findIndex(
    ({ side }, unit) => side === Side.french && isOnBoard(s, unit),
  );
  return held?.hex ?? (first < 0 ? 0 : hexOf(s, first));
}
