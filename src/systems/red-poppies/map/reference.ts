// The reference under the sheet: what its inks mean, and where the north is.

import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { SERIF } from '../../../ui/sheet/palette.ts';
import { BRITISH_BLUE, CONTOUR, GERMAN_RED, PLATE } from './palette.ts';
import { BRITISH_TRENCHES, CONTOURS, CRATERS, GERMAN_TRENCHES, WIRE } from './sheet-words.ts';

type Sign = (ctx: CanvasRenderingContext2D, at: Point) => void;

const SIGN = 46; // room of a sign

export function paintReference(
  ctx: CanvasRenderingContext2D,
  { x, w }: Box,
  y: number,
  lang: Lang,
): void {
  const upper = [
    [GERMAN_TRENCHES, trench(GERMAN_RED)],
    [WIRE, wire],
    [CONTOURS, contours],
  ] as const;
  const lower = [
    [BRITISH_TRENCHES, trench(BRITISH_BLUE)],
    [CRATERS, craters],
  ] as const;
  const columns = [0.4, 0.63, 0.77];
  ctx.font = `italic 400 15.5px ${SERIF}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  for (const [line, signs] of [upper, lower].entries()) {
    for (const [i, [words, sign]] of signs.entries()) {
      const at: Point = [x + w * (columns[i] ?? 0), y - 12 + line * 25];
      sign(ctx, at);
      ctx.fillStyle = PLATE;
      ctx.fillText(words[lang], at[0] + SIGN, at[1] + 1);
    }
  }
  paintNorth(ctx, [x + w - 14, y]);
}

const trench =
  (ink: string): Sign =>
  (ctx, [x, y]) => {
    ctx.strokeStyle = ink;
    ctx.lineWidth = 1.75;
    ctx.stroke(new Path2D(`M${x} ${y + 2.5}${'h4v-5h4v5'.repeat(5)}`));
  };

const wire: Sign = (ctx, [x, y]) => {
  ctx.strokeStyle = GERMAN_RED;
  ctx.lineWidth = 1.35;
  const crosses = Array.from({ length: 5 }, (_, i) => {
    const [u, v] = [x + 2 + i * 8.2, y + (i % 2 === 0 ? 2.4 : -2.4)];
    return `M${u - 2.9} ${v - 2.9}l5.8 5.8m0-5.8l-5.8 5.8`;
  });
  ctx.stroke(new Path2D(crosses.join('')));
};

const craters: Sign = (ctx, [x, y]) => {
  ctx.strokeStyle = PLATE;
  ctx.lineWidth = 1.1;
  for (const [dx, dy, r] of [
    [6, 1, 5],
    [19, -2, 6.4],
    [31, 3, 4],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x + dx, y + dy, r, 0, Math.PI * 2);
    ctx.stroke();
  }
};

const contours: Sign = (ctx, [x, y]) => {
  ctx.strokeStyle = CONTOUR;
  ctx.lineWidth = 1;
  ctx.stroke(new Path2D(`M${x} ${y + 8}q14-10 38-8M${x} ${y + 2}q14-10 38-8`));
  ctx.lineWidth = 1.9;
  ctx.stroke(new Path2D(`M${x} ${y - 4}q14-10 38-8`));
};

function paintNorth(ctx: CanvasRenderingContext2D, [x, y]: Point): void {
  ctx.fillStyle = PLATE;
  ctx.strokeStyle = PLATE;
  ctx.lineWidth = 1.2;
  ctx.stroke(new Path2D(`M${x} ${y + 24}V${y - 20}`));
  ctx.fill(new Path2D(`M${x} ${y - 26}l6 15-6-3.6-6 3.6z`));
  ctx.font = `700 17px ${SERIF}`;
  ctx.textAlign = 'right';
  ctx.fillText('N', x - 9, y + 4);
}
