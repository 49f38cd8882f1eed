// Which part of the map is on the screen: pan, zoom to a point, fit, and never off the paper. Screen points are CSS
// pixels from the top left of the map.

import type { Box, Point } from './geometry.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}
export interface Camera {
  readonly x: number; // map point in the middle of the screen
  readonly y: number;
  readonly scale: number; // CSS pixels to a map unit
}

export const MAX_SCALE = 2.6;
/** Below this a whole map is only an overview: a battle starts closer. */
const READABLE = 0.5;
const START = 0.85;

/** The scale at which the whole sheet is on the screen. */
export const fitScale = (sheet: Box, size: Size): number =>
  Math.min(size.w / sheet.w, size.h / sheet.h);

export const fitted = (sheet: Box, size: Size): Camera => ({
  x: sheet.x + sheet.w / 2,
  y: sheet.y + sheet.h / 2,
  scale: fitScale(sheet, size),
});

/** The whole sheet on a wide screen; on a telephone, as much as can be read, around a point. */
export function opening(sheet: Box, size: Size, around: Point): Camera {
  const all = fitted(sheet, size);
  if (all.scale >= READABLE) return all;
  return held({ x: around[0], y: around[1], scale: START }, sheet, size);
}

/** Keeps the paper on the screen: no further out than the whole sheet, no further aside than its edge. */
export function held(camera: Camera, sheet: Box, size: Size): Camera {
  const least = fitScale(sheet, size);
  const scale = Math.max(least, Math.min(MAX_SCALE, camera.scale));
  return {
    x: holdAxis(camera.x, sheet.x, sheet.w, size.w / scale),
    y: holdAxis(camera.y, sheet.y, sheet.h, size.h / scale),
    scale,
  };
}

function holdAxis(middle: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.max(start + seen / 2, Math.min(start + length - seen / 2, middle));
}

export const toMap = (camera: Camera, size: Size, screen: Point): Point => [
  camera.x + (screen[0] - size.w / 2) / camera.scale,
  camera.y + (screen[1] - size.h / 2) / camera.scale,
];

export const toScreen = (camera: Camera, size: Size, map: Point): Point => [
  (map[0] - camera.x) * camera.scale + size.w / 2,
  (map[1] - camera.y) * camera.scale + size.h / 2,
];

/** What the screen shows, in map units. */
export function viewBox(camera: Camera, size: Size): Box {
  const w = size.w / camera.scale;
  const h = size.h / camera.scale;
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

/** Zooms so that the map point under a screen point stays there. */
export function zoomedAt(camera: Camera, size: Size, screen: Point, factor: number): Camera {
  const point = toMap(camera, size, screen);
  const scale = Math.min(MAX_SCALE, camera.scale * factor);
  return {
    x: point[0] - (screen[0] - size.w / 2) / scale,
    y: point[1] - (screen[1] - size.h / 2) / scale,
    scale,
  };
}

const BLEED = 30; // map units beyond what can be seen

/** All that can come into sight in a window of this size: the sheet, and round it as much ground as the shape of the
 * window asks for when the whole sheet is on it. */
export function tableFor(sheet: Box, size: Size): Box {
  const scale = fitScale(sheet, size);
  const w = size.w / scale + 2 * BLEED;
  const h = size.h / scale + 2 * BLEED;
  return { x: sheet.x + (sheet.w - w) / 2, y: sheet.y + (sheet.h - h) / 2, w, h };
}

/** Moved by less than a pixel, so that the whole table lies on whole pixels and need only be copied. */
export function onPixels(camera: Camera, table: Box, size: Size, density: number): Camera {
  const pixels = camera.scale * density;
  const snapped = (middle: number, start: number, length: number): number => {
    const corner = (start - middle) * pixels + Math.round(length * density) / 2;
    return middle + (corner - Math.round(corner)) / pixels;
  };
  const x = snapped(camera.x, table.x, size.w);
  const y = snapped(camera.y, table.y, size.h);
  return { x, y, scale: camera.scale };
}

const CLEAR = 70; // CSS pixels between what is to be seen and the screen's edge

/** Moves just far enough that a point lies clear of the screen's edge. */
export function showing(camera: Camera, size: Size, point: Point): Camera {
  const [x, y] = toScreen(camera, size, point);
  const gapX = Math.min(CLEAR, size.w / 3);
  const gapY = Math.min(CLEAR, size.h / 3);
  const dx = Math.min(0, x - gapX) + Math.max(0, x - (size.w - gapX));
  const dy = Math.min(0, y - gapY) + Math.max(0, y - (size.h - gapY));
  return { ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale };
}

/** Moves just far enough to show all of several points, or the first where they do not fit. */
export function showingAll(camera: Camera, size: Size, points: readonly Point[]): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const wide = (Math.max(...xs) - Math.min(...xs)) * camera.scale;
  const high = (Math.max(...ys) - Math.min(...ys)) * camera.scale;
  const fit = wide <= size.w - 2 * CLEAR && high <= size.h - 2 * CLEAR;
  const shown = fit ? points : points.slice(0, 1);
  return shown.reduce((moved, point) => showing(moved, size, point), camera);
}

/** How much is drawn at a scale: pieces, rings and letters grow when the map is seen from afar. */
export interface Detail {
  readonly name: string;
  readonly piece: number; // times their size in map units
  readonly letters: number; // height of a place name in map units
}

const DETAILS: ReadonlyArray<Detail & { readonly below: number }> = [
  { name: 'far', below: 0.42, piece: 1.25, letters: 34 },
  { name: 'broad', below: 0.6, piece: 1.22, letters: 21.5 }, // a laptop: the names are still read
  { name: 'wide', below: 0.75, piece: 1.2, letters: 18 },
  { name: 'near', below: 1.35, piece: 1, letters: 15 },
  { name: 'close', below: Number.POSITIVE_INFINITY, piece: 0.82, letters: 12 },
];

export const detailAt = (scale: number): Detail =>
  DETAILS.find((detail) => scale < detail.below) as Detail;
