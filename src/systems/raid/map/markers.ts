// 10 Face-down markers as card backs with their letter, and what they turn out to be: mines and wire. Each is drawn
// with its centre at the origin.

import { INK, PAPER_LIGHT, STENCIL } from '../../../ui/sheet/palette.ts';
import { MARKER } from './palette.ts';

const BACKS = {
  A: { body: '#35506b', line: '#5d7d9b' },
  B: { body: '#5d3a46', line: '#87606d' },
} as const;

export function paintMarkerBack(ctx: CanvasRenderingContext2D, letter: 'A' | 'B'): void {
  const { body, line } = BACKS[letter];
  ctx.save();
  ctx.translate(-MARKER / 2, -MARKER / 2);
  shadowed(ctx, body, card(MARKER));
  ctx.save();
  ctx.clip(card(MARKER));
  ctx.strokeStyle = line;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = -MARKER; i < MARKER * 2; i += 5) {
    ctx.moveTo(i, 0);
    ctx.lineTo(i + MARKER, MARKER);
    if (letter === 'B') {
      ctx.moveTo(i + MARKER, 0);
      ctx.lineTo(i, MARKER);
    }
  }
  ctx.stroke();
  ctx.restore();
  ctx.strokeStyle = PAPER_LIGHT;
  ctx.lineWidth = 1.3;
  ctx.strokeRect(3.4, 3.4, MARKER - 6.8, MARKER - 6.8);
  letterDisc(ctx, letter, body);
  ctx.restore();
}

function letterDisc(ctx: CanvasRenderingContext2D, letter: string, body: string): void {
  ctx.fillStyle = PAPER_LIGHT;
  ctx.beginPath();
  ctx.arc(MARKER / 2, MARKER / 2, 11.2, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = body;
  ctx.font = `700 18px ${STENCIL}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(letter, MARKER / 2, MARKER / 2 + 0.8);
}

function card(side: number): Path2D {
  const path = new Path2D();
  path.roundRect(0, 0, side, side, 4);
  return path;
}

function shadowed(ctx: CanvasRenderingContext2D, fill: string, path: Path2D): void {
  const scale = Math.abs(ctx.getTransform().a);
  ctx.save();
  ctx.shadowColor = 'rgba(20, 12, 4, 0.5)';
  ctx.shadowBlur = 3 * scale;
  ctx.shadowOffsetY = 1.6 * scale;
  ctx.fillStyle = fill;
  ctx.fill(path);
  ctx.restore();
  ctx.strokeStyle = 'rgba(15, 10, 6, 0.8)';
  ctx.lineWidth = 0.8;
  ctx.stroke(path);
}

/** Size of the chip that shows an obstacle. */
export const CHIP = { w: 44, h: 26 } as const;

function chip(ctx: CanvasRenderingContext2D, fill: string): void {
  const path = new Path2D();
  path.roundRect(-CHIP.w / 2, -CHIP.h / 2, CHIP.w, CHIP.h, 4);
  shadowed(ctx, fill, path);
}

/** Three horned mines on a board. */
export function paintMines(ctx: CanvasRenderingContext2D): void {
  chip(ctx, '#e8d9a8');
  for (const [x, y, r] of [
    [-13.2, 1.6, 4],
    [0, -1.4, 4.6],
    [13.2, 1.8, 4],
  ] as const) {
    ctx.fillStyle = INK;
    ctx.strokeStyle = INK;
    ctx.lineWidth = 1.7;
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (let i = 0; i < 8; i++) {
      const angle = (i * Math.PI) / 4;
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(angle) * (r + 2.6), y + Math.sin(angle) * (r + 2.6));
    }
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = '#e8d9a8';
    ctx.beginPath();
    ctx.arc(x - r * 0.3, y - r * 0.3, r * 0.26, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Coils of wire between pickets. */
export function paintWire(ctx: CanvasRenderingContext2D): void {
  chip(ctx, '#d9d3c1');
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  for (let x = -14; x <= 14; x += 5.6) {
    ctx.moveTo(x + 6.2, 0);
    ctx.ellipse(x, 0, 6.2, 7.2, 0, 0, Math.PI * 2);
  }
  ctx.stroke();
  ctx.lineWidth = 2.2;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const x of [-18, 18]) {
    ctx.moveTo(x, -8.6);
    ctx.lineTo(x, 9);
  }
  ctx.stroke();
}
