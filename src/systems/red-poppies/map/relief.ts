// Brown contours every five metres, every fifth heavier and numbered, over a wash that deepens with the height: what is
// high is seen before a contour is counted.

import { contour, type Field as Heights, slopeAt, valueAt } from '../../../ui/sheet/field.ts';
import { apart, long, mix, type Point } from '../../../ui/sheet/geometry.ts';
import type { Drawing } from '../../../ui/sheet/ink.ts';
import { SERIF } from '../../../ui/sheet/palette.ts';
import { INTERVAL } from './heights.ts';
import { CONTOUR } from './palette.ts';

const FINE = 2; // pixels to a cell of the field

/** Tints from the valley up: meadow, buff, ochre. */
const TINTS: ReadonlyArray<readonly [number, number, number, number]> = [
  [150, 158, 110, 92],
  [206, 196, 150, 40],
  [226, 205, 152, 60],
  [214, 176, 112, 104],
  [196, 148, 86, 142],
];
const LOWEST = 93;
const HIGHEST = 140;

export function washOf(heights: Heights): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = heights.columns * FINE;
  canvas.height = heights.rows * FINE;
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  const image = ctx.createImageData(canvas.width, canvas.height);
  for (let j = 0, k = 0; j < canvas.height; j++) {
    for (let i = 0; i < canvas.width; i++, k += 4) {
      const at = (n: number): number => (n * heights.step) / FINE;
      const height = valueAt(heights, [heights.x + at(i), heights.y + at(j)]);
      const shade = slopeAt(heights, [heights.x + at(i), heights.y + at(j)]);
      image.data.set(tintOf(height, shade), k);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Slopes that look away from the light, which comes from the north-west, are a little darker. */
function tintOf(height: number, [dx, dy]: Point): [number, number, number, number] {
  const share = Math.max(0, Math.min(0.9999, (height - LOWEST) / (HIGHEST - LOWEST)));
  const at = share * (TINTS.length - 1);
  const [a, b] = [TINTS[Math.floor(at)], TINTS[Math.floor(at) + 1]];
  const lit = Math.max(-1, Math.min(1, (dx + dy) * 1.5)); // downhill to the south-east
  const part = (i: 0 | 1 | 2 | 3): number => {
    const from = a?.[i] ?? 0;
    return from + ((b?.[i] ?? from) - from) * (at - Math.floor(at));
  };
  const dark = 1 - 0.16 * Math.max(0, lit);
  return [part(0) * dark, part(1) * dark, part(2) * dark, part(3) + 46 * Math.max(0, lit)];
}

export interface Numbered {
  readonly at: Point;
  readonly angle: number;
  readonly text: string;
}

export interface Contours {
  readonly lines: Drawing;
  readonly numbers: readonly Numbered[];
}

const HEAVY = INTERVAL * 2;
const APART = 250; // between two numbers

export function drawContours(heights: Heights): Contours {
  const thin = new Path2D();
  const heavy = new Path2D();
  const numbers: Numbered[] = [];
  const [low, high] = rangeOf(heights);
  for (let level = Math.ceil(low / INTERVAL) * INTERVAL; level < high; level += INTERVAL) {
    const isHeavy = level % HEAVY === 0;
    for (const [a, b] of contour(heights, level + 0.01)) {
      const path = isHeavy ? heavy : thin;
      path.moveTo(...a);
      path.lineTo(...b);
      if (isHeavy) number(heights, numbers, mix(a, b, 0.5), level);
    }
  }
  return {
    lines: [
      { path: thin, stroke: CONTOUR, width: 0.95, alpha: 0.78 },
      { path: heavy, stroke: CONTOUR, width: 1.9, alpha: 0.85 },
    ],
    numbers,
  };
}

function rangeOf({ values }: Heights): [number, number] {
  let [low, high] = [values[0] as number, values[0] as number];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** A number stands along its contour, its foot downhill, clear of other numbers. */
function number(heights: Heights, numbers: Numbered[], at: Point, level: number): void {
  const [dx, dy] = slopeAt(heights, at);
  if (long(dx, dy) < 0.05 || dy < 0.03) return; // where its foot would be upwards it is hard to read
  if (numbers.some((one) => apart(one.at, at) < APART)) return;
  const { x, y, columns, rows, step } = heights;
  const [u, v] = [at[0] - x, at[1] - y];
  if (Math.min(u, v, columns * step - u, rows * step - v) < 46) return;
  numbers.push({ at, angle: Math.atan2(dy, dx) - Math.PI / 2, text: String(level) });
}

export function paintNumbers(
  ctx: CanvasRenderingContext2D,
  numbers: readonly Numbered[],
  halo: string,
): void {
  ctx.font = `italic 400 12px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const { at, angle, text } of numbers) {
    ctx.save();
    ctx.translate(...at);
    ctx.rotate(angle);
    ctx.strokeStyle = halo;
    ctx.lineWidth = 4.2;
    ctx.strokeText(text, 0, 0.5);
    ctx.fillStyle = CONTOUR;
    ctx.fillText(text, 0, 0.5);
    ctx.restore();
  }
}
