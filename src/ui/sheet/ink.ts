// A drawing as a list of strokes and washes, built once and painted at any scale.

import type { Point } from './geometry.ts';

export interface Stroke {
  readonly path: Path2D;
  readonly fill?: string | CanvasGradient;
  readonly stroke?: string;
  readonly width?: number; // map units
  readonly dash?: readonly number[];
  readonly alpha?: number;
  readonly cap?: CanvasLineCap;
}

export type Drawing = readonly Stroke[];

export function paint(ctx: CanvasRenderingContext2D, drawing: Drawing): void {
  for (const s of drawing) {
    ctx.globalAlpha = s.alpha ?? 1;
    if (s.fill !== undefined) {
      ctx.fillStyle = s.fill;
      ctx.fill(s.path);
    }
    if (s.stroke === undefined) continue;
    ctx.strokeStyle = s.stroke;
    ctx.lineWidth = s.width ?? 1;
    ctx.lineCap = s.cap ?? 'round';
    ctx.lineJoin = 'round';
    ctx.setLineDash(s.dash === undefined ? [] : [...s.dash]);
    ctx.stroke(s.path);
  }
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
}

export function lineTo(path: Path2D, line: readonly Point[], close = false): Path2D {
  for (const [i, [x, y]] of line.entries()) {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  if (close) path.closePath();
  return path;
}

export const polyline = (line: readonly Point[], close = false): Path2D =>
  lineTo(new Path2D(), line, close);

export function dot(path: Path2D, [x, y]: Point, r: number): void {
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, Math.PI * 2);
}

export function tick(path: Path2D, [x, y]: Point, angle: number, length: number): void {
  path.moveTo(x, y);
  path.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
}

/** A closed outline through points on a wavering circle. */
export function blob(
  [x, y]: Point,
  rx: number,
  ry: number,
  waver: (i: number) => number,
  parts = 28,
): Point[] {
  return Array.from({ length: parts }, (_, i) => {
    const angle = (i / parts) * Math.PI * 2;
    const r = 1 + waver(i);
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
  });
}

/** A closed outline with soft corners. */
export function softOutline(points: readonly Point[]): Path2D {
  const path = new Path2D();
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points.at(-1) as Point;
  const start = middle(last, points[0] as Point);
  path.moveTo(start[0], start[1]);
  for (const [i, p] of points.entries()) {
    const next = middle(p, points[(i + 1) % points.length] as Point);
    path.quadraticCurveTo(p[0], p[1], next[0], next[1]);
  }
  path.closePath();
  return path;
}

/** Keeps to the map inside its margins, on whole pixels: a clip that cuts through pixels slows all that is painted. */
export function clipToPixels(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  const at = ctx.getTransform();
  const [left, top] = [Math.round(at.e), Math.round(at.f)];
  const right = Math.round(at.e + width * at.a);
  const bottom = Math.round(at.f + height * at.d);
  ctx.resetTransform();
  ctx.beginPath();
  ctx.rect(left, top, right - left, bottom - top);
  ctx.clip();
  ctx.setTransform(at);
}
