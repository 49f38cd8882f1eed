// What every picture of the game is drawn on: a sheet with a printed frame, and the points stamped askew.

import { t } from '../../../words/index.ts';
import { whole } from '../../kit/figures.ts';
import type { Grade } from '../../sheet/outcome.ts';
import { INK, type Pen } from './picture-pen.ts';

/** A sheet with a printed frame, a little darker towards its edges. */
export function drawPaper({ ctx }: Pen, width: number, height: number): void {
  ctx.fillStyle = INK.paper;
  ctx.fillRect(0, 0, width, height);
  const lamp = ctx.createRadialGradient(width / 2, 420, 200, width / 2, 620, 1100);
  lamp.addColorStop(0, 'rgb(255 251 238 / 80%)');
  lamp.addColorStop(1, 'rgb(143 128 96 / 22%)');
  ctx.fillStyle = lamp;
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = INK.ink;
  for (const [inset, thick] of [
    [30, 4],
    [40, 1],
  ] as const) {
    ctx.lineWidth = thick;
    ctx.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
}

const STAMPS: Readonly<Record<Grade, string>> = {
  best: INK.green,
  middle: INK.amber,
  worst: INK.red,
};

export interface Stamp {
  readonly points: number;
  readonly grade: Grade;
}

/** The points, with the middle of the stamp at a point. */
export function drawStamp(pen: Pen, { points, grade }: Stamp, x: number, y: number): void {
  const { ctx } = pen;
  const ink = STAMPS[grade];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.09);
  ctx.strokeStyle = ink;
  for (const [by, thick] of [
    [0, 5],
    [9, 2],
  ] as const) {
    ctx.lineWidth = thick;
    ctx.strokeRect(-95 + by, -68 + by, 190 - 2 * by, 136 - 2 * by);
  }
  pen.write(whole(points), 0, 20, { size: 84, face: 'title', ink, align: 'center' });
  pen.write(t('report.vp'), 0, 50, { size: 24, face: 'bold', ink, align: 'center' });
  ctx.restore();
}
