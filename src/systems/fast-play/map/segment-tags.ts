// 1.5 What each segment is called, on small tags pinned to the sheet where it meets the upper and the lower neat line.

import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { FIGURES } from '../../../ui/sheet/palette.ts';
import type { Field } from '../rules/field.ts';
import type { Lattice } from './lattice.ts';
import { THREAD, THREAD_SHADE } from './palette.ts';

const SIZE = 15;
const DEEP = 21;

export interface SegmentTag {
  readonly segment: number;
  readonly at: Point;
}

/** Where tags hang: in the middle of what a segment has of the first row and of the last. */
export function tagsOf(
  { hexes, segment, segments }: Field,
  { places, inside }: Lattice,
): SegmentTag[] {
  const last = hexes.reduce((most, { row }) => Math.max(most, row), 0);
  return segments.flatMap((_, one) =>
    [0, last].flatMap((row): SegmentTag[] => {
      const along = hexes.flatMap((hex, i) =>
        hex.row === row && segment[i] === one ? [places[i]?.[0] ?? 0] : [],
      );
      if (along.length === 0) return [];
      const x = (Math.min(...along) + Math.max(...along)) / 2;
      const y = row === 0 ? inside.y + DEEP * 0.7 : inside.y + inside.h - DEEP * 0.7;
      return [{ segment: one, at: [x, y] }];
    }),
  );
}

export function paintTags(
  ctx: CanvasRenderingContext2D,
  field: Field,
  tags: readonly SegmentTag[],
  lang: Lang,
): void {
  ctx.font = `600 ${SIZE}px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { segment, at } of tags) {
    const name = field.segments[segment]?.[lang] ?? '';
    const [x, y] = at;
    const w = ctx.measureText(name).width + 20;
    ctx.fillStyle = THREAD_SHADE;
    ctx.fillRect(x - w / 2 + 1.5, y - DEEP / 2 + 2, w, DEEP);
    ctx.fillStyle = '#fbf3de';
    ctx.strokeStyle = THREAD;
    ctx.lineWidth = 1.4;
    ctx.fillRect(x - w / 2, y - DEEP / 2, w, DEEP);
    ctx.strokeRect(x - w / 2, y - DEEP / 2, w, DEEP);
    ctx.fillStyle = '#5d2a15';
    ctx.fillText(name, x, y + 0.8);
  }
}
