// Small badges on the pieces: levels of a stack, levels aboard a craft, prisoners. Each is drawn with its centre at
// the origin.

import { FIGURES, INK, PAPER_LIGHT } from '../../../ui/sheet/palette.ts';
import type { Plate } from '../../../ui/sheet/plates.ts';

export const levelPlate = (levels: number, limit: number): Plate => ({
  text: `${levels}/${limit}`,
  fill: INK,
  ink: '#fff8e6',
  edge: PAPER_LIGHT,
  size: 11.5,
});

export const aboardPlate = (levels: number, capacity: number): Plate => ({
  text: `${levels}/${capacity}`,
  fill: '#24506f',
  ink: '#f4fbff',
  edge: PAPER_LIGHT,
  size: 11.5,
});

/** 11.2g A prisoner: a grey figure with his hands up. */
export function paintPrisoners(ctx: CanvasRenderingContext2D, count: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, 10, 0, Math.PI * 2);
  ctx.fillStyle = '#f3ecd8';
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.2;
  ctx.stroke();
  ctx.strokeStyle = '#4d5750';
  ctx.fillStyle = '#4d5750';
  ctx.lineCap = 'round';
  ctx.lineWidth = 2.1;
  ctx.stroke(new Path2D('M-4.6 -6.6 L-3.4 -0.6 L0 0.4 L3.4 -0.6 L4.6 -6.6'));
  ctx.lineWidth = 3.6;
  ctx.stroke(new Path2D('M0 0.6 L0 4'));
  ctx.lineWidth = 1.9;
  ctx.stroke(new Path2D('M-0.8 4.4 L-1.8 8 M0.8 4.4 L1.8 8'));
  ctx.beginPath();
  ctx.arc(0, -4, 2.4, 0, Math.PI * 2);
  ctx.fill();
  if (count < 2) return;
  ctx.fillStyle = INK;
  ctx.font = `700 9px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.fillText(String(count), 7.4, 8.4);
}
