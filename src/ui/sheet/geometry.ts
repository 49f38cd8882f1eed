// Points, curves and outlines in map units.

export type Point = readonly [number, number];

export interface Box {
  readonly x: number; // left
  readonly y: number; // top
  readonly w: number;
  readonly h: number;
}

/** Math.hypot guards against numbers that no map has, and is many times slower. */
export const long = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export const apart = (a: Point, b: Point): number => long(a[0] - b[0], a[1] - b[1]);

export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A curve through all the points (Catmull-Rom), as a finer line. */
export function smooth(points: readonly Point[], parts = 8): Point[] {
  if (points.length < 3) return [...points];
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    for (let k = 0; k < parts; k++) line.push(between(p0, p1, p2, p3, k / parts));
  }
  line.push(points[points.length - 1] as Point);
  return line;
}

function between(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const axis = (i: 0 | 1): number =>
    0.5 *
    (2 * p1[i] +
      (p2[i] - p0[i]) * t +
      (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
  return [axis(0), axis(1)];
}

export interface Along {
  readonly at: Point;
  readonly angle: number; // of the line's direction there
}

/** Points at even distances along a line, with its direction. */
export function walk(line: readonly Point[], step: number): Along[] {
  const out: Along[] = [];
  let left = step / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const length = apart(a, b);
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    while (left <= length) {
      out.push({ at: mix(a, b, left / length), angle });
      left += step;
    }
    left -= length;
  }
  return out;
}

export const toSegment = (p: Point, a: Point, b: Point): number =>
  Math.sqrt(squareToSegment(p, a, b));

/** Square of the distance; asked for many thousand times while a sheet is worked out. */
function squareToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const t = share < 0 ? 0 : share > 1 ? 1 : share;
  const x = p[0] - a[0] - dx * t;
  const y = p[1] - a[1] - dy * t;
  return x * x + y * y;
}

/** Distance from a point to a line; endless when there is no line. */
export function toLine(p: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const square = squareToSegment(p, line[i - 1] as Point, line[i] as Point);
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

export const inside = (p: Point, outline: readonly Point[]): boolean => insideOf(outline)(p);

/** For many points of one outline: where it crosses a height is kept for the next point of the same height. */
export function insideOf(outline: readonly Point[]): (p: Point) => boolean {
  let height = Number.NaN;
  let crossings: number[] = [];
  return ([x, y]) => {
    if (y !== height) {
      height = y;
      crossings = crossingsAt(y, outline);
    }
    let odd = false;
    for (const at of crossings) if (x < at) odd = !odd;
    return odd;
  };
}

function crossingsAt(y: number, outline: readonly Point[]): number[] {
  const found: number[] = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] as Point;
    const b = outline[j] as Point;
    if (a[1] > y === b[1] > y) continue;
    found.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return found;
}

/** The bend of a connection: a control point a little off the middle, the same from both ends. */
export function bend(a: Point, b: Point, by: number): Point {
  const [from, to] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const length = apart(a, b) || 1;
  const middle = mix(a, b, 0.5);
  return [
    middle[0] - ((to[1] - from[1]) / length) * by,
    middle[1] + ((to[0] - from[0]) / length) * by,
  ];
}

/** A point on a bent connection, and its direction there. */
export function onBend(a: Point, control: Point, b: Point, t: number): Along {
  const at = mix(mix(a, control, t), mix(control, b, t), t);
  const dx = (control[0] - a[0]) * (1 - t) + (b[0] - control[0]) * t;
  const dy = (control[1] - a[1]) * (1 - t) + (b[1] - control[1]) * t;
  return { at, angle: Math.atan2(dy, dx) };
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export const within = (p: Point, box: Box): boolean =>
  p[0] >= box.x && p[0] <= box.x + box.w && p[1] >= box.y && p[1] <= box.y + box.h;
