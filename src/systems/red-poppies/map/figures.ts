// 2.02, 5.11 What is drawn on a counter: formed as a solid block of ranks, dispersed as scattered dots, and guns, mortars
// and armour by their outline over the one or the other. Shapes differ, so that grey is enough.

import { Is } from '../rules/types.ts';
import type { Cloth } from './palette.ts';

export interface Drawn {
  readonly is: number; // bits of Is
  readonly dispersed: boolean;
  readonly cloth: Cloth;
}

const HALF = 18; // of a block
const TOP = -11.5;

export function paintFigures(ctx: CanvasRenderingContext2D, drawn: Drawn): void {
  const { is, dispersed, cloth } = drawn;
  ctx.fillStyle = cloth.ink;
  ctx.strokeStyle = cloth.ink;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const piece = pieceOf(is);
  if (piece === null) {
    if (dispersed) scatterMen(ctx, TOP, 18, MEN);
    else paintRanks(ctx, TOP, 18, 3, cloth);
    return;
  }
  piece(ctx);
  if (dispersed) scatterMen(ctx, 1.6, 5, CREW);
  else paintRanks(ctx, 1.2, 5.6, 1, cloth);
}

/** Men shoulder to shoulder: nothing shows between them but the gaps of ranks and platoons. */
function paintRanks(
  ctx: CanvasRenderingContext2D,
  top: number,
  high: number,
  ranks: number,
  cloth: Cloth,
): void {
  ctx.fillRect(-HALF, top, HALF * 2, high);
  ctx.strokeStyle = cloth.card;
  ctx.lineWidth = 1.1;
  ctx.lineCap = 'butt';
  const gaps = new Path2D();
  for (let rank = 1; rank < ranks; rank++) {
    const y = top + (high / ranks) * rank;
    gaps.moveTo(-HALF, y);
    gaps.lineTo(HALF, y);
  }
  for (const x of [-HALF / 2, 0, HALF / 2]) {
    gaps.moveTo(x, top);
    gaps.lineTo(x, top + high);
  }
  ctx.stroke(gaps);
}

const MEN: ReadonlyArray<readonly [number, number]> = [
  [-15, 0.2],
  [-9.5, 0.75],
  [-4, 0.12],
  [0.5, 0.6],
  [5.5, 0.94],
  [8, 0.26],
  [13.5, 0.62],
  [16, 0.06],
  [-14, 0.98],
];
const CREW: ReadonlyArray<readonly [number, number]> = [
  [-15, 0.6],
  [-5.5, 0.9],
  [4.5, 0.4],
  [14.5, 0.8],
];

function scatterMen(
  ctx: CanvasRenderingContext2D,
  top: number,
  high: number,
  men: ReadonlyArray<readonly [number, number]>,
): void {
  const dots = new Path2D();
  for (const [x, share] of men) {
    const y = top + 1.6 + (high - 3.2) * share;
    dots.moveTo(x + 2, y);
    dots.arc(x, y, 2, 0, Math.PI * 2);
  }
  ctx.fill(dots);
}

function pieceOf(is: number): ((ctx: CanvasRenderingContext2D) => void) | null {
  if ((is & Is.mg) !== 0) return machineGun;
  if ((is & Is.mortar) !== 0) return mortar;
  if ((is & Is.tank) !== 0) return tank;
  if ((is & Is.armour) !== 0) return car;
  if ((is & Is.gun) !== 0) return fieldGun;
  return (is & Is.infantry) === 0 ? cavalry : null;
}

/** Jacket, barrel and tripod. */
function machineGun(ctx: CanvasRenderingContext2D): void {
  ctx.lineWidth = 4.6;
  ctx.stroke(new Path2D('M-8 -7.500H7'));
  ctx.lineWidth = 2.2;
  ctx.stroke(new Path2D('M7 -7.500H15.500M-8 -7.500L-13 -4.500M-2 -5L-9 0M-2 -5L4 0'));
}

/** A tube on its plate, and the way its bomb goes. */
function mortar(ctx: CanvasRenderingContext2D): void {
  ctx.lineWidth = 5;
  ctx.stroke(new Path2D('M-8 -2L0 -9.500'));
  ctx.lineWidth = 2;
  ctx.stroke(new Path2D('M-14 -0.500H-2M-1 -3L-4 -6'));
  ctx.lineWidth = 1.6;
  ctx.setLineDash([2.4, 2.6]);
  ctx.stroke(new Path2D('M4 -11Q14 -13 15 -1'));
  ctx.setLineDash([]);
}

function fieldGun(ctx: CanvasRenderingContext2D): void {
  ctx.lineWidth = 3.4;
  ctx.stroke(new Path2D('M-2 -6L15 -9.500'));
  ctx.lineWidth = 2.2;
  ctx.stroke(
    new Path2D(
      'M-2 -6L-15 -0.500M3.500 -4.500A4.500 4.500 0 1 1 -5.500 -4.500A4.500 4.500 0 1 1 3.500 -4.500',
    ),
  );
}

function tank(ctx: CanvasRenderingContext2D): void {
  ctx.lineWidth = 1.6;
  const hull = new Path2D('M-16 -4L-9 -11.500H11L17 -6L12 0H-11Z');
  ctx.fill(hull);
  ctx.stroke(hull);
}

function car(ctx: CanvasRenderingContext2D): void {
  const hull = new Path2D('M-15 -3V-8H-6L-3 -11.500H6L8 -8H15V-3Z');
  hull.arc(-8, -2, 3, 0, Math.PI * 2);
  hull.arc(9, -2, 3, 0, Math.PI * 2);
  ctx.fill(hull);
}

function cavalry(ctx: CanvasRenderingContext2D): void {
  ctx.lineWidth = 2.4;
  ctx.strokeRect(-14, -11, 28, 11);
  ctx.stroke(new Path2D('M-14 0L14 -11'));
}
