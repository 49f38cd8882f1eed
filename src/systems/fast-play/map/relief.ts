// 9.1 Slopes: a thin wash by level, and hachures that run downhill from one contour to the next, denser and heavier
// where the ground is steep.

import { scatter } from '../../../ui/kit/scatter.ts';
import { contour, slopeAt, valueAt } from '../../../ui/sheet/field.ts';
import { long, mix, type Point } from '../../../ui/sheet/geometry.ts';
import type { Drawing } from '../../../ui/sheet/ink.ts';
import type { Heights } from './heights.ts';
import { HACHURE, LEVELS } from './palette.ts';

/** The wash, a pixel to a half cell of the field. */
export function washOf(heights: Heights): HTMLCanvasElement {
  const fine = 2;
  const canvas = document.createElement('canvas');
  canvas.width = heights.columns * fine;
  canvas.height = heights.rows * fine;
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  const image = ctx.createImageData(canvas.width, canvas.height);
  for (let j = 0, k = 0; j < canvas.height; j++) {
    for (let i = 0; i < canvas.width; i++, k += 4) {
      const at: Point = [
        heights.x + (i * heights.step) / fine,
        heights.y + (j * heights.step) / fine,
      ];
      image.data.set(tintOf(valueAt(heights, at)), k);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Levels lie flat, and the tint changes quickly between them. */
function tintOf(height: number): [number, number, number, number] {
  const low = Math.max(0, Math.min(LEVELS.length - 1, Math.floor(height)));
  const share = Math.max(0, Math.min(1, (height - low - 0.25) / 0.5));
  const [a, b] = [LEVELS[low], LEVELS[Math.min(LEVELS.length - 1, low + 1)]];
  const part = (i: 0 | 1 | 2): number => {
    const from = a?.[i] ?? 0;
    return from + ((b?.[i] ?? from) - from) * share;
  };
  return [part(0), part(1), part(2), 235];
}

const INTERVAL = 0.16; // of a level, between the rows of strokes
const GENTLE = 0.0042; // levels to a unit: below that the ground is level
const STEEP = 0.03;

/** Strokes in three weights. */
export function hachures(heights: Heights): Drawing {
  const weights = [new Path2D(), new Path2D(), new Path2D()];
  const next = scatter('hachures');
  const top = heights.values.reduce((most, height) => Math.max(most, height), 0);
  for (let level = INTERVAL / 2; level < top; level += INTERVAL) {
    for (const [a, b] of contour(heights, level)) strokesOn(heights, a, b, weights, next);
  }
  return weights.map((path, i) => ({
    path,
    stroke: HACHURE,
    width: [0.68, 1.02, 1.5][i] as number,
    alpha: [0.58, 0.72, 0.84][i] as number,
    cap: 'butt' as const,
  }));
}

function strokesOn(
  heights: Heights,
  a: Point,
  b: Point,
  weights: readonly Path2D[],
  next: () => number,
): void {
  const [dx, dy] = slopeAt(heights, mix(a, b, 0.5));
  const steep = long(dx, dy);
  if (steep < GENTLE) return;
  const share = Math.min(1, steep / STEEP);
  const spacing = 5.6 - 3.3 * share;
  const length = Math.min(19, (INTERVAL / steep) * 0.94);
  const count = long(b[0] - a[0], b[1] - a[1]) / spacing + next();
  const path = weights[share < 0.4 ? 0 : share < 0.75 ? 1 : 2] as Path2D;
  for (let i = 0; i < Math.floor(count); i++) {
    const [x, y] = mix(a, b, (i + next() * 0.6 + 0.2) / Math.max(1, Math.floor(count)));
    const far = length * (0.86 + next() * 0.2);
    path.moveTo(x, y);
    path.lineTo(x + (dx / steep) * far, y + (dy / steep) * far);
  }
}
