// A map in letters: every zone where it lies, with who can be seen there.

import { zoneName } from '../rules/actions.ts';
import { britishLevels, germanLevels } from '../rules/stacks.ts';
import { germanTop, isFaceDown, obstacleAt, type RaidState, topOf } from '../rules/state.ts';
import { NONE, Obstacle, type Zone } from '../rules/types.ts';

const WIDTH = 104;
const HEIGHT = 34;
const LEGEND =
  'b British levels, g German levels, ? face-down marker, x mines, # wire; north is up';

export function mapLines(s: RaidState): string[] {
  const { zones } = s.scenario;
  const right = Math.max(...zones.map((z) => z.x));
  const bottom = Math.max(...zones.map((z) => z.y));
  const rows = Array.from({ length: HEIGHT }, () => ' '.repeat(WIDTH));
  for (const [zone, info] of zones.entries()) {
    const text = label(s, zone);
    const column = Math.round((info.x / right) * (WIDTH - 12));
    const row = Math.round((info.y / bottom) * (HEIGHT - 1));
    write(rows, freeRow(rows, row, column, text.length), column, text);
  }
  return [...rows.map((row) => row.trimEnd()).filter((row) => row !== ''), LEGEND];
}

/** 'VGE g3', 'OR1 b6', 'H g2?'. */
function label(s: RaidState, zone: Zone): string {
  const british = topOf(s, zone) === NONE ? '' : `b${britishLevels(s, zone)}`;
  const germans = germanTop(s, zone) === NONE ? '' : `g${germanLevels(s, zone)}`;
  const obstacle = ['', 'x', '#'][obstacleAt(s, zone) === Obstacle.none ? 0 : obstacleAt(s, zone)];
  const seen = `${british}${germans}${isFaceDown(s, zone) ? '?' : ''}${obstacle}`;
  return seen === '' ? zoneName(s.scenario, zone) : `${zoneName(s.scenario, zone)} ${seen}`;
}

/** The nearest row with room for a label. */
function freeRow(rows: readonly string[], row: number, column: number, length: number): number {
  for (let away = 0; away < HEIGHT; away++) {
    for (const candidate of [row + away, row - away]) {
      const text = rows[candidate]?.slice(Math.max(0, column - 1), column + length + 1);
      if (text !== undefined && text.trim() === '') return candidate;
    }
  }
  return row;
}

function write(rows: string[], row: number, column: number, text: string): void {
  const line = rows[row] ?? '';
  rows[row] = line.slice(0, column) + text + line.slice(column + text.length);
}
