// 12c The telephone line between the zones that carry it: poles and slack wires, with a gap where it has been cut.

import { apart, bend, onBend, type Point } from '../../../ui/sheet/geometry.ts';
import { INK, PAPER_LIGHT, RED_PENCIL } from '../../../ui/sheet/palette.ts';
import type { Ground } from './ground.ts';

const SPAN = 34; // between poles

export function paintTelephone(ctx: CanvasRenderingContext2D, ground: Ground, cut: boolean): void {
  const ends = ground.scenario.telephoneZones.map((zone): Point => {
    const info = ground.scenario.zones[zone];
    return [info?.x ?? 0, info?.y ?? 0];
  });
  for (let i = 1; i < ends.length; i++) paintLine(ctx, ends[i - 1] as Point, ends[i] as Point, cut);
}

function paintLine(ctx: CanvasRenderingContext2D, a: Point, b: Point, cut: boolean): void {
  const control = bend(a, b, -26);
  const spans = Math.max(2, Math.round(apart(a, b) / SPAN));
  const poles = Array.from({ length: spans + 1 }, (_, i) => onBend(a, control, b, i / spans).at);
  const gap = cut ? Math.floor(spans / 2) : -1;
  ctx.lineCap = 'round';
  for (let i = 1; i < poles.length; i++) {
    if (i - 1 !== gap) wire(ctx, poles[i - 1] as Point, poles[i] as Point);
  }
  for (const pole of poles.slice(1, -1)) paintPole(ctx, pole);
  if (gap >= 0) paintCut(ctx, poles[gap] as Point, poles[gap + 1] as Point);
}

const TOP = 11; // height of a pole

function wire(ctx: CanvasRenderingContext2D, a: Point, b: Point): void {
  for (const dx of [-3.4, 3.4]) {
    for (const [colour, width] of [
      [PAPER_LIGHT, 1.8],
      [INK, 0.75],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(a[0] + dx, a[1] - TOP);
      ctx.quadraticCurveTo(
        (a[0] + b[0]) / 2 + dx,
        (a[1] + b[1]) / 2 - TOP + 6,
        b[0] + dx,
        b[1] - TOP,
      );
      ctx.stroke();
    }
  }
}

function paintPole(ctx: CanvasRenderingContext2D, [x, y]: Point): void {
  for (const [colour, width] of [
    [PAPER_LIGHT, 4],
    [INK, 1.8],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x, y + 2);
    ctx.lineTo(x, y - TOP - 3);
    ctx.moveTo(x - 5, y - TOP);
    ctx.lineTo(x + 5, y - TOP);
    ctx.stroke();
  }
}

/** Loose ends, and a cross in red pencil. */
function paintCut(ctx: CanvasRenderingContext2D, a: Point, b: Point): void {
  ctx.strokeStyle = INK;
  ctx.lineWidth = 0.9;
  for (const [p, way] of [
    [a, 1],
    [b, -1],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(p[0], p[1] - TOP);
    ctx.quadraticCurveTo(p[0] + way * 7, p[1] - TOP + 2, p[0] + way * 8, p[1] + 2);
    ctx.stroke();
  }
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 6];
  for (const [colour, width] of [
    [PAPER_LIGHT, 7],
    [RED_PENCIL, 3.6],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(x - 8, y - 8);
    ctx.lineTo(x + 8, y + 8);
    ctx.moveTo(x + 8, y - 8);
    ctx.lineTo(x - 8, y + 8);
    ctx.stroke();
  }
}
