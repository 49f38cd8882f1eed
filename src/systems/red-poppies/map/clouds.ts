// 7.18, 7.41, 7.51, 7.72 What lies over hexes for a turn: bursts of shells, smoke, gas, the wall of a barrage.

import { scatter } from '../../../ui/kit/scatter.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import { Load } from '../rules/types.ts';
import { PITCH, RADIUS } from './lattice.ts';

type Puff = readonly [core: string, middle: string, edge: string];

const SMOKE: Puff = [
  'rgba(252, 250, 244, 0.85)',
  'rgba(226, 224, 216, 0.55)',
  'rgba(214, 212, 204, 0)',
];
const GAS: Puff = ['rgba(206, 204, 96, 0.62)', 'rgba(176, 182, 82, 0.42)', 'rgba(150, 160, 70, 0)'];
const EARTH: Puff = ['rgba(74, 62, 44, 0.62)', 'rgba(96, 84, 62, 0.36)', 'rgba(110, 98, 76, 0)'];

const PUFFS: Readonly<Record<number, Puff>> = {
  [Load.shell]: EARTH,
  [Load.smoke]: SMOKE,
  [Load.gas]: GAS,
};

export const cloudStamp = (load: number, seed: number): Stamp => ({
  key: `cloud ${load} ${seed}`,
  w: RADIUS * 2.3,
  h: PITCH * 1.2,
  draw: (ctx) => {
    const next = scatter('cloud', load, seed);
    const shells = load === Load.shell;
    for (let i = 0; i < (shells ? 9 : 26); i++) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * RADIUS * 0.72];
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.84];
      puff(ctx, x, y, (shells ? 13 : 19) + next() * 11, PUFFS[load] ?? EARTH);
      if (shells) burst(ctx, x, y + 5, 9 + next() * 8, next);
    }
    if (load === Load.gas) paintRipples(ctx, next);
  },
});

/** 7.71 A hex of the rolling barrage: bursts as close as they come. */
export const barrageStamp = (seed: number): Stamp => ({
  key: `barrage ${seed}`,
  w: RADIUS * 2.3,
  h: PITCH * 1.2,
  draw: (ctx) => {
    const next = scatter('barrage', seed);
    for (let i = 0; i < 15; i++) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * RADIUS * 0.85];
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.84];
      puff(ctx, x, y - 4, 11 + next() * 9, EARTH);
      burst(ctx, x, y, 8 + next() * 9, next);
    }
  },
});

function puff(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  [core, middle, edge]: Puff,
): void {
  const shade = ctx.createRadialGradient(x, y, 0, x, y, r);
  shade.addColorStop(0, core);
  shade.addColorStop(0.6, middle);
  shade.addColorStop(1, edge);
  ctx.fillStyle = shade;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** Earth thrown up in a fan of strokes, a spark at its foot. */
function burst(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  high: number,
  next: () => number,
): void {
  ctx.strokeStyle = 'rgba(38, 28, 16, 0.82)';
  ctx.lineWidth = 1.3;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let i = -3; i <= 3; i++) {
    const lean = i * 0.24 + (next() - 0.5) * 0.2;
    ctx.moveTo(x + i * 0.9, y);
    ctx.lineTo(x + Math.sin(lean) * high, y - Math.cos(lean) * high * (1 - Math.abs(i) * 0.1));
  }
  ctx.stroke();
  ctx.fillStyle = '#e8862a';
  ctx.beginPath();
  ctx.arc(x, y, 1.9, 0, 7);
  ctx.fill();
}

/** Told from smoke without colour: gas lies low, in ripples. */
function paintRipples(ctx: CanvasRenderingContext2D, next: () => number): void {
  ctx.strokeStyle = 'rgba(74, 82, 20, 0.6)';
  ctx.lineWidth = 1.6;
  for (let i = 0; i < 9; i++) {
    const [x, y] = [(next() - 0.6) * RADIUS * 1.1, (next() - 0.5) * PITCH * 0.7];
    ctx.stroke(new Path2D(`M${x} ${y}q5-6 10 0t10 0t10 0`));
  }
}
