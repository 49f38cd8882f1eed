// What the map reads of a position: piles, levels, prisoners, and of a face-down marker its letter only.

import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import { contentsOf, faceKey, faceOf } from '../../../../src/systems/raid/map/contents.ts';
import {
  G,
  get,
  isFaceDown,
  markerAt,
  setMarker,
} from '../../../../src/systems/raid/rules/state.ts';
import { positions, scenario, unit, zone } from './positions.ts';

const crowded = positions.dense?.().position;
const atStart = positions.setup?.().position;
if (crowded === undefined || atStart === undefined) throw new Error('no positions');

describe('contents of a zone', () => {
  test('count the levels and the prisoners of a stack', () => {
    const { british } = contentsOf(crowded, zone('SAI'));
    expect(british?.levels).toBe(8);
    expect(british?.units).toHaveLength(8);
    expect(british?.prisoners).toBe(1);
  });

  test('count the levels aboard each craft', () => {
    const { boats, british } = contentsOf(atStart, zone('G2'));
    expect(british).toBeNull();
    expect(boats.map((b) => b.levels)).toEqual([8, 8, 8, 8]);
  });

  test('leave out what an animation has in hand', () => {
    const top = contentsOf(crowded, zone('SAI')).british?.units[0] ?? -1;
    const rest = contentsOf(crowded, zone('SAI'), new Set([top])).british;
    expect(rest?.units).not.toContain(top);
    expect(rest?.units).toHaveLength(7);
  });

  test('tell nothing of what a face-down marker shows', () => {
    for (let z = 0; z < scenario.zones.length; z++) {
      if (!isFaceDown(atStart, z)) continue;
      const other = copy(atStart);
      setMarker(other, z, (markerAt(atStart, z) + 1) % scenario.markers.length);
      expect(contentsOf(other, z)).toEqual(contentsOf(atStart, z));
    }
    expect(get(atStart, G.turn)).toBe(1);
  });
});

describe('the face of a counter', () => {
  test('differs by steps and by whether its job is done', () => {
    const u = unit('C05');
    const reduced = faceOf(crowded, u, 1);
    const full = faceOf(crowded, u, 2);
    expect(full.factors).toEqual([2, 4, 3]);
    expect(reduced.factors).toEqual([2, 2, 2]);
    expect(faceKey(full)).not.toBe(faceKey(reduced));
    expect(faceKey({ ...full, done: true })).not.toBe(faceKey({ ...full, done: false }));
  });
});
