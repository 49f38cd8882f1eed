// Players look the ground over anew only when something on it has changed: no change may be missed.

import { expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import {
  isBritish,
  obstacleAt,
  placeOf,
  sameGround,
  setMarker,
  setObstacle,
  setPlace,
  setSteps,
  stepsOf,
} from '../../../../src/systems/raid/rules/state.ts';
import { loadDieppe } from '../dieppe.ts';
import { positionsOf } from '../odds/positions.ts';

const scenario = loadDieppe();

test('any change of a German, a marker or an obstacle is seen, and no other', () => {
  for (const s of positionsOf('steady', 'ground', 'seasoned', 60)) {
    const t = copy(s);
    expect(sameGround(s, t)).toBe(true);
    for (const [unit] of scenario.units.entries()) {
      setSteps(t, unit, stepsOf(s, unit) + 1);
      expect(sameGround(s, t)).toBe(isBritish(s, unit));
      expect(sameGround(t, s)).toBe(isBritish(s, unit));
      setSteps(t, unit, stepsOf(s, unit));
      setPlace(t, unit, placeOf(s, unit) + 1);
      expect(sameGround(s, t)).toBe(isBritish(s, unit));
      setPlace(t, unit, placeOf(s, unit));
    }
    for (const [zone] of scenario.zones.entries()) {
      const u = copy(s);
      setMarker(u, zone, 99);
      expect(sameGround(s, u)).toBe(false);
      setObstacle(t, zone, obstacleAt(s, zone) + 1);
      expect(sameGround(s, t)).toBe(false);
      setObstacle(t, zone, obstacleAt(s, zone));
    }
    expect(sameGround(s, t)).toBe(true);
  }
});
