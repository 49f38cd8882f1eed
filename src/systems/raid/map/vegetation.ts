// What grows: woods, orchards, scrub, willows, fields with hedges, flooded meadows, and the slope of gullies.

import { scatter } from '../../../ui/kit/scatter.ts';
import { apart, long, type Point } from '../../../ui/sheet/geometry.ts';
import { blob, dot, lineTo, softOutline, tick } from '../../../ui/sheet/ink.ts';
import type { Sheaf } from './sheaf.ts';

/** A tree from above, lit from the north-west. */
export function tree(sheaf: Sheaf, [x, y]: Point, r: number, turn: number): void {
  dot(sheaf.to('treeShadow'), [x + r * 0.4, y + r * 0.5], r);
  const crown = sheaf.to('tree');
  dot(crown, [x, y], r);
  const ink = sheaf.to('treeInk');
  const lobes = 5;
  for (let i = 0; i < lobes; i++) {
    const angle = turn + (i / lobes) * Math.PI * 2;
    const at: Point = [x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62];
    ink.moveTo(at[0] + Math.cos(angle - 1.1) * r * 0.52, at[1] + Math.sin(angle - 1.1) * r * 0.52);
    ink.arc(at[0], at[1], r * 0.52, angle - 1.1, angle + 1.1);
  }
  tick(ink, [x + r * 0.1, y + r * 0.2], 0.7, r * 0.5);
}

/** A wood fills the ground round its zone, thicker at the rim, where counters do not lie. */
export function wood(sheaf: Sheaf, at: Point, seed: string, reach = 62): void {
  const next = scatter('wood', seed);
  const waver = Array.from({ length: 28 }, () => (next() - 0.5) * 0.3);
  const rim = blob(at, reach * 1.12, reach * 0.94, (i) => waver[i] ?? 0);
  sheaf.to('woodShade').addPath(softOutline(rim));
  const trees: Point[] = [];
  for (let i = 0; i < 420 && trees.length < 68; i++) {
    const angle = next() * Math.PI * 2;
    const out = Math.sqrt(0.14 + next() * 0.86) * reach;
    const p: Point = [at[0] + Math.cos(angle) * out * 1.08, at[1] + Math.sin(angle) * out * 0.9];
    if (trees.every((t) => apart(t, p) > 9.5)) trees.push(p);
  }
  trees.sort((a, b) => a[1] - b[1]);
  for (const p of trees) tree(sheaf, p, 4.6 + next() * 2, next() * 6);
}

/** Trees in rows. */
export function orchard(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('orchard', seed);
  const turn = (next() - 0.5) * 0.6;
  sheaf.to('meadow').addPath(softOutline(blob(at, 62, 54, () => (next() - 0.5) * 0.12)));
  for (let i = -4; i <= 4; i++) {
    for (let j = -3; j <= 3; j++) {
      const [dx, dy] = turned(i * 13.5, j * 13.5, turn);
      if (long(dx, dy * 1.1) > 60) continue;
      tree(sheaf, [at[0] + dx, at[1] + dy], 3.3, next() * 6);
    }
  }
}

function turned(x: number, y: number, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Strips of field with hedges between, turned this way and that. */
export function fields(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('fields', seed);
  const turn = next() * Math.PI;
  const strips = 4;
  for (let i = 0; i < strips; i++) {
    const w = 24;
    const left = (i - strips / 2) * w;
    const long = 46 + next() * 22;
    const corners = (
      [
        [left + 1, -long],
        [left + w - 1, -long + (next() - 0.5) * 16],
        [left + w - 1, long + (next() - 0.5) * 16],
        [left + 1, long],
      ] as const
    ).map(([x, y]): Point => {
      const [dx, dy] = turned(x, y, turn);
      return [at[0] + dx, at[1] + dy];
    });
    if (i % 2 === 0) lineTo(sheaf.to('field'), corners, true);
    else furrows(sheaf, at, left, w, long, turn);
    lineTo(sheaf.to('hedge'), corners, true);
  }
}

function furrows(
  sheaf: Sheaf,
  at: Point,
  left: number,
  w: number,
  long: number,
  turn: number,
): void {
  for (let x = left + 4; x < left + w - 2; x += 4) {
    const [ax, ay] = turned(x, -long + 3, turn);
    const [bx, by] = turned(x, long - 3, turn);
    const path = sheaf.to('plough');
    path.moveTo(at[0] + ax, at[1] + ay);
    path.lineTo(at[0] + bx, at[1] + by);
  }
}

/** Small bushes: three strokes each. */
export function scrub(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('scrub', seed);
  for (let i = 0; i < 26; i++) {
    const angle = next() * Math.PI * 2;
    const out = 30 + next() * 34;
    const p: Point = [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out * 0.85];
    for (const lean of [-0.6, 0, 0.6])
      tick(sheaf.to('scrub'), p, -Math.PI / 2 + lean, 4 + next() * 2);
  }
}

/** Water standing in the grass: level strokes, thinning outwards. */
export function flood(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('flood', seed);
  const waver = Array.from({ length: 28 }, () => (next() - 0.5) * 0.34);
  sheaf.to('water').addPath(softOutline(blob(at, 74, 56, (i) => waver[i] ?? 0)));
  for (let row = -50; row <= 50; row += 6.5) {
    const half = 70 * Math.sqrt(Math.max(0, 1 - (row / 54) ** 2));
    for (let x = -half; x < half; x += 9 + next() * 14) {
      tick(sheaf.to('waterInk'), [at[0] + x, at[1] + row + (next() - 0.5) * 2], 0, 5 + next() * 9);
    }
  }
  reeds(sheaf, at, next);
}

function reeds(sheaf: Sheaf, at: Point, next: () => number): void {
  for (let i = 0; i < 22; i++) {
    const angle = next() * Math.PI * 2;
    const out = 36 + next() * 32;
    const p: Point = [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out * 0.74];
    for (const lean of [-0.35, 0, 0.35]) tick(sheaf.to('scrub'), p, -Math.PI / 2 + lean, 5.5);
  }
}

export function willows(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('willows', seed);
  reeds(sheaf, at, next);
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + next();
    const out = 40 + next() * 22;
    tree(
      sheaf,
      [at[0] + Math.cos(angle) * out, at[1] + Math.sin(angle) * out * 0.8],
      4.4,
      next() * 6,
    );
  }
}

/** Two banks of hachures that fall towards a floor between them. */
export function gully(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('gully', seed);
  for (const side of [-1, 1]) {
    for (let y = -58; y <= 58; y += 3.6) {
      const x = side * (43 + Math.sin(y / 21) * 5 + next() * 3);
      const p: Point = [at[0] + x, at[1] + y];
      tick(sheaf.to('hachure'), p, side > 0 ? Math.PI + 0.25 : -0.25, 7 + next() * 6);
    }
  }
}

/** Loose hachures down a hillside. */
export function slope(sheaf: Sheaf, at: Point, seed: string): void {
  const next = scatter('slope', seed);
  for (let row = 0; row < 3; row++) {
    for (let x = -60; x <= 60; x += 5) {
      const p: Point = [at[0] + x, at[1] - 46 + row * 40 + Math.cos(x / 34) * 9];
      tick(sheaf.to('hachure'), p, Math.PI / 2 + (next() - 0.5) * 0.3 - x / 260, 6 + next() * 6);
    }
  }
}
