// A map in letters: every square where it lies, with who stands there or its ground. Every other column lies half a square
// further south, so each rank takes two lines.

import { countIn, isUnspent, type State, unitIn } from '../rules/state.ts';
import { Ground, type HexId, NONE, SIDES, type SideId } from '../rules/types.ts';
import type { Say } from './words.ts';

/** The first that a hex is. */
const GROUND = [
  [Ground.building, 'v'],
  [Ground.wood, 'w'],
  [Ground.crater, 'o'],
  [Ground.summit, 'S'],
  [Ground.hill, 'h'],
  [Ground.bank, '_'],
] as const;
const WIDTH = 5; // letters of a square

export function mapLines(s: State, say: Say): string[] {
  const { columns, rows, hexes } = s.scenario;
  const at = new Map(hexes.map(({ column, row }, hex) => [`${column} ${row}`, hex]));
  const cell = (column: number, row: number): string => {
    const hex = at.get(`${column} ${row}`);
    return (hex === undefined ? '' : cellOf(s, hex)).padEnd(WIDTH);
  };
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (const odd of [0, 1]) {
      const cells = Array.from({ length: columns }, (_, column) =>
        column % 2 === odd ? cell(column, row) : ' '.repeat(WIDTH),
      );
      const label = odd === 0 ? String(row + 1).padStart(2, '0') : '  ';
      lines.push(`${label} ${cells.join('')}`.trimEnd());
    }
  }
  const heads = Array.from({ length: columns }, (_, column) =>
    String.fromCharCode(65 + column).padEnd(WIDTH),
  );
  return [`   ${heads.join('')}`.trimEnd(), ...lines, say('legend')];
}

function cellOf(s: State, hex: HexId): string {
  const marks = SIDES.flatMap((_, side) => sideMark(s, hex, side as SideId));
  return (marks.length === 0 ? groundOf(s, hex) : marks.join('')) + objectiveOf(s, hex);
}

/** 'B2', 'g1': a capital while one of them is unspent. */
function sideMark(s: State, hex: HexId, side: SideId): string[] {
  const count = countIn(s, hex, side);
  if (count === 0) return [];
  const isReady = Array.from({ length: count }, (_, place) => unitIn(s, hex, side, place)).some(
    (unit) => isUnspent(s, unit),
  );
  const letter = (SIDES[side] ?? '?').charAt(0);
  return [`${isReady ? letter.toUpperCase() : letter}${count}`];
}

function groundOf({ scenario }: State, hex: HexId): string {
  const bits = scenario.terrain[hex] as number;
  const letter = GROUND.find(([bit]) => (bits & bit) !== 0)?.[1] ?? '.';
  return `${letter}${scenario.dugBy[hex] === NONE ? '' : '='}`;
}

const objectiveOf = ({ scenario }: State, hex: HexId): string =>
  scenario.objectives.some((objective) => objective.hex === hex) ? '*' : '';
