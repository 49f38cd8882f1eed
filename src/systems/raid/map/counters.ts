// 2.1 The counters: brown British, field-grey German, bevelled card with a silhouette, step pips and FT-FA-M. A
// reduced face has a pale diagonal band; a counter whose job is done is turned pale and stamped (6.2).

import { COUNTER, FIGURES } from '../../../ui/sheet/palette.ts';
import { Kind } from '../rules/types.ts';
import type { Face } from './contents.ts';
import { BRITISH, GERMAN } from './palette.ts';
import { paintSilhouette } from './silhouettes.ts';

const SIDE = COUNTER; // the drawing's unit is the map's
const CORNER = 4.5;
export const SHADOW = 5; // room round the card for its shadow

/** Draws a counter with its centre at the origin. */
export function paintCounter(ctx: CanvasRenderingContext2D, face: Face): void {
  const look = face.side === 'british' ? BRITISH : GERMAN;
  ctx.save();
  ctx.translate(-SIDE / 2, -SIDE / 2);
  paintCard(ctx, look);
  ctx.save();
  ctx.clip(card());
  if (face.steps < face.full) paintBand(ctx, look);
  if (face.group > 0) paintGroup(ctx, face.group);
  ctx.restore();
  paintFigure(ctx, face, look);
  if (face.done) paintPale(ctx);
  paintFactors(ctx, face, look);
  if (face.full > 1) paintPips(ctx, face, look);
  if (face.done) paintDone(ctx);
  ctx.restore();
}

function card(): Path2D {
  const path = new Path2D();
  path.roundRect(0, 0, SIDE, SIDE, CORNER);
  return path;
}

function paintCard(ctx: CanvasRenderingContext2D, look: typeof BRITISH): void {
  const scale = Math.abs(ctx.getTransform().a);
  ctx.save();
  ctx.shadowColor = 'rgba(20, 12, 4, 0.55)';
  ctx.shadowBlur = 3.4 * scale;
  ctx.shadowOffsetX = 1.1 * scale;
  ctx.shadowOffsetY = 1.9 * scale;
  ctx.fillStyle = look.dark;
  ctx.fill(card());
  ctx.restore();
  const shade = ctx.createLinearGradient(0, 0, SIDE * 0.5, SIDE);
  shade.addColorStop(0, look.light);
  shade.addColorStop(0.24, look.body);
  shade.addColorStop(1, look.body);
  ctx.fillStyle = shade;
  ctx.fill(card());
  bevel(ctx, look);
}

/** Light on the upper left edge, shade on the lower right. */
function bevel(ctx: CanvasRenderingContext2D, look: typeof BRITISH): void {
  ctx.save();
  ctx.clip(card());
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = look.light;
  ctx.beginPath();
  ctx.moveTo(0, SIDE);
  ctx.lineTo(0, 0);
  ctx.lineTo(SIDE, 0);
  ctx.stroke();
  ctx.strokeStyle = look.dark;
  ctx.beginPath();
  ctx.moveTo(SIDE, 0);
  ctx.lineTo(SIDE, SIDE);
  ctx.lineTo(0, SIDE);
  ctx.stroke();
  ctx.restore();
  ctx.strokeStyle = 'rgba(20, 14, 6, 0.8)';
  ctx.lineWidth = 0.8;
  ctx.stroke(card());
}

function paintBand(ctx: CanvasRenderingContext2D, look: typeof BRITISH): void {
  ctx.strokeStyle = look === BRITISH ? '#b98f5f' : '#dfe4da';
  ctx.lineWidth = 11;
  ctx.beginPath();
  ctx.moveTo(-4, SIDE - 6);
  ctx.lineTo(SIDE - 6, -4);
  ctx.stroke();
}

/** 3d The landing group: one bar or two down the left edge. */
function paintGroup(ctx: CanvasRenderingContext2D, group: number): void {
  ctx.fillStyle = '#e9c46a';
  for (let i = 0; i < group; i++) ctx.fillRect(2.6 + i * 3.4, 4.4, 2, 9);
}

function paintFigure(ctx: CanvasRenderingContext2D, face: Face, look: typeof BRITISH): void {
  const wide = SIDE * 0.76;
  const scale = wide / 64;
  ctx.save();
  ctx.translate(
    (SIDE - wide) / 2 + (face.group > 0 ? 1.2 : 0),
    face.kind === Kind.craft ? 1.6 : 3.4,
  );
  ctx.scale(scale, scale * 0.94);
  paintSilhouette(ctx, face.kind, look.figure, look.body);
  ctx.restore();
}

function paintFactors(ctx: CanvasRenderingContext2D, face: Face, look: typeof BRITISH): void {
  ctx.fillStyle = look === BRITISH ? 'rgba(38, 22, 10, 0.62)' : 'rgba(236, 240, 231, 0.72)';
  ctx.beginPath();
  ctx.roundRect(2.4, SIDE - 14.4, SIDE - 4.8, 12.2, 2.4);
  ctx.fill();
  ctx.fillStyle = look === BRITISH ? '#fff6e0' : '#14190f';
  ctx.font = `700 12.6px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const [fire, assault, moves] = face.factors;
  ctx.fillText(`${fire}-${assault}-${moves}`, SIDE / 2, SIDE - 7.8);
}

/** Two dots for two steps; a reduced counter has one of them hollow. */
function paintPips(ctx: CanvasRenderingContext2D, face: Face, look: typeof BRITISH): void {
  ctx.lineWidth = 1.1;
  ctx.strokeStyle = look.figure;
  ctx.fillStyle = look.figure;
  for (let i = 0; i < face.full; i++) {
    ctx.beginPath();
    ctx.arc(SIDE - 5.4 - i * 6.2, 5.6, 2.1, 0, Math.PI * 2);
    if (face.full - 1 - i < face.steps) ctx.fill();
    ctx.stroke();
  }
}

/** A counter that has done its job stands back. */
function paintPale(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = 'rgba(245, 236, 214, 0.4)';
  ctx.fill(card());
}

/** 6.2 Job Done: a stamped tick. */
function paintDone(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.translate(SIDE - 8.6, SIDE - 23.6);
  ctx.rotate(-0.14);
  ctx.beginPath();
  ctx.arc(0, 0, 8, 0, Math.PI * 2);
  ctx.fillStyle = '#f8f1de';
  ctx.fill();
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = '#23683b';
  ctx.stroke();
  ctx.lineWidth = 2.7;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-3.8, 0.4);
  ctx.lineTo(-1, 3.6);
  ctx.lineTo(4.2, -3.8);
  ctx.stroke();
  ctx.restore();
}

/** The edge of a counter further down a pile: card without a face. */
export function paintBlank(ctx: CanvasRenderingContext2D, side: Face['side']): void {
  ctx.save();
  ctx.translate(-SIDE / 2, -SIDE / 2);
  paintCard(ctx, side === 'british' ? BRITISH : GERMAN);
  ctx.restore();
}
