// The drawings of all pieces as stamps, each named by what it shows.

import {
  aboardPlate,
  levelPlate,
  orderPlate,
  type Plate,
  paintPlate,
  paintPrisoners,
  plateHeight,
  plateWidth,
} from './badges.ts';
import { type Face, faceKey } from './contents.ts';
import { paintBlank, paintCounter, SHADOW } from './counters.ts';
import { HALO, paintFocus, paintSelection, paintTarget } from './highlights.ts';
import { CHIP, paintMarkerBack, paintMines, paintWire } from './markers.ts';
import type { TargetKind } from './model.ts';
import { BLUE_PENCIL, COUNTER, MARKER, RED_PENCIL } from './palette.ts';
import type { Stamp } from './stamps.ts';

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

const plateStamp = (plate: Plate): Stamp => ({
  key: `plate ${plate.text} ${plate.fill} ${plate.ink} ${plate.size}`,
  w: plateWidth(plate) + 6,
  h: plateHeight(plate) + 6,
  draw: (ctx) => paintPlate(ctx, plate),
});

export const levelStamp = (levels: number, limit: number): Stamp =>
  plateStamp(levelPlate(levels, limit));
export const aboardStamp = (levels: number, capacity: number): Stamp =>
  plateStamp(aboardPlate(levels, capacity));

export const isRed = (kind: TargetKind): boolean => kind === 'fire' || kind === 'assault';

export const orderStamp = (text: string, red: boolean): Stamp =>
  plateStamp(orderPlate(text, red ? RED_PENCIL : BLUE_PENCIL));

export const prisonerStamp = (count: number): Stamp => ({
  key: `prisoners ${count}`,
  w: 24,
  h: 24,
  draw: (ctx) => paintPrisoners(ctx, count),
});

export const targetStamp = (kind: TargetKind): Stamp => ({
  key: `target ${kind}`,
  w: HALO * 2,
  h: HALO * 2.1,
  draw: (ctx) => paintTarget(ctx, kind),
});

export const selectionStamp: Stamp = {
  key: 'selection',
  w: COUNTER * 1.7,
  h: COUNTER * 1.7,
  draw: paintSelection,
};

export const focusStamp: Stamp = { key: 'focus', w: HALO * 2, h: HALO * 2, draw: paintFocus };
