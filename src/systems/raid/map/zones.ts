// 1.2 The zones: protection told by colour and by shape. 0 is a thin straw circle, 1 a double orange hexagon, 3 a red
// bastion; water is a blue ring with a wave, the waiting boxes a double one. Entry zones bear their number (8).

import type { Point } from '../../../ui/sheet/geometry.ts';
import { FIGURES, INK, PAPER_LIGHT, RING } from '../../../ui/sheet/palette.ts';
import type { ZoneInfo } from '../rules/scenario.ts';
import type { Ground } from './ground.ts';
import { ORANGE, RED, SEA_LINE, STRAW } from './palette.ts';

export function paintZones(ctx: CanvasRenderingContext2D, ground: Ground, size: number): void {
  for (const zone of ground.scenario.zones) {
    ctx.save();
    ctx.translate(zone.x, zone.y);
    ctx.scale(size, size);
    ctx.lineJoin = 'round';
    if (zone.kind === 'sea' || zone.kind === 'waiting') paintWater(ctx, zone.kind === 'waiting');
    else paintProtection(ctx, zone.protection);
    ctx.restore();
  }
  for (const [face, zone] of ground.scenario.entryZones.entries()) {
    const info = ground.scenario.zones[zone];
    if (info !== undefined) paintEntry(ctx, info, face, size);
  }
}

export function zoneOutline(zone: Pick<ZoneInfo, 'kind' | 'protection'>, r: number): Path2D {
  if (zone.kind === 'sea' || zone.kind === 'waiting' || zone.protection === 0) return circle(r);
  return zone.protection >= 3 ? bastion(r) : hexagon(r * 1.06, r * 0.2);
}

function circle(r: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, r, 0, Math.PI * 2);
  return path;
}

function hexagon(r: number, soft: number): Path2D {
  const path = new Path2D();
  const corner = (i: number): Point => [
    Math.cos((i * Math.PI) / 3) * r * 1.08,
    Math.sin((i * Math.PI) / 3) * r * 1.08,
  ];
  const middle: Point = [(corner(5)[0] + corner(0)[0]) / 2, (corner(5)[1] + corner(0)[1]) / 2];
  path.moveTo(middle[0], middle[1]);
  for (let i = 0; i < 6; i++) path.arcTo(...corner(i), ...corner(i + 1), soft);
  path.closePath();
  return path;
}

/** A square with a bastion at each corner. */
function bastion(r: number): Path2D {
  const path = new Path2D();
  const h = r * 0.94; // half a side
  const out = r * 0.2;
  const b = r * 0.36; // length of a bastion's face
  const quarter: Point[] = [
    [-h + b, -h],
    [h - b, -h],
    [h - b * 0.55, -h - out],
    [h + out, -h - out],
    [h + out, -h + b * 0.55],
  ];
  for (let turn = 0; turn < 4; turn++) {
    for (const [i, [x, y]] of quarter.entries()) {
      const [px, py] = rotated(x, y, turn);
      if (turn === 0 && i === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
  }
  path.closePath();
  return path;
}

function rotated(x: number, y: number, quarters: number): Point {
  return quarters === 0 ? [x, y] : rotated(-y, x, quarters - 1);
}

function paintProtection(ctx: CanvasRenderingContext2D, protection: number): void {
  if (protection === 0) ring(ctx, circle(RING), STRAW, 3, 0.76);
  else if (protection < 3) {
    ring(ctx, hexagon(RING * 1.06, 8), ORANGE, 2.6, 0.76);
    stroke(ctx, hexagon(RING * 0.86, 6), ORANGE, 1.5);
    shield(ctx, String(protection), ORANGE);
  } else {
    ring(ctx, bastion(RING), RED, 4.6, 0.76);
    shield(ctx, String(protection), RED);
  }
}

function paintWater(ctx: CanvasRenderingContext2D, waiting: boolean): void {
  ring(ctx, circle(RING), SEA_LINE, 2.4, 0.6);
  if (waiting) stroke(ctx, circle(RING * 0.84), SEA_LINE, 1.3);
  for (const y of [-5, 4]) {
    const wave = new Path2D();
    wave.moveTo(-14, y);
    wave.quadraticCurveTo(-7, y - 6, 0, y);
    wave.quadraticCurveTo(7, y + 6, 14, y);
    stroke(ctx, wave, SEA_LINE, 1.8);
  }
}

function ring(
  ctx: CanvasRenderingContext2D,
  path: Path2D,
  colour: string,
  width: number,
  wash: number,
): void {
  ctx.globalAlpha = wash;
  ctx.fillStyle = PAPER_LIGHT;
  ctx.fill(path);
  ctx.globalAlpha = 1;
  stroke(ctx, path, INK, width + 1.5);
  stroke(ctx, path, colour, width);
}

function stroke(ctx: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** The protection as a figure on a small shield, at the upper left. */
function shield(ctx: CanvasRenderingContext2D, text: string, colour: string): void {
  ctx.save();
  ctx.translate(-RING * 0.86, -RING * 0.86);
  const path = new Path2D('M-8 -9 H8 V1 Q8 7 0 11 Q-8 7 -8 1 Z');
  ctx.fillStyle = colour;
  ctx.fill(path);
  stroke(ctx, path, PAPER_LIGHT, 1.4);
  ctx.fillStyle = '#fffaf0';
  ctx.font = `700 15px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, 0, 0.6);
  ctx.restore();
}

/** 8 The face of the die that brings reinforcements here, on a field-grey pennant. */
function paintEntry(
  ctx: CanvasRenderingContext2D,
  zone: ZoneInfo,
  face: number,
  size: number,
): void {
  ctx.save();
  ctx.translate(zone.x + RING * 0.95 * size, zone.y + RING * 0.86 * size);
  ctx.scale(size, size);
  const flag = new Path2D('M-9 -8 H11 L7 -0.5 L11 7 H-9 Z');
  ctx.fillStyle = '#66716a';
  ctx.fill(flag);
  stroke(ctx, flag, PAPER_LIGHT, 1.2);
  ctx.fillStyle = '#fffaf0';
  ctx.font = `700 12.5px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(face), -0.6, 0.4);
  ctx.restore();
}
