// What is built: houses, farms, church, lighthouse, gun pits, flak, bunkers, wire and mine boards, set round the
// zone where counters leave them in sight.

import { scatter } from '../../../ui/kit/scatter.ts';
import { apart, type Box, type Point } from '../../../ui/sheet/geometry.ts';
import { dot, lineTo, tick } from '../../../ui/sheet/ink.ts';
import type { PenName, Sheaf } from './sheaf.ts';
import type { Feature } from './terrain-words.ts';

/** Where the marked buildings stand, from the zone's centre: names keep off them. */
export const FOOTPRINTS: Partial<Record<Feature, readonly Box[]>> = {
  farm: [{ x: 28, y: -52, w: 40, h: 38 }],
  church: [{ x: 26, y: -54, w: 44, h: 42 }],
  lighthouse: [{ x: 40, y: -52, w: 22, h: 44 }],
  guns: [
    { x: -75, y: -52, w: 34, h: 34 },
    { x: 41, y: -26, w: 34, h: 36 },
  ],
  flak: [{ x: -62, y: -44, w: 26, h: 26 }],
  bunker: [{ x: 36, y: 14, w: 26, h: 18 }],
  mineBoards: [{ x: -60, y: 16, w: 28, h: 36 }],
};

/** A block with its shadow; long and turned as a building is. */
function block(
  sheaf: Sheaf,
  pen: PenName,
  [x, y]: Point,
  w: number,
  h: number,
  angle: number,
): void {
  const corner = (sx: number, sy: number, off: number): Point => [
    x + off + (Math.cos(angle) * sx * w) / 2 - (Math.sin(angle) * sy * h) / 2,
    y + off + (Math.sin(angle) * sx * w) / 2 + (Math.cos(angle) * sy * h) / 2,
  ];
  const at = (off: number): Point[] => [
    corner(-1, -1, off),
    corner(1, -1, off),
    corner(1, 1, off),
    corner(-1, 1, off),
  ];
  lineTo(sheaf.to('shadow'), at(2), true);
  lineTo(sheaf.to(pen), at(0), true);
  const ridge = sheaf.to('pen');
  ridge.moveTo(...corner(-1, 0, 0));
  ridge.lineTo(...corner(1, 0, 0));
}

/** Houses in a ring round the zone, no two too near. */
export function houses(sheaf: Sheaf, at: Point, seed: string, count: number): void {
  const next = scatter('houses', seed);
  const set: Point[] = [];
  for (let i = 0; i < 200 && set.length < count; i++) {
    const angle = next() * Math.PI * 2;
    const out = 41 + next() * 26;
    const p: Point = [at[0] + Math.cos(angle) * out * 1.1, at[1] + Math.sin(angle) * out * 0.9];
    if (set.some((s) => apart(s, p) < 14)) continue;
    set.push(p);
    block(
      sheaf,
      next() < 0.78 ? 'roof' : 'wall',
      p,
      9 + next() * 6,
      6 + next() * 2,
      angle + Math.PI / 2,
    );
  }
}

/** Buildings round a yard. */
export function farm(sheaf: Sheaf, at: Point, seed: string): void {
  const turn = scatter('farm', seed)() * 0.8;
  const [x, y] = [at[0] + 47, at[1] - 32];
  const put = (dx: number, dy: number, w: number, h: number): void =>
    block(
      sheaf,
      'roof',
      [
        x + dx * Math.cos(turn) - dy * Math.sin(turn),
        y + dx * Math.sin(turn) + dy * Math.cos(turn),
      ],
      w,
      h,
      turn,
    );
  put(0, -12, 27, 7.5);
  put(-13, 2, 7.5, 18);
  put(13, 3, 7.5, 14);
}

export function church(sheaf: Sheaf, at: Point): void {
  const [x, y] = [at[0] + 48, at[1] - 34];
  block(sheaf, 'wall', [x, y], 22, 9, 0);
  block(sheaf, 'roof', [x - 13, y], 8, 11, 0);
  const pen = sheaf.to('bold');
  pen.moveTo(x - 13, y - 17);
  pen.lineTo(x - 13, y - 6);
  pen.moveTo(x - 17, y - 13);
  pen.lineTo(x - 9, y - 13);
  for (let i = 0; i < 9; i++) {
    const p: Point = [x - 20 + (i % 5) * 9, y + 13 + Math.floor(i / 5) * 7];
    tick(sheaf.to('pen'), p, -Math.PI / 2, 4);
    tick(sheaf.to('pen'), [p[0] - 1.4, p[1] - 2.7], 0, 2.8);
  }
}

