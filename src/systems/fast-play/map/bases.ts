// 2.1, 2.5 A unit as a long low counter: a row of bases of figures, one a strength point, those lost left empty; the
// front edge heavy. Infantry stands on oblongs, battle cavalry on slanting ones with a stroke, light cavalry on points.

import { Kind } from '../rules/types.ts';
import type { Uniform } from './palette.ts';

export const BASE = 12; // width of a base
const GAP = 1.2;
const DEEP = 18;
const LEAN = 4; // of battle cavalry

export const lengthOf = (bases: number): number => bases * (BASE + GAP) - GAP;

/** The outline of one base, its front up, from its left corner. */
function baseOutline(kind: number, x: number): Path2D {
  const [top, foot] = [-DEEP / 2, DEEP / 2];
  if (kind === Kind.battleCavalry)
    return new Path2D(
      `M${x + LEAN} ${top}h${BASE - LEAN * 0.4}L${x + BASE - LEAN} ${foot}h${-(BASE - LEAN * 0.4)}z`,
    );
  if (kind === Kind.lightCavalry)
    return new Path2D(
      `M${x + BASE / 2} ${top - 3}L${x + BASE} ${top + 6}V${foot - 3}L${x + BASE / 2} ${foot - 6}L${x} ${foot - 3}V${top + 6}z`,
    );
  return new Path2D(`M${x} ${top}h${BASE}v${DEEP}h${-BASE}z`);
}

export interface Row {
  readonly kind: number;
  readonly full: number; // 2.1 bases at the start
  readonly left: number;
  readonly uniform: Uniform;
}

/** The row with its front up, its middle at the origin. */
export function paintRow(ctx: CanvasRenderingContext2D, row: Row): void {
  const half = lengthOf(row.full) / 2;
  const bases = Array.from({ length: row.full }, (_, i) =>
    baseOutline(row.kind, -half + i * (BASE + GAP)),
  );
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(255, 250, 236, 0.95)';
  ctx.lineWidth = 5;
  for (const base of bases) ctx.stroke(base);
  paintFront(ctx, half, row.uniform.front, true);
  for (const [i, base] of bases.entries()) {
    if (i < row.left) paintBase(ctx, base, row, -half + i * (BASE + GAP));
    else paintEmpty(ctx, base);
  }
  paintFront(ctx, half, row.uniform.front, false);
}

function paintBase(ctx: CanvasRenderingContext2D, base: Path2D, row: Row, x: number): void {
  ctx.fillStyle = row.uniform.coat;
  ctx.fill(base);
  ctx.save();
  ctx.clip(base);
  ctx.fillStyle = row.uniform.legs;
  ctx.fillRect(x - 2, DEEP * 0.14, BASE + 4, DEEP);
  ctx.restore();
  ctx.strokeStyle = '#0d1017';
  ctx.lineWidth = 0.9;
  ctx.stroke(base);
  if (row.kind !== Kind.battleCavalry) return;
  ctx.strokeStyle = '#f6ecd2';
  ctx.lineWidth = 1.9;
  ctx.stroke(new Path2D(`M${x + 2.6} ${DEEP / 2 - 3}L${x + BASE - 2.6} ${-DEEP / 2 + 4}`));
}

/** A base that has gone: the card it stood on. */
function paintEmpty(ctx: CanvasRenderingContext2D, base: Path2D): void {
  ctx.fillStyle = 'rgba(247, 238, 216, 0.82)';
  ctx.fill(base);
  ctx.strokeStyle = '#3a352c';
  ctx.lineWidth = 0.8;
  ctx.setLineDash([2, 1.6]);
  ctx.stroke(base);
  ctx.setLineDash([]);
}

/** 3.3 The front edge, with a point in its middle: which way it faces is seen at a glance. */
function paintFront(
  ctx: CanvasRenderingContext2D,
  half: number,
  colour: string,
  halo: boolean,
): void {
  const y = -DEEP / 2 - 3.4;
  const edge = new Path2D(
    `M${-half - 1} ${y}h${half - 4.4}l5.4-6.6 5.4 6.6h${half - 4.4}v4h${-2 * half - 2}z`,
  );
  if (halo) {
    ctx.strokeStyle = 'rgba(255, 250, 236, 0.95)';
    ctx.lineWidth = 3.6;
    ctx.stroke(edge);
    return;
  }
  ctx.fillStyle = colour;
  ctx.fill(edge);
  ctx.strokeStyle = '#fbf4e2';
  ctx.lineWidth = 1;
  ctx.stroke(new Path2D(`M${-half - 1} ${y + 4.4}h${2 * half + 2}`));
}

/** 2.6 The gun of a unit that stands: barrel to the front, a wheel on either side. */
export function paintGun(ctx: CanvasRenderingContext2D, x: number): void {
  const gun = new Path2D(`M${x} -10V8M${x - 3.6} -3V6M${x + 3.6} -3V6M${x - 3.6} 1.5H${x + 3.6}`);
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    ['rgba(255, 250, 236, 0.95)', 4.6],
    ['#1b1712', 2],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke(gun);
  }
}
