// Flashes, tracers, blasts and rings, drawn by hand into one sheet each frame. `t` runs from 0 to 1.

import type * as Phaser from 'phaser';
import { scatter } from '../kit/scatter.ts';
import { mix, type Point } from './geometry.ts';

type Graphics = Phaser.GameObjects.Graphics;

const RED = 0xb3261e;
const FLAME = 0xf6b73c;
const WHITE = 0xfff8e4;
const SMOKE = 0x4a4338;

/** A star of flame at the muzzle. */
export function muzzle(g: Graphics, at: Point, size: number, t: number): void {
  if (t >= 1) return;
  star(g, at, size * (0.5 + t), 7, FLAME, 1 - t, t);
  star(g, at, size * 0.5 * (0.5 + t), 7, WHITE, 1 - t, t);
}

/** Short bright dashes that fly from a to b. */
export function tracers(g: Graphics, a: Point, b: Point, size: number, t: number): void {
  for (let i = 0; i < 3; i++) {
    const head = Math.min(1, t * 1.5 - i * 0.16);
    if (head <= 0) continue;
    const from = mix(a, b, Math.max(0, head - 0.16));
    const to = mix(a, b, head);
    g.lineStyle(size * 0.14, 0x3a1208, 0.5);
    g.lineBetween(from[0], from[1], to[0], to[1]);
    g.lineStyle(size * 0.08, FLAME, 1);
    g.lineBetween(from[0], from[1], to[0], to[1]);
  }
}

/** A red star where it struck. */
export function hit(g: Graphics, at: Point, size: number, t: number): void {
  const grown = size * (0.45 + 0.75 * Math.sqrt(t));
  star(g, at, grown, 9, RED, fade(t), 0.2);
  star(g, at, grown * 0.62, 9, FLAME, fade(t), 0.5);
  star(g, at, grown * 0.3, 9, WHITE, fade(t), 0.1);
}

/** Dust kicked up beside the target, and a dash: nothing done. */
export function miss(g: Graphics, at: Point, size: number, t: number): void {
  for (const [dx, dy] of [
    [-0.7, 0.5],
    [0.1, 0.85],
    [0.8, 0.4],
  ] as const) {
    g.fillStyle(SMOKE, 0.5 * fade(t));
    g.fillCircle(at[0] + dx * size, at[1] + dy * size - t * size * 0.5, size * (0.16 + 0.22 * t));
  }
  g.lineStyle(size * 0.12, SMOKE, fade(t));
  g.strokeCircle(at[0], at[1], size * (0.5 + 0.2 * t));
  g.lineBetween(at[0] - size * 0.32, at[1], at[0] + size * 0.32, at[1]);
}

/** Earth and smoke thrown up. */
export function blast(g: Graphics, at: Point, size: number, t: number): void {
  const next = scatter('blast', Math.round(at[0]), Math.round(at[1]));
  hit(g, at, size * 1.15, t);
  for (let i = 0; i < 14; i++) {
    const angle = next() * Math.PI * 2;
    const out = size * (0.4 + 1.5 * next()) * Math.sqrt(t);
    const [x, y] = [
      at[0] + Math.cos(angle) * out,
      at[1] + Math.sin(angle) * out * 0.8 - t * size * 0.3,
    ];
    g.fillStyle(SMOKE, 0.62 * fade(t));
    g.fillCircle(x, y, size * (0.08 + next() * 0.18) * (1 + t));
  }
}

/** Rings that widen and fade. */
export function pulse(g: Graphics, at: Point, size: number, colour: number, t: number): void {
  for (const lag of [0, 0.22, 0.44]) {
    const share = (t - lag) / (1 - lag);
    if (share <= 0 || share >= 1) continue;
    g.lineStyle(Math.min(6, size * 0.09), colour, 1 - share);
    g.strokeCircle(at[0], at[1], size * (0.3 + share * 1.5));
  }
}

/** Steel on steel: two strokes that cross, and sparks. */
export function clash(g: Graphics, at: Point, size: number, t: number): void {
  const reach = size * 0.8 * Math.min(1, t * 3);
  for (const side of [-1, 1]) {
    for (const [width, colour] of [
      [0.22, WHITE],
      [0.12, RED],
    ] as const) {
      g.lineStyle(size * width, colour, fade(t));
      g.lineBetween(at[0] - side * reach, at[1] - reach, at[0] + side * reach, at[1] + reach);
    }
  }
  star(g, at, size * 0.5 * (0.4 + t), 8, FLAME, fade(t), t);
}

/** Full for the first half, gone at the end. */
const fade = (t: number): number => Math.min(1, 2 * (1 - t));

function star(
  g: Graphics,
  at: Point,
  r: number,
  points: number,
  colour: number,
  alpha: number,
  turn: number,
): void {
  g.fillStyle(colour, Math.max(0, alpha));
  g.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const out = i % 2 === 0 ? r : r * 0.45;
    const angle = turn + (i / (points * 2)) * Math.PI * 2;
    const [x, y] = [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out];
    if (i === 0) g.moveTo(x, y);
    else g.lineTo(x, y);
  }
  g.closePath();
  g.fillPath();
}
