// The sheet itself: cream paper with grain, fibres and folds, which goes on to the edge of the window, and the lamp's
// fall-off over it.

import { scatter } from '../kit/scatter.ts';
import type { Box } from './geometry.ts';
import { type Drawing, type Stroke, tick } from './ink.ts';
import { PAPER, PAPER_LIGHT } from './palette.ts';

const GRAIN = 192; // pixels of the grain tile

/** A tile of fine grey speckle, laid over the paper at the screen's own resolution. */
export function grainTile(): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = GRAIN;
  tile.height = GRAIN;
  const ctx = tile.getContext('2d') as CanvasRenderingContext2D;
  const image = ctx.createImageData(GRAIN, GRAIN);
  const next = scatter('grain');
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const light = next();
    const pale = light > 0.5;
    data[i] = pale ? 255 : 70;
    data[i + 1] = pale ? 248 : 50;
    data[i + 2] = pale ? 225 : 20;
    data[i + 3] = Math.abs(light - 0.5) * 26;
  }
  ctx.putImageData(image, 0, 0);
  return tile;
}

/** Grain at the screen's own resolution, all over the table. `view` is the part of the map that is being painted. */
export function paintGrain(
  ctx: CanvasRenderingContext2D,
  table: Box,
  view: Box,
  grain: HTMLCanvasElement,
): void {
  const pattern = ctx.createPattern(grain, 'repeat');
  if (pattern === null) return;
  pattern.setTransform(new DOMMatrix([0.5, 0, 0, 0.5, view.x, view.y]));
  ctx.fillStyle = pattern;
  ctx.fillRect(table.x, table.y, table.w, table.h);
}

/** Paper, lighter in the middle of the sheet; on a part of it, if not on all of the table. */
export function paintSheet(ctx: CanvasRenderingContext2D, sheet: Box, part: Box): void {
  const glow = ctx.createRadialGradient(
    sheet.x + sheet.w * 0.46,
    sheet.y + sheet.h * 0.42,
    sheet.h * 0.1,
    sheet.x + sheet.w / 2,
    sheet.y + sheet.h / 2,
    sheet.w * 0.62,
  );
  glow.addColorStop(0, PAPER_LIGHT);
  glow.addColorStop(1, PAPER);
  ctx.fillStyle = glow;
  ctx.fillRect(part.x, part.y, part.w, part.h);
}

/** Fibres in the paper: short, pale or brown, every way. */
export function fibres(sheet: Box): Drawing {
  const pale = new Path2D();
  const dark = new Path2D();
  const next = scatter('fibres');
  for (let i = 0; i < 520; i++) {
    const path = i % 2 === 0 ? pale : dark;
    const at = [sheet.x + next() * sheet.w, sheet.y + next() * sheet.h] as const;
    tick(path, at, next() * Math.PI, 4 + next() * 13);
  }
  const stroke: Stroke = { path: pale, stroke: '#fffaf0', width: 0.7, alpha: 0.5 };
  return [stroke, { path: dark, stroke: '#8a7148', width: 0.6, alpha: 0.22 }];
}

/** The sheet has been folded in the pocket: a light and a dark line at each fold. */
export function paintFolds(ctx: CanvasRenderingContext2D, sheet: Box, table: Box): void {
  for (const share of [0.25, 0.5, 0.75]) fold(ctx, table, sheet.x + sheet.w * share, true);
  fold(ctx, table, sheet.y + sheet.h * 0.5, false);
}

function fold(ctx: CanvasRenderingContext2D, table: Box, at: number, upright: boolean): void {
  const wide = 16;
  const shade = upright
    ? ctx.createLinearGradient(at - wide, 0, at + wide, 0)
    : ctx.createLinearGradient(0, at - wide, 0, at + wide);
  shade.addColorStop(0, 'rgba(90, 66, 30, 0)');
  shade.addColorStop(0.48, 'rgba(90, 66, 30, 0.1)');
  shade.addColorStop(0.52, 'rgba(255, 252, 240, 0.22)');
  shade.addColorStop(1, 'rgba(255, 252, 240, 0)');
  ctx.fillStyle = shade;
  if (upright) ctx.fillRect(at - wide, table.y, wide * 2, table.h);
  else ctx.fillRect(table.x, at - wide, table.w, wide * 2);
}

/** The lamp lights the middle; the corners of the table lie in brown shade. */
export function paintVignette(ctx: CanvasRenderingContext2D, { x, y, w, h }: Box): void {
  const [from, to] = [Math.min(w, h) * 0.52, Math.max(w, h) * 0.66];
  const middle = [x + w / 2, y + h / 2] as const;
  const shade = ctx.createRadialGradient(...middle, from, ...middle, to);
  shade.addColorStop(0, 'rgba(58, 38, 12, 0)');
  shade.addColorStop(1, 'rgba(58, 38, 12, 0.3)');
  ctx.fillStyle = shade;
  ctx.fillRect(x, y, w, h);
}
