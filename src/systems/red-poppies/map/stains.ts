// What the sheet has been through: mud splashes, the ring of a mug, a thumb and the wear of a pocket.

import { scatter } from '../../../ui/kit/scatter.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import { blob, dot, softOutline } from '../../../ui/sheet/ink.ts';

export function paintStains(ctx: CanvasRenderingContext2D, { x, y, w, h }: Box): void {
  splash(ctx, [x + w * 0.055, y + h * 0.955], 62, 'corner');
  splash(ctx, [x + w * 0.965, y + h * 0.1], 46, 'edge');
  splash(ctx, [x + w * 0.72, y + h * 0.985], 34, 'foot');
  mug(ctx, [x + w * 0.93, y + h * 0.79], 58);
  for (const [u, v, r] of [
    [0.03, 0.35, 120],
    [0.99, 0.55, 150],
    [0.42, 1, 170],
    [0.6, 0.02, 130],
  ] as const) {
    const [px, py] = [x + w * u, y + h * v];
    const damp = ctx.createRadialGradient(px, py, 0, px, py, r);
    damp.addColorStop(0, 'rgba(120, 86, 40, 0.15)');
    damp.addColorStop(0.82, 'rgba(120, 86, 40, 0.1)');
    damp.addColorStop(0.92, 'rgba(110, 74, 30, 0.15)');
    damp.addColorStop(1, 'rgba(120, 86, 40, 0)');
    ctx.fillStyle = damp;
    ctx.fillRect(px - r, py - r, 2 * r, 2 * r);
  }
}

/** A clot of mud with drops thrown from it. */
function splash(ctx: CanvasRenderingContext2D, at: Point, r: number, seed: string): void {
  const next = scatter('splash', seed);
  const drops = new Path2D();
  for (let i = 0; i < 34; i++) {
    const [angle, far] = [next() * Math.PI * 2, r * (0.5 + next() * 1.2)];
    dot(drops, [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far], 0.7 + next() * 3);
  }
  ctx.fillStyle = 'rgba(104, 74, 38, 0.26)';
  ctx.fill(softOutline(blob(at, r * 0.5, r * 0.38, () => (next() - 0.5) * 0.7, 18)));
  ctx.fill(drops);
}

function mug(ctx: CanvasRenderingContext2D, [x, y]: Point, r: number): void {
  ctx.lineCap = 'round';
  for (const [width, alpha, start, end] of [
    [6, 0.09, 0.3, 5.4],
    [2.2, 0.16, 0.5, 5.1],
    [1.2, 0.14, 5.6, 6.3],
  ] as const) {
    ctx.strokeStyle = `rgba(92, 58, 22, ${alpha})`;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, r - width / 3, start, end);
    ctx.stroke();
  }
}
