// Every zone can be touched at any zoom, and what lies over it is touched first.

import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../src/ui/sheet/geometry.ts';
import { hitAt, placeAt } from '../../../../src/ui/sheet/hit.ts';
import { RING } from '../../../../src/ui/sheet/palette.ts';
import { scenario, zone } from './positions.ts';

const map = { places: scenario.zones.map(({ x, y }): Point => [x, y]), reach: RING * 1.35 };

describe('touching a zone', () => {
  test.each([0.23, 0.5, 0.86, 2.6])('works within 22 pixels at scale %d', (scale) => {
    for (const [z, { x, y }] of scenario.zones.entries()) {
      expect(placeAt(map, [x, y], scale)).toBe(z);
      const off = 21.9 / scale;
      const found = placeAt(map, [x + off, y], scale);
      expect(found).not.toBeNull();
      const near = scenario.zones[found ?? 0];
      expect(Math.hypot(x + off - (near?.x ?? 0), y - (near?.y ?? 0))).toBeLessThanOrEqual(
        off + 1e-9,
      );
    }
  });

  test('finds nothing on open ground', () => {
    expect(placeAt(map, [300, 120], 1)).toBeNull();
  });

  test('takes the counters of an open tray, then craft, before the zones beneath', () => {
    const info = scenario.zones[zone('SAI')];
    const at = [info?.x ?? 0, info?.y ?? 0] as const;
    const tray = { x: at[0] - 60, y: at[1] - 60, w: 120, h: 120 };
    const fan = { tray, size: 50, above: true, pieces: [{ piece: 7, at }] };
    expect(hitAt(map, fan, [], at, 1)).toEqual({ kind: 'piece', piece: 7 });
    expect(hitAt(map, fan, [], [at[0] - 58, at[1] - 58], 1)).toEqual({ kind: 'tray' });
    expect(hitAt(map, null, [], at, 1)).toEqual({ kind: 'place', place: zone('SAI') });
    const boat = { place: zone('G2'), at, reach: 20 };
    const hit = hitAt(map, null, [boat], [at[0] + 19, at[1] - 19], 1);
    expect(hit).toEqual({ kind: 'place', place: zone('G2') });
  });
});
