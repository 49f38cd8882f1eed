// A branch at or after the end of a game that is over never comes about: nobody writes one down, nobody reads one.

import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../src/engine/link.ts';
import { makeReplay, parseReplay } from '../../src/engine/replay.ts';
import { parseAction } from '../../src/systems/raid/rules/actions.ts';
import { dieppe } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';

const raid = madeRaid('a', 'branch at the end');
const actions = raid.actions.map((word) => parseAction(dieppe.scenario as never, word) as number);
const end = actions.length;
const course = { seed: raid.seed, level: raid.level, events: false };

test('it is not written down', () => {
  const branches = [{ at: end, seed: 'late' }];
  const replay = makeReplay(dieppe, { ...course, branches }, actions);
  expect(replay.result).not.toBeNull();
  expect(replay.branches).toBeUndefined();
});

test.each([0, 1, 500])('a replay with one %d orders after the end is refused', (after) => {
  const replay = makeReplay(dieppe, course, actions);
  const bad = parseReplay({ ...replay, branches: [{ at: end + after, seed: 'late' }] });
  expect(bad).toMatchObject({ faults: [{ path: '/branches/0/at' }] });
});

test('a replay of a game that goes on may branch further on', () => {
  const replay = makeReplay(dieppe, course, actions.slice(0, 5));
  const good = parseReplay({ ...replay, branches: [{ at: 9, seed: 'later' }] });
  expect(good).toMatchObject({ branches: [{ at: 9 }] });
});

test('a link with one is refused', () => {
  const replay = makeReplay(dieppe, course, actions);
  const link = encodeLink(dieppe, { ...replay, branches: [{ at: end, seed: 'late' }] });
  expect(decodeLink(dieppe, link)).toMatchObject({ fault: expect.stringContaining('branch') });
});
