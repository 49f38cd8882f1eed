// 3.01d The lie of the land in metres, as a smooth field: hills and summits rise, banks and ravines sink, and what is
// open falls gently to the valley of the Ancre, so that contours run as they do on the Somme.

import { noise } from '../../../ui/kit/scatter.ts';
import { fieldOver, type Field as Heights, worn } from '../../../ui/sheet/field.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Field } from '../rules/field.ts';
import { Ground, type HexId } from '../rules/types.ts';
import { type Lattice, nearest } from './lattice.ts';

export type { Heights };

const CELL = 9; // map units
const WEAR = 4; // cells
export const INTERVAL = 5; // metres between contours

const OPEN = 108;
const HILL = 24;
const SUMMIT = 37;
const RAVINE = -17;
const FALLS = 7; // from the west of the sheet to the east
const ROLLS = 3.4; // of open ground, up and down

function metresOf({ terrain }: Field, hex: HexId): number {
  const words = terrain[hex] as number;
  if ((words & Ground.summit) !== 0) return SUMMIT;
  if ((words & Ground.hill) !== 0) return HILL;
  if ((words & Ground.bank) !== 0) return RAVINE;
  return 0;
}

export function layHeights(field: Field, { places, inside }: Lattice): Heights {
  const [bendX, bendY] = [noise(`${field.id} east`), noise(`${field.id} south`)];
  const rolls = noise('rolling');
  const raw = fieldOver(inside, CELL, (x, y) => {
    const bent: Point = [x + bendX(x / 60, y / 60) * 20, y + bendY(x / 60, y / 60) * 20];
    const falls = FALLS * (0.5 - (x - inside.x) / inside.w);
    return OPEN + metresOf(field, nearest(places, bent)) + falls + rolls(x / 210, y / 210) * ROLLS;
  });
  return worn(worn(worn(raw, WEAR), WEAR), WEAR - 1);
}
