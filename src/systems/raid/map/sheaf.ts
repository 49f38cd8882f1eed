// Strokes of many features gathered by pen, so that a whole landscape is painted in a few goes, washes first.

import type { Drawing, Stroke } from '../../../ui/sheet/ink.ts';
import { INK, PAPER_LIGHT } from '../../../ui/sheet/palette.ts';
import { CHALK, MEADOW, ROOF, SEA_DEEP, SEA_INK, WOOD, WOOD_INK } from './palette.ts';

type Pen = Omit<Stroke, 'path'>;

/** In the order they are laid on. */
const PENS = {
  field: { fill: '#e2cf97', alpha: 0.42 },
  plough: { stroke: '#a98b4e', width: 0.6, alpha: 0.5 },
  meadow: { fill: MEADOW, alpha: 0.55 },
  water: { fill: SEA_DEEP, alpha: 0.42 },
  waterInk: { stroke: SEA_INK, width: 0.9, alpha: 0.75 },
  woodShade: { fill: WOOD, alpha: 0.5 },
  hachure: { stroke: INK, width: 0.75, alpha: 0.6 },
  hedge: { stroke: WOOD_INK, width: 1.5, alpha: 0.55, dash: [0.2, 2.6] },
  scrub: { stroke: WOOD_INK, width: 0.8, alpha: 0.75 },
  treeShadow: { fill: WOOD_INK, alpha: 0.32 },
  tree: { fill: '#a3b385' },
  treeInk: { stroke: WOOD_INK, width: 0.8, alpha: 0.95 },
  shadow: { fill: INK, alpha: 0.28 },
  wall: { fill: PAPER_LIGHT, stroke: INK, width: 0.7 },
  roof: { fill: ROOF, stroke: INK, width: 0.7 },
  earth: { fill: '#c9b17c', stroke: INK, width: 0.8 },
  concrete: { fill: '#c9c5b4', stroke: INK, width: 0.8 },
  chalk: { fill: CHALK },
  solid: { fill: INK },
  pen: { stroke: INK, width: 0.9 },
  bold: { stroke: INK, width: 1.7 },
} as const satisfies Record<string, Pen>;
export type PenName = keyof typeof PENS;

export class Sheaf {
  readonly #paths = new Map<PenName, Path2D>();

  to(pen: PenName): Path2D {
    const path = this.#paths.get(pen) ?? new Path2D();
    this.#paths.set(pen, path);
    return path;
  }

  drawing(): Drawing {
    return (Object.keys(PENS) as PenName[]).flatMap((pen) => {
      const path = this.#paths.get(pen);
      return path === undefined ? [] : [{ path, ...PENS[pen] }];
    });
  }
}
