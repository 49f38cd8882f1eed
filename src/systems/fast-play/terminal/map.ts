// A map in letters: every hex where it lies, with its ground, its level and who stands there facing which way.

import { facingOf, type State, strengthOf, unitIn } from '../rules/state.ts';
import { type HexId, NONE, Side } from '../rules/types.ts';
import type { Say } from './words.ts';

const GROUND = ['.', 'w', 'W', 'v', 'T'] as const;
const ARROWS = ['→', '↗', '↖', '←', '↙', '↘'] as const; // 3.3 by facing
const WIDTH = 7; // letters of a hex
const GAP = 1;

export function mapLines(s: State, say: Say): string[] {
  const { columns, rows, hexes } = s.scenario;
  const at = new Map(hexes.map(({ column, row }, hex) => [`${column} ${row}`, hex]));
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (__, column) => {
      const hex = at.get(`${column} ${row}`);
      return hex === undefined ? ' '.repeat(WIDTH) : cellOf(s, hex);
    });
    const shift = row % 2 === 0 ? '' : ' '.repeat((WIDTH + GAP) / 2);
    const label = String(row + 1).padStart(2, '0');
    return `${label} ${shift}${cells.join(' '.repeat(GAP))}`.trimEnd();
  });
  const heads = Array.from({ length: columns }, (_, column) =>
    String(column + 1)
      .padStart(2, '0')
      .padEnd(WIDTH),
  );
  return [`   ${heads.join(' '.repeat(GAP))}`.trimEnd(), ...lines, say('legend')];
}

/** 'w2', '.2#*', 'doe:4↗' with its ground left out: who stands there matters more. */
function cellOf(s: State, hex: HexId): string {
  const unit = unitIn(s, hex);
  return (unit === NONE ? groundOf(s, hex) : unitMark(s, unit)).padEnd(WIDTH);
}

function groundOf({ scenario }: State, hex: HexId): string {
  const { terrain, level, entrenched, objectiveAt } = scenario;
  const trench = entrenched[hex] === 1 ? '#' : '';
  const objective = (objectiveAt[hex] ?? NONE) === NONE ? '' : '*';
  return `${GROUND[terrain[hex] as number] ?? '.'}${level[hex]}${trench}${objective}`;
}

/** 'doe:4↗', 'G27:5↙': its id without its side, its strength, its facing. */
function unitMark(s: State, unit: number): string {
  const info = s.scenario.units[unit];
  const id = (info?.id ?? '').replace(/^[A-Z]-/, '');
  const name = info?.side === Side.french ? id.toLowerCase() : `G${id}`;
  const tail = `:${strengthOf(s, unit)}${ARROWS[facingOf(s, unit)] ?? ''}`;
  return `${name.slice(0, WIDTH - tail.length)}${tail}`;
}
