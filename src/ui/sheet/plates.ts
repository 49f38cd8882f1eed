// Small plates with a word or a figure on them: tags of orders, levels of a stack. Drawn with the centre at the origin.

import { BLUE_PENCIL, FIGURES, RED_PENCIL } from './palette.ts';
import type { Stamp } from './stamps.ts';

export interface Plate {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
  readonly size: number; // of the letters
}

/** Width of a plate before it is drawn: figures in this face are about half as wide as high. */
const plateWidth = ({ text, size }: Plate): number => text.length * size * 0.56 + size * 0.9;
const plateHeight = ({ size }: Plate): number => size * 1.36;

function paintPlate(ctx: CanvasRenderingContext2D, plate: Plate): void {
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

export const plateStamp = (plate: Plate): Stamp => ({
  key: `plate ${plate.text} ${plate.fill} ${plate.ink} ${plate.size}`,
  w: plateWidth(plate) + 6,
  h: plateHeight(plate) + 6,
  draw: (ctx) => paintPlate(ctx, plate),
});

/** The tag of an order: blue for moves, red for fights. */
export const orderStamp = (text: string, red: boolean): Stamp =>
  plateStamp(orderPlate(text, red ? RED_PENCIL : BLUE_PENCIL));

const orderPlate = (text: string, colour: string): Plate => ({
  text,
  fill: '#fffaf0',
  ink: colour,
  edge: colour,
  size: 14,
});
