// A silhouette for every kind of counter, drawn for this game: filled shapes and round strokes in a box 64 wide and
// 44 high.

import { Kind } from '../rules/types.ts';

export interface Shape {
  readonly d: string; // SVG path
  readonly stroke?: number; // width; filled when absent
  readonly hole?: boolean; // cut out, in the counter's own colour
}

const COMMANDO: readonly Shape[] = [
  { d: 'M33 8.6 a5.4 5.4 0 1 0 0.1 0 Z' },
  { d: 'M27 7.6 Q27.4 1.2 34 1.2 Q39.6 1.8 39.4 7.4 Q33 5.4 27 7.6 Z' },
  { d: 'M31.5 18.5 L28.5 28', stroke: 11 },
  { d: 'M22.5 17 L21 24', stroke: 7 },
  { d: 'M29 29 L38 33.5 L37 42', stroke: 5.6 },
  { d: 'M27.5 30 L21 36 L12 39.5', stroke: 5.6 },
  { d: 'M37 42.4 L41.5 42.4', stroke: 3 },
  { d: 'M33 18 L39.6 25.4 L43.6 21.6', stroke: 4.4 },
  { d: 'M30 19 L31 26.5 L37 26', stroke: 4 },
  { d: 'M26 30 L51 17.4', stroke: 2.5 },
  { d: 'M24 31.6 L31 27.6', stroke: 4 },
  { d: 'M51 17.4 L58 13.8', stroke: 1.3 },
];

const OFFICER: readonly Shape[] = [
  { d: 'M17 12.6 Q16 7.6 24 4.6 Q32 1 40 4.6 Q48 7.6 47 12.6 Q40 10.2 32 10.2 Q24 10.2 17 12.6 Z' },
  { d: 'M20 14.6 Q32 10.8 44 14.6 L44 17.2 Q32 14 20 17.2 Z' },
  { d: 'M19 18.6 Q32 14.6 45 18.6 L47 21.6 Q32 18.4 17 21.6 Z' },
  { d: 'M23.5 21.6 Q32 19.6 40.5 21.6 Q41.4 33 32 34.4 Q22.6 33 23.5 21.6 Z' },
  { d: 'M8 44 Q9 35.4 22.6 32.6 L32 39.6 L41.4 32.6 Q55 35.4 56 44 Z' },
  { d: 'M32 40.6 L29.6 44 M32 40.6 L34.4 44', stroke: 1.4, hole: true },
];

const SNIPER: readonly Shape[] = [
  { d: 'M6 37.5 L27 33.5', stroke: 9 },
  { d: 'M7 38 L1.6 41.4', stroke: 4 },
  { d: 'M27 34 L35 40.6 L40 33', stroke: 4.6 },
  { d: 'M35.6 22.6 a5.4 5.4 0 1 0 0.1 0 Z' },
  { d: 'M28.6 26.6 Q28.6 19.6 36 19.6 Q42 20.2 42 25.6 Q35 23.6 28.6 26.6 Z' },
  { d: 'M33 32.6 L62.5 28.6', stroke: 2.5 },
  { d: 'M31 33.6 L38 32', stroke: 4.6 },
  { d: 'M41.5 28 L50.5 26.8', stroke: 2.8 },
  { d: 'M45 31 L45.6 28', stroke: 1.6 },
  {
    d: 'M57 3.4 a6.6 6.6 0 1 0 0.1 0 M57 1.6 V8 M57 12 V18.4 M48.6 10 H54.8 M59.2 10 H65.4',
    stroke: 1.5,
  },
];

const MORTAR: readonly Shape[] = [
  { d: 'M18.5 37 L40 9.5', stroke: 7 },
  { d: 'M34 17.4 L49 41 M34 17.4 L41.5 41', stroke: 2.6 },
  { d: 'M42.6 32 L46 31', stroke: 2 },
  { d: 'M8.6 41.2 L27 41.2', stroke: 4.4 },
  { d: 'M36 4.8 L45 11.4', stroke: 2.4 },
  { d: 'M52.4 1.6 Q57.4 5 54.6 11.4 L52 13.2 L49.4 11.4 Q47.4 5 52.4 1.6 Z' },
  { d: 'M49 16.4 L52 13.4 L55 16.4', stroke: 2 },
];

const CRAFT: readonly Shape[] = [
  {
    d: 'M2.6 20.6 L46 20.6 L46.6 17.6 L56 17.6 L62.6 15 L59.6 31.4 Q57 34.6 51 34.8 L10 34.8 Q4.4 34 2.6 20.6 Z',
  },
  { d: 'M55.6 19.6 L59.8 18 L57.8 30.4 L55.6 31.4 Z', hole: true },
  { d: 'M6 24.6 H52', stroke: 1.3, hole: true },
  {
    d: 'M11 15 a3.5 3.5 0 1 0 0.1 0 M19 14.4 a3.5 3.5 0 1 0 0.1 0 M27 15 a3.5 3.5 0 1 0 0.1 0 M35 14.4 a3.5 3.5 0 1 0 0.1 0',
  },
  { d: 'M46.6 20 V11.6 H54 V18', stroke: 2 },
  { d: 'M50 11 V4.4 L44 6.6', stroke: 1.4 },
  { d: 'M1 39.6 Q6 36.8 11 39.6 T21 39.6 T31 39.6 T41 39.6 T51 39.6 T61 39.6', stroke: 1.9 },
];

