// The drawings of all pieces as stamps, each named by what it shows.

import { COUNTER } from '../../../ui/sheet/palette.ts';
import { plateStamp } from '../../../ui/sheet/plates.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import { aboardPlate, levelPlate, paintPrisoners } from './badges.ts';
import { type Face, faceKey } from './contents.ts';
import { paintBlank, paintCounter, SHADOW } from './counters.ts';
import { CHIP, paintMarkerBack, paintMines, paintWire } from './markers.ts';
import { MARKER } from './palette.ts';

const CARD = COUNTER + 2 * SHADOW;

export const counterStamp = (face: Face): Stamp => ({
  key: faceKey(face),
  w: CARD,
  h: CARD,
  draw: (ctx) => paintCounter(ctx, face),
});

export const blankStamp = (side: Face['side']): Stamp => ({
  key: `blank ${side}`,
  w: CARD,
  h: CARD,
  draw: (ctx) => paintBlank(ctx, side),
});

export const markerStamp = (letter: 'A' | 'B'): Stamp => ({
  key: `marker ${letter}`,
  w: MARKER + 2 * SHADOW,
  h: MARKER + 2 * SHADOW,
  draw: (ctx) => paintMarkerBack(ctx, letter),
});

export const obstacleStamp = (obstacle: 'mines' | 'wire'): Stamp => ({
  key: obstacle,
  w: CHIP.w + 2 * SHADOW,
  h: CHIP.h + 2 * SHADOW,
  draw: obstacle === 'mines' ? paintMines : paintWire,
});

export const levelStamp = (levels: number, limit: number): Stamp =>
  plateStamp(levelPlate(levels, limit));
export const aboardStamp = (levels: number, capacity: number): Stamp =>
  plateStamp(aboardPlate(levels, capacity));

export const prisonerStamp = (count: number): Stamp => ({
  key: `prisoners ${count}`,
  w: 24,
  h: 24,
  draw: (ctx) => paintPrisoners(ctx, count),
});
