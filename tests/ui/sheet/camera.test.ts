// Pan and zoom: the paper stays on the screen and the point under the finger stays under it.

import { describe, expect, test } from 'vitest';
import {
  detailAt,
  fitScale,
  fitted,
  held,
  MAX_SCALE,
  onPixels,
  opening,
  showing,
  showingAll,
  tableFor,
  toMap,
  toScreen,
  viewBox,
  zoomedAt,
} from '../../../src/ui/sheet/camera.ts';
import { overlap } from '../../../src/ui/sheet/geometry.ts';

const sheet = { x: -46, y: -46, w: 1692, h: 1092 };
const desk = { w: 1440, h: 900 };
const phone = { w: 390, h: 844 };

describe('the camera', () => {
  test('fits the whole sheet', () => {
    for (const size of [desk, phone]) {
      const view = viewBox(fitted(sheet, size), size);
      expect(overlap(view, sheet)).toBeCloseTo(sheet.w * sheet.h, 3);
    }
  });

  test('opens on the whole sheet at a desk and close up on a telephone', () => {
    expect(opening(sheet, desk, [300, 300])).toEqual(fitted(sheet, desk));
    expect(opening(sheet, phone, [300, 300]).scale).toBeGreaterThan(0.8);
  });

  test('keeps the paper on the screen', () => {
    for (const [x, y] of [
      [-9000, -9000],
      [9000, 9000],
      [-9000, 9000],
    ] as const) {
      const view = viewBox(held({ x, y, scale: 1.5 }, sheet, desk), desk);
      expect(overlap(view, sheet)).toBeCloseTo(view.w * view.h, 3);
    }
  });

  test('comes no closer than is sharp and goes no further than the sheet', () => {
    expect(held({ x: 0, y: 0, scale: 99 }, sheet, desk).scale).toBe(MAX_SCALE);
    expect(held({ x: 0, y: 0, scale: 0.01 }, sheet, desk).scale).toBe(fitScale(sheet, desk));
  });

  test('zooms about the pointer', () => {
    const camera = { x: 700, y: 500, scale: 1 };
    const pointer = [1100, 200] as const;
    const before = toMap(camera, desk, pointer);
    const after = toMap(zoomedAt(camera, desk, pointer, 1.7), desk, pointer);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  test('brings a zone into view and leaves one that is in view alone', () => {
    const camera = { x: 300, y: 500, scale: 1 };
    const [x, y] = toScreen(showing(camera, phone, [900, 500]), phone, [900, 500]);
    expect(x).toBeLessThanOrEqual(phone.w - 60);
    expect(y).toBeCloseTo(phone.h / 2, 6);
    expect(showing(camera, phone, [310, 480])).toEqual(camera);
  });

  test('brings several zones into view together, or the first where they do not fit', () => {
    const camera = { x: 300, y: 500, scale: 1 };
    const near = [
      [500, 500],
      [620, 700],
    ] as const;
    for (const point of near) {
      const [x, y] = toScreen(showingAll(camera, phone, near), phone, point);
      expect(x).toBeGreaterThanOrEqual(60);
      expect(x).toBeLessThanOrEqual(phone.w - 60);
      expect(y).toBeLessThanOrEqual(phone.h - 60);
    }
    const far = [[500, 500] as const, [1500, 500] as const];
    expect(showingAll(camera, phone, far)).toEqual(showing(camera, phone, [500, 500]));
  });

  test('shows bigger pieces and letters from further off', () => {
    const steps = [2, 1, 0.6, 0.3].map(detailAt);
    for (const [i, detail] of steps.slice(1).entries()) {
      expect(detail.piece).toBeGreaterThan(steps[i]?.piece ?? 9);
      expect(detail.letters).toBeGreaterThan(steps[i]?.letters ?? 99);
    }
  });
});

test('the camera is drawn less than a pixel aside, with the corner of the table on a whole pixel', () => {
  const sheet = { x: -46, y: -46, w: 1692, h: 1092 };
  const size = { w: 1003, h: 847 };
  for (const density of [1, 1.5, 2]) {
    for (const scale of [0.593, 0.77, 1.013, 2.6]) {
      const camera = { x: 811.37, y: 402.91, scale };
      const table = tableFor(sheet, size);
      const shown = onPixels(camera, table, size, density);
      const pixels = scale * density;
      expect(Math.abs(shown.x - camera.x) * pixels).toBeLessThan(1);
      expect(Math.abs(shown.y - camera.y) * pixels).toBeLessThan(1);
      const left = (table.x - shown.x) * pixels + Math.round(size.w * density) / 2;
      const top = (table.y - shown.y) * pixels + Math.round(size.h * density) / 2;
      expect(left).toBeCloseTo(Math.round(left), 6);
      expect(top).toBeCloseTo(Math.round(top), 6);
    }
  }
});