const HELMET: readonly Shape[] = [
  {
    d: 'M13.6 27.6 Q12.4 5.6 32 4.6 Q51.6 5.6 50.4 27 Q52 31 58.6 32.6 Q58 37 50.4 35.6 Q49 39.2 45.8 39.4 Q40 30.4 24 31.6 Q19.6 34 18.4 39.6 Q15 39.6 13.4 35.4 Q7.4 36.8 5.6 33 Q11.6 31.4 13.6 27.6 Z',
  },
  { d: 'M15.4 26.4 Q32 20.4 48.8 26', stroke: 1.5, hole: true },
  { d: 'M19.6 37.6 Q24 44.6 32 44 Q40.6 44 45 38', stroke: 2.2 },
];

const MACHINE_GUN: readonly Shape[] = [
  { d: 'M28 15.6 L58 12.2', stroke: 5.2 },
  { d: 'M56 12.4 L63 11.6', stroke: 2.6 },
  { d: 'M59.4 9 V14.4', stroke: 2 },
  { d: 'M12 13.6 L30 12.4 L30 20 L12 20.6 Z' },
  { d: 'M13 14.6 L3.6 15.4 Q1.4 21 3.6 26.4 L13 20.4 Z' },
  { d: 'M17 20 L15 27', stroke: 4 },
  { d: 'M25.6 19 a5 5 0 1 0 0.1 0 Z' },
  { d: 'M30 21 L16.4 42 M31 21 L45.4 42 M30.6 21 L31 36', stroke: 2.7 },
  { d: 'M21.6 34.6 H40', stroke: 1.7 },
  { d: 'M34 14.9 L35 15 M41 14.2 H42 M48 13.4 H49', stroke: 1.5, hole: true },
];

const FLAK: readonly Shape[] = [
  { d: 'M26 25 L53 3.4 M31 29.4 L58 8', stroke: 3.4 },
  { d: 'M52 2.4 L56.4 0.8 M57 7 L61.4 5.4', stroke: 2.2 },
  { d: 'M14 16.4 L24.4 11 L33 24 L29 34.4 L17 34 Z' },
  { d: 'M20.6 20 L27.4 27.4', stroke: 1.5, hole: true },
  { d: 'M25 30 V40', stroke: 6 },
  { d: 'M8 41.6 H44', stroke: 3.6 },
  { d: 'M25 35.4 L10.6 41 M25 35.4 L41 41', stroke: 2.6 },
];

const PILLBOX: readonly Shape[] = [
  { d: 'M10 11 H54 V18 H10 Z' },
  { d: 'M14 19.6 H50 V41.6 H14 Z' },
  { d: 'M19 24 H45 L42.6 31.6 H21.4 Z', hole: true },
  { d: 'M24.6 26.6 H39.4 L38.4 29.6 H25.6 Z' },
  { d: 'M0.6 41.6 Q5 28 12.2 23 V41.6 Z' },
  { d: 'M63.4 41.6 Q59 28 51.8 23 V41.6 Z' },
];

const HEAVY_GUN: readonly Shape[] = [
  { d: 'M19 20.4 L57.6 6.6 L58.8 9.8 L21 26.4 Z' },
  { d: 'M56.4 5.4 L62.2 3.8 L63.4 8.4 L58 10.8 Z' },
  { d: 'M8 9.6 L22.4 7.4 Q27.4 19 24.4 31.4 L9.6 32.4 Z' },
  { d: 'M17 13.4 V26.4', stroke: 1.5, hole: true },
  { d: 'M12 30 L42 36.4', stroke: 4.4 },
  { d: 'M27 27.4 a6 6 0 1 0 0.1 0 Z' },
  { d: 'M27 31.4 a2.2 2.2 0 1 0 0.1 0 Z', hole: true },
  {
    d: 'M4 41.6 Q8 37 12.4 41.6 Q16.6 37 21 41.6 Q25.4 37 29.6 41.6 Q34 37 38.4 41.6 Q42.6 37 47 41.6 Q51.4 37 55.6 41.6 Q58 38.6 61 41.6',
    stroke: 3,
  },
];

const BY_KIND: Readonly<Record<number, readonly Shape[]>> = {
  [Kind.commando]: COMMANDO,
  [Kind.officer]: OFFICER,
  [Kind.sniper]: SNIPER,
  [Kind.mortar]: MORTAR,
  [Kind.craft]: CRAFT,
  [Kind.infantry]: HELMET,
  [Kind.machineGun]: MACHINE_GUN,
  [Kind.flak]: FLAK,
  [Kind.pillbox]: PILLBOX,
  [Kind.gun]: HEAVY_GUN,
};

export const silhouetteOf = (kind: number): readonly Shape[] => BY_KIND[kind] ?? HELMET;

/** Paints a silhouette with its box's top left at the origin. */
export function paintSilhouette(
  ctx: CanvasRenderingContext2D,
  kind: number,
  figure: string,
  ground: string,
): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const { d, stroke, hole } of silhouetteOf(kind)) {
    const path = new Path2D(d);
    const colour = hole === true ? ground : figure;
    if (stroke === undefined) {
      ctx.fillStyle = colour;
      ctx.fill(path);
    } else {
      ctx.strokeStyle = colour;
      ctx.lineWidth = stroke;
      ctx.stroke(path);
    }
  }
}