/** A tower seen from the sea, with its beams. */
export function lighthouse(sheaf: Sheaf, at: Point): void {
  const [x, y] = [at[0] + 50, at[1] - 26];
  lineTo(
    sheaf.to('shadow'),
    [
      [x - 3, y + 15],
      [x + 14, y + 12],
      [x + 6, y + 17],
    ],
    true,
  );
  lineTo(
    sheaf.to('wall'),
    [
      [x - 4, y - 12],
      [x + 4, y - 12],
      [x + 6, y + 15],
      [x - 6, y + 15],
    ],
    true,
  );
  lineTo(
    sheaf.to('roof'),
    [
      [x - 5, y - 3],
      [x + 5, y - 3],
      [x + 5.6, y + 4],
      [x - 5.6, y + 4],
    ],
    true,
  );
  lineTo(
    sheaf.to('solid'),
    [
      [x - 6, y - 13],
      [x, y - 23],
      [x + 6, y - 13],
    ],
    true,
  );
  for (const angle of [-2.75, -2.45, -0.7, -0.4]) {
    const from: Point = [x + Math.cos(angle) * 9, y - 15 + Math.sin(angle) * 9];
    tick(sheaf.to('bold'), from, angle, 9);
  }
}

/** Heavy guns in sandbagged pits. */
export function gunPits(sheaf: Sheaf, at: Point): void {
  for (const side of [-1, 1]) {
    const p: Point = [at[0] + side * 58, at[1] + side * 14 - 20];
    dot(sheaf.to('shadow'), [p[0] + 2, p[1] + 2], 15);
    dot(sheaf.to('earth'), p, 15);
    dot(sheaf.to('chalk'), p, 10.5);
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2;
      tick(sheaf.to('pen'), [p[0] + Math.cos(angle) * 11, p[1] + Math.sin(angle) * 11], angle, 3.6);
    }
    dot(sheaf.to('solid'), p, 4);
    tick(sheaf.to('bold'), p, -Math.PI / 2 - 0.2, 19);
    tick(sheaf.to('bold'), [p[0] + 1, p[1]], -Math.PI / 2 - 0.2, 19);
  }
}

export function flakPit(sheaf: Sheaf, at: Point): void {
  const p: Point = [at[0] - 50, at[1] - 30];
  dot(sheaf.to('shadow'), [p[0] + 2, p[1] + 2], 10);
  dot(sheaf.to('earth'), p, 10);
  dot(sheaf.to('chalk'), p, 6.6);
  for (const lean of [-0.16, 0.16]) tick(sheaf.to('bold'), p, -0.9 + lean, 13);
  dot(sheaf.to('solid'), p, 2.6);
}

export function bunker(sheaf: Sheaf, at: Point): void {
  const [x, y] = [at[0] + 49, at[1] + 22];
  const walls: Point[] = [
    [x - 11, y + 7],
    [x - 8, y - 6],
    [x + 8, y - 6],
    [x + 11, y + 7],
  ];
  lineTo(
    sheaf.to('shadow'),
    walls.map(([a, b]): Point => [a + 2, b + 2]),
    true,
  );
  lineTo(sheaf.to('concrete'), walls, true);
  const slit = sheaf.to('bold');
  slit.moveTo(x - 5, y);
  slit.lineTo(x + 5, y);
}

/** A belt of wire: a line of crosses in a bow round the zone. */
export function wireBelt(sheaf: Sheaf, at: Point, seed: string): void {
  const middle = scatter('wire', seed)() * Math.PI * 2;
  const pen = sheaf.to('pen');
  for (let i = -11; i <= 11; i++) {
    const angle = middle + i * 0.105;
    const p: Point = [at[0] + Math.cos(angle) * 64, at[1] + Math.sin(angle) * 58];
    for (const lean of [Math.PI / 4, -Math.PI / 4]) {
      pen.moveTo(p[0] - Math.cos(angle + lean) * 2.7, p[1] - Math.sin(angle + lean) * 2.7);
      pen.lineTo(p[0] + Math.cos(angle + lean) * 2.7, p[1] + Math.sin(angle + lean) * 2.7);
    }
  }
}

/** Notice boards, as the Germans set before their minefields, real or not. */
export function mineBoards(sheaf: Sheaf, at: Point): void {
  for (const [dx, dy] of [
    [-52, 24],
    [-40, 42],
  ] as const) {
    const [x, y] = [at[0] + dx, at[1] + dy];
    tick(sheaf.to('bold'), [x, y], Math.PI / 2, 9);
    lineTo(
      sheaf.to('wall'),
      [
        [x - 6, y - 6],
        [x + 6, y - 6],
        [x + 6, y + 1],
        [x - 6, y + 1],
      ],
      true,
    );
    tick(sheaf.to('pen'), [x - 3.6, y - 2.5], 0, 7.2);
  }
}

/** Piers and parapets on either side of the zone. */
export function bridge(sheaf: Sheaf, at: Point): void {
  for (const side of [-1, 1]) {
    const pen = sheaf.to('bold');
    const y = at[1] + side * 40;
    pen.moveTo(at[0] - 20, y + side * 5);
    pen.lineTo(at[0] - 13, y);
    pen.lineTo(at[0] + 13, y);
    pen.lineTo(at[0] + 20, y + side * 5);
  }
}
