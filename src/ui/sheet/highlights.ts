// What lights up: the rings and signs of the orders that lead to a place, the selection in blue pencil and the ring of
// the keyboard's focus. Shapes differ as well as colours. Drawn with the centre at the origin.

import { scatter } from '../kit/scatter.ts';
import type { Look } from './model.ts';
import { BLUE_PENCIL, COUNTER, FOCUS, RED_PENCIL, RING } from './palette.ts';
import type { Stamp } from './stamps.ts';

const HALO = RING * 1.62; // half the side of a highlight's square

function paintTarget(ctx: CanvasRenderingContext2D, look: Look): void {
  if (look === 'own') paintOwn(ctx);
  else if (look === 'fire') paintFire(ctx);
  else if (look === 'assault') paintAssault(ctx);
  else paintMove(ctx, look);
}

function ring(ctx: CanvasRenderingContext2D, r: number, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, Math.PI * 2);
  ctx.stroke();
}

/** A soft blue halo: this stack may be taken in hand. */
function paintOwn(ctx: CanvasRenderingContext2D): void {
  const glow = ctx.createRadialGradient(0, 0, RING * 0.94, 0, 0, HALO);
  glow.addColorStop(0, 'rgba(40, 110, 224, 0.15)');
  glow.addColorStop(0.3, 'rgba(40, 110, 224, 0.85)');
  glow.addColorStop(1, 'rgba(40, 110, 224, 0)');
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(0, 0, HALO, 0, Math.PI * 2);
  ctx.fill();
  ring(ctx, RING * 1.28, 'rgba(240, 247, 255, 0.85)', 1.5);
}

/** A blue ring; going in, out or along adds arrows that say which way. */
function paintMove(ctx: CanvasRenderingContext2D, look: Look): void {
  ring(ctx, RING * 1.3, 'rgba(255, 252, 240, 0.9)', 7);
  ring(ctx, RING * 1.3, BLUE_PENCIL, 3.8);
  if (look === 'move') return;
  ctx.fillStyle = BLUE_PENCIL;
  ctx.strokeStyle = 'rgba(255, 252, 240, 0.95)';
  ctx.lineWidth = 1.2;
  const inward = look === 'enter';
  for (let i = 0; i < 4; i++) {
    ctx.save();
    ctx.rotate(Math.PI / 4 + (i * Math.PI) / 2);
    ctx.translate(RING * 1.3, 0);
    if (inward) ctx.rotate(Math.PI);
    const arrow = new Path2D(
      look === 'pass' ? 'M-7 -5 L1 0 L-7 5 Z M1 -5 L9 0 L1 5 Z' : 'M-6 -7.5 L9 0 L-6 7.5 Z',
    );
    ctx.fill(arrow);
    ctx.stroke(arrow);
    ctx.restore();
  }
}

/** A red cross-hair. */
function paintFire(ctx: CanvasRenderingContext2D): void {
  for (const [colour, width] of [
    ['rgba(255, 252, 240, 0.9)', 6.4],
    [RED_PENCIL, 3.2],
  ] as const) {
    ring(ctx, RING * 1.26, colour, width);
    ctx.lineCap = 'butt';
    ctx.beginPath();
    for (let i = 0; i < 4; i++) {
      const [x, y] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
      ctx.moveTo(x * RING * 0.92, y * RING * 0.92);
      ctx.lineTo(x * RING * 1.56, y * RING * 1.56);
    }
    ctx.stroke();
  }
}

/** A red burst with crossed bayonets above. */
function paintAssault(ctx: CanvasRenderingContext2D): void {
  const burst = new Path2D();
  const points = 22;
  for (let i = 0; i < points * 2; i++) {
    const r = RING * (i % 2 === 0 ? 1.5 : 1.2);
    const angle = (i / (points * 2)) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    if (i === 0) burst.moveTo(x, y);
    else burst.lineTo(x, y);
  }
  burst.closePath();
  const flames = new Path2D(burst);
  flames.arc(0, 0, RING * 1.12, 0, Math.PI * 2);
  ctx.fillStyle = 'rgba(179, 38, 30, 0.3)';
  ctx.fill(flames, 'evenodd');
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(255, 252, 240, 0.9)';
  ctx.lineWidth = 5.4;
  ctx.stroke(burst);
  ctx.strokeStyle = RED_PENCIL;
  ctx.lineWidth = 2.8;
  ctx.stroke(burst);
  for (const side of [-1, 1]) bayonet(ctx, side);
}

function bayonet(ctx: CanvasRenderingContext2D, side: number): void {
  ctx.save();
  ctx.translate(0, RING * 1.3);
  ctx.scale(side, 1);
  ctx.rotate(-0.82);
  ctx.translate(0, 4);
  const blade = new Path2D(
    'M0 -27 L2.4 -19 L2.4 2 H7 V5.4 H2.4 V15 H-2.4 V5.4 H-7 V2 H-2.4 V-19 Z',
  );
  ctx.strokeStyle = 'rgba(255, 252, 240, 0.95)';
  ctx.lineWidth = 3.4;
  ctx.stroke(blade);
  ctx.fillStyle = RED_PENCIL;
  ctx.fill(blade);
  ctx.restore();
}

/** The acting stack, ringed by hand in blue pencil: two rounds that do not quite meet. */
function paintSelection(ctx: CanvasRenderingContext2D): void {
  const next = scatter('selection');
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [colour, width, alpha] of [
    ['#fffaf0', 5.6, 0.8],
    [BLUE_PENCIL, 2.9, 1],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.globalAlpha = alpha;
    for (const start of [0.2, 0.75]) roundByHand(ctx, start, next);
  }
  ctx.globalAlpha = 1;
}

function roundByHand(ctx: CanvasRenderingContext2D, start: number, next: () => number): void {
  const half = COUNTER * 0.64;
  const lean = next() * 2 - 1;
  ctx.beginPath();
  for (let i = 0; i <= 44; i++) {
    const angle = start + (i / 42) * Math.PI * 2;
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const r =
      half * (0.62 + 0.38 * Math.min(square, 1.3)) + Math.sin(angle * 3 + lean) * 0.9 + i * 0.05;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/** Where the keyboard is: heavy broken square, light and dark, seen on any ground. */
function paintFocus(ctx: CanvasRenderingContext2D): void {
  const r = RING * 1.44;
  ctx.lineJoin = 'round';
  for (const [colour, width] of [
    ['#ffffff', 7.5],
    [FOCUS, 4],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    for (let i = 0; i < 4; i++) {
      ctx.save();
      ctx.rotate((i * Math.PI) / 2);
      ctx.stroke(
        new Path2D(
          `M${-r} ${-r * 0.42} V${-r * 0.86} Q${-r} ${-r} ${-r * 0.86} ${-r} H${-r * 0.42}`,
        ),
      );
      ctx.restore();
    }
  }
}

export const isRed = (look: Look): boolean => look === 'fire' || look === 'assault';

export const targetStamp = (look: Look): Stamp => ({
  key: `target ${look}`,
  w: HALO * 2,
  h: HALO * 2.1,
  draw: (ctx) => paintTarget(ctx, look),
});

export const selectionStamp: Stamp = {
  key: 'selection',
  w: COUNTER * 1.7,
  h: COUNTER * 1.7,
  draw: paintSelection,
};

export const focusStamp: Stamp = { key: 'focus', w: HALO * 2, h: HALO * 2, draw: paintFocus };
