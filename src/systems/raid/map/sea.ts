// Water: the wash, depth lines, soundings and the swell along the shore; the river and its flooded meadows.

import { scatter } from '../../../ui/kit/scatter.ts';
import { contour } from '../../../ui/sheet/field.ts';
import { apart, type Point, toLine, walk } from '../../../ui/sheet/geometry.ts';
import { type Drawing, dot, polyline, tick } from '../../../ui/sheet/ink.ts';
import { INK } from '../../../ui/sheet/palette.ts';
import { type Ground, heightAt } from './ground.ts';
import { CONTOUR, SEA, SEA_DEEP, SEA_INK } from './palette.ts';

export function drawSea(ground: Ground): Drawing {
  if (ground.sea.length === 0) return [];
  return [{ path: polyline(ground.sea, true), fill: SEA, alpha: 0.92 }, ...shallows(ground)];
}

/** The water and the coast beyond the map's edge: a thinner wash, and nothing of what is surveyed. */
export function drawBeyond({ beyond }: Ground): Drawing {
  if (beyond.sea.length === 0) return [];
  const shore = polyline(beyond.coast);
  return [
    { path: polyline(beyond.sea, true), fill: SEA, alpha: 0.72 },
    ...[130, 84, 46].map((width) => ({ path: shore, stroke: '#dbe3dc', width, alpha: 0.16 })),
    { path: shore, stroke: INK, width: 1.1, alpha: 0.6 },
  ];
}

/** Depth lines over the wash. */
export function drawDepths(ground: Ground): Drawing {
  if (ground.sea.length === 0) return [];
  return [-3, -6, -10, -15, -21].map((level, i) => {
    const path = levelLine(ground, level);
    return { path, stroke: SEA_INK, width: i === 1 ? 1 : 0.7, alpha: 0.5 - i * 0.06 };
  });
}

function levelLine(ground: Ground, level: number): Path2D {
  const path = new Path2D();
  for (const [a, b] of contour(ground.height, level)) {
    path.moveTo(a[0], a[1]);
    path.lineTo(b[0], b[1]);
  }
  return path;
}

/** The water pales towards the shore. */
function shallows(ground: Ground): Drawing {
  const shore = polyline(ground.coast);
  const bands = [130, 84, 46];
  return bands.map((width) => ({ path: shore, stroke: '#dbe3dc', width, alpha: 0.2 }));
}

/** Heights inland, as brown contour lines. */
export function drawRelief(ground: Ground): Drawing {
  return [20, 32, 44, 56, 68, 80, 92].map((level, i) => {
    const path = levelLine(ground, level);
    return { path, stroke: CONTOUR, width: i % 3 === 1 ? 1.1 : 0.65, alpha: 0.34 };
  });
}

export interface Sounding {
  readonly at: Point;
  readonly depth: number;
}

/** Depths in fathoms, strewn over open water, clear of zones and of each other. */
export function soundings(ground: Ground, avoid: readonly Point[]): Sounding[] {
  const next = scatter('soundings');
  const found: Sounding[] = [];
  for (let i = 0; i < 420 && found.length < 70; i++) {
    const at: Point = [
      18 + next() * (ground.art.width - 36),
      14 + next() * (ground.art.height - 28),
    ];
    if (!ground.isSea(at)) continue;
    const close = found.some((s) => apart(s.at, at) < 52) || avoid.some((z) => apart(z, at) < 66);
    const dry = toLine(at, ground.coast) < 20;
    const crossed = ground.links.some((l) => toLine(at, [l.from, l.control, l.to]) < 12);
    if (close || dry || crossed) continue;
    found.push({ at, depth: Math.max(1, Math.round(-heightAt(ground.height, at) * 0.62)) });
  }
  return found;
}

/** Short wave strokes off the shore, and rocks off the points of the coast. */
export function drawSwell(ground: Ground): Drawing {
  const waves = new Path2D();
  const rocks = new Path2D();
  const next = scatter('swell');
  for (const { at, angle } of walk(ground.coast, 15)) {
    const out = 12 + next() * 22;
    const p = seaward(ground, at, angle, out);
    if (p === null) continue;
    if (next() < 0.62) wave(waves, p, 5 + next() * 5);
    else if (next() < 0.3) cross(rocks, p);
  }
  return [
    { path: waves, stroke: SEA_INK, width: 0.9, alpha: 0.55 },
    { path: rocks, stroke: SEA_INK, width: 1, alpha: 0.8 },
  ];
}

function seaward(ground: Ground, at: Point, angle: number, out: number): Point | null {
  const sides = [-1, 1].map((side): Point => {
    const to = angle + (side * Math.PI) / 2;
    return [at[0] + Math.cos(to) * out, at[1] + Math.sin(to) * out];
  });
  return sides.find((p) => ground.isSea(p)) ?? null;
}

function wave(path: Path2D, [x, y]: Point, w: number): void {
  path.moveTo(x - w, y);
  path.quadraticCurveTo(x - w / 2, y - 3, x, y);
  path.quadraticCurveTo(x + w / 2, y + 3, x + w, y);
}

function cross(path: Path2D, [x, y]: Point): void {
  path.moveTo(x - 3, y);
  path.lineTo(x + 3, y);
  path.moveTo(x, y - 3);
  path.lineTo(x, y + 3);
  for (const [dx, dy] of [
    [-2.6, -2.6],
    [2.6, -2.6],
    [-2.6, 2.6],
    [2.6, 2.6],
  ] as const) {
    dot(path, [x + dx, y + dy], 0.4);
  }
}

/** The river from its mouth up, narrowing, between marshy banks. */
export function drawRiver(ground: Ground): Drawing {
  if (ground.river.length < 2) return [];
  const line = ground.river;
  const strokes = new Path2D();
  const next = scatter('banks');
  for (const { at } of walk(line, 7)) {
    const x = at[0] + (next() - 0.5) * 64;
    const y = at[1] + (next() - 0.5) * 12;
    if (Math.abs(x - at[0]) < 9) continue;
    tick(strokes, [x, y], 0, 4 + next() * 9);
  }
  return [
    { path: polyline(line), stroke: '#bfd0c4', width: 74, alpha: 0.16 },
    { path: polyline(line), stroke: '#bfd0c4', width: 46, alpha: 0.24 },
    { path: strokes, stroke: SEA_INK, width: 0.8, alpha: 0.6 },
    { path: polyline(line), stroke: SEA_INK, width: 10.5, alpha: 0.9 },
    { path: polyline(line), stroke: SEA_DEEP, width: 8.2 },
    { path: polyline(line), stroke: '#cfdcdb', width: 2.2, alpha: 0.7 },
  ];
}
