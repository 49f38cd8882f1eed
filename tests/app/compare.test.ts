// Where two raids part, and how their courses are told.

import { describe, expect, test } from 'vitest';
import { replayOf } from '../../src/app/replay-of.ts';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { type Ordered, partingOf } from '../../src/engine/parting.ts';
import { openReplay } from '../../src/engine/played.ts';
import { courseFace } from '../../src/systems/raid/panels/course/course-face.ts';
import { menLost } from '../../src/systems/raid/panels/course/men-lost.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { score } from '../../src/systems/raid/rules/victory.ts';
import { momentOf, type Side } from '../../src/ui/screens/compare/side.ts';
import { courseOf } from '../../src/ui/sheet/course.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { dieppe } from './house.ts';
import { madeRaid } from './made-raids.ts';

const course = (actions: readonly number[], changes: Partial<Ordered> = {}): Ordered => ({
  seed: 's',
  level: 'basic',
  events: false,
  actions,
  ...changes,
});

describe('two raids part', () => {
  test.each([
    ['at the first order that differs', [1, 2, 3], [1, 9, 3], 1],
    ['at the very first order', [1], [2], 0],
    ['where one stops and the other goes on', [1, 2], [1, 2, 3], 2],
  ] as const)('%s', (_, a, b, at) => {
    expect(partingOf(course(a), course(b))).toEqual({ kind: 'orders', at });
    expect(partingOf(course(b), course(a))).toEqual({ kind: 'orders', at });
  });

  test('nowhere when they are alike', () => {
    expect(partingOf(course([1, 2]), course([1, 2]))).toEqual({ kind: 'alike' });
  });

  test.each([{ seed: 't' }, { level: 'green' }, { events: true }, { optional: ['cool-heads'] }])(
    'from the beginning when they differ by %j',
    (changes) => {
      expect(partingOf(course([1]), course([1], changes))).toEqual({ kind: 'other-dice' });
    },
  );

  test('where one got fresh dice, unless the orders differ before', () => {
    const fresh = course([1, 2, 3, 4], { branches: [{ at: 2, seed: 'x' }] });
    expect(partingOf(course([1, 2, 3, 4]), fresh)).toEqual({ kind: 'fresh-dice', at: 2 });
    expect(partingOf(fresh, course([1, 2, 9]))).toEqual({ kind: 'orders', at: 2 });
    expect(partingOf(fresh, course([1, 9]))).toEqual({ kind: 'orders', at: 1 });
    const later = course([1, 2, 3, 4], {
      branches: [
        { at: 2, seed: 'x' },
        { at: 3, seed: 'y' },
      ],
    });
    expect(partingOf(fresh, later)).toEqual({ kind: 'fresh-dice', at: 3 });
    expect(partingOf(fresh, fresh)).toEqual({ kind: 'alike' });
  });
});

describe('the course of a raid', () => {
  const raid = madeRaid('a', 'course', { player: 'steady' });
  const { session } = openReplay(raidOn(loadDieppe()), replayOf(dieppe, raid));
  if (session === null) throw new Error('the raid cannot be played');
  const start = setup(session.scenario, raid);
  const { points, turns } = courseOf(session.game, courseFace, start, session.frames);

  test('begins as the raid begins and ends as it ends', () => {
    expect(points[0]).toMatchObject({ time: 0, values: { points: score(start).vp, losses: 0 } });
    expect(points.at(-1)?.values).toMatchObject({
      points: score(session.position).vp,
      alarm: get(session.position, G.alarm),
      losses: menLost(session.position),
    });
  });

  test('goes forward, and the dead stay dead', () => {
    for (const [i, point] of points.entries()) {
      expect(point.time).toBeGreaterThanOrEqual(points[i - 1]?.time ?? 0);
      expect(point.values.losses).toBeGreaterThanOrEqual(points[i - 1]?.values.losses ?? 0);
    }
  });

  test('has one line a turn', () => {
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
    expect(turns.at(-1)?.turn).toBe(get(session.position, G.turn));
  });

  test('leads the theatre to the first event of an order', () => {
    const side: Side = {
      ...raid,
      actions: session.actions,
      raid: summaryOf(raid),
      luck: null,
      start,
      session,
    };
    const moment = momentOf(side, 20);
    expect(session.frames[moment]?.action).toBeGreaterThanOrEqual(20);
    expect(session.frames[moment - 1]?.action).toBeLessThan(20);
    expect(momentOf(side, 99_999)).toBe(session.frames.length - 1);
  });
});
