// Small badges on the pieces: levels of a stack, levels aboard a craft, prisoners, and the tags of orders. Each is
// drawn with its centre at the origin.

import { FIGURES, INK, PAPER_LIGHT } from './palette.ts';

export interface Plate {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
  readonly size: number; // of the letters
}

/** Width of a plate before it is drawn: figures in this face are about half as wide as high. */
export const plateWidth = ({ text, size }: Plate): number => text.length * size * 0.56 + size * 0.9;
export const plateHeight = ({ size }: Plate): number => size * 1.36;

export function paintPlate(ctx: CanvasRenderingContext2D, plate: Plate): void {
  const w = plateWidth(plate);
  const h = plateHeight(plate);
  const path = new Path2D();
  path.roundRect(-w / 2, -h / 2, w, h, h * 0.32);
  const scale = Math.abs(ctx.getTransform().a);
  ctx.save();
  ctx.shadowColor = 'rgba(0, 0, 0, 0.45)';
  ctx.shadowBlur = 2 * scale;
  ctx.shadowOffsetY = scale;
  ctx.fillStyle = plate.fill;
  ctx.fill(path);
  ctx.restore();
  ctx.strokeStyle = plate.edge;
  ctx.lineWidth = 1.2;
  ctx.stroke(path);
  ctx.fillStyle = plate.ink;
  ctx.font = `700 ${plate.size}px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(plate.text, 0, plate.size * 0.05, w - plate.size * 0.4);
}

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

export const orderPlate = (text: string, colour: string): Plate => ({
  text,
  fill: '#fffaf0',
  ink: colour,
  edge: colour,
  size: 14,
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
