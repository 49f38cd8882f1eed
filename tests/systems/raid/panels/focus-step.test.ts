// The arrow keys on the map.

import { expect, test } from 'vitest';
import { focusStep } from '../../../../src/systems/raid/panels/desk/focus-step.ts';
import { at } from '../../../../src/systems/raid/rules/state.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test('an arrow leads to a joined zone that lies that way', () => {
  for (let from = 0; from < scenario.zones.length; from++) {
    const joined = scenario.linkTo.slice(
      at(scenario.linkStart, from),
      at(scenario.linkStart, from + 1),
    );
    for (const key of ARROWS) {
      const to = focusStep(scenario, from, key);
      if (to === null) continue;
      expect(joined).toContain(to);
      const here = scenario.zones[from];
      const there = scenario.zones[to];
      if (key === 'ArrowLeft') expect(there?.x).toBeLessThan(here?.x ?? 0);
      if (key === 'ArrowDown') expect(there?.y).toBeGreaterThan(here?.y ?? 0);
    }
  }
});

test('every zone can be reached by arrows from any other', () => {
  const seen = new Set([0]);
  const open = [0];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const key of ARROWS) {
      const to = focusStep(scenario, from, key);
      if (to === null || seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  expect(scenario.zones.flatMap((z, i) => (seen.has(i) ? [] : [z.id]))).toEqual([]);
});

test('another key leads nowhere', () => {
  expect(focusStep(scenario, 0, 'Enter')).toBeNull();
});
