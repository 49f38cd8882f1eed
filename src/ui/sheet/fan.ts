// A stack fanned out: every piece of a place on a tray beside it, each wide enough for a finger, inside the view.

import type { Box, Point } from './geometry.ts';
import type { Piece } from './model.ts';

export interface FanPiece {
  readonly piece: Piece;
  readonly at: Point; // centre, in map units
}
export interface Fan {
  readonly tray: Box;
  readonly size: number; // side of a piece
  readonly pieces: readonly FanPiece[];
  readonly above: boolean; // of the place
}

/** 44 px to the finger, and a little air. */
const FINGER = 48;

export function fanOut(
  groups: ReadonlyArray<readonly Piece[]>,
  side: number, // of a piece as it lies
  place: Point,
  scale: number,
  view: Box,
): Fan | null {
  if (groups.flat().length < 2) return null; // one piece is seen as it lies
  const size = Math.max(side * 1.12, FINGER / scale);
  const gap = size * 0.12;
  const step = size + gap;
  const most = Math.max(1, Math.floor((view.w - 2 * gap) / step));
  const rows = groups.flatMap((group) => split(group, Math.min(most, 8)));
  const width = Math.max(...rows.map((row) => row.length)) * step + gap;
  const height = rows.length * step + gap;
  const tray = placeTray(place, width, height, size, view);
  const pieces = rows.flatMap((row, r) => layRow(row, tray, step, gap, r));
  return { tray, size, pieces, above: tray.y < place[1] };
}

function split(group: readonly Piece[], most: number): Piece[][] {
  const rows = Math.ceil(group.length / most);
  const each = Math.ceil(group.length / rows);
  return Array.from({ length: rows }, (_, i) => group.slice(i * each, (i + 1) * each));
}

function placeTray(place: Point, w: number, h: number, size: number, view: Box): Box {
  const off = size * 0.95;
  const roomAbove = place[1] - off - h >= view.y;
  const y = roomAbove ? place[1] - off - h : place[1] + off;
  return {
    x: hold(place[0] - w / 2, view.x, view.x + view.w - w),
    y: hold(y, view.y, view.y + view.h - h),
    w,
    h,
  };
}

const hold = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

function layRow(
  row: readonly Piece[],
  tray: Box,
  step: number,
  gap: number,
  r: number,
): FanPiece[] {
  const left = tray.x + gap;
  const y = tray.y + gap + r * step + (step - gap) / 2;
  return row.map((piece, i) => ({ piece, at: [left + i * step + (step - gap) / 2, y] }));
}
