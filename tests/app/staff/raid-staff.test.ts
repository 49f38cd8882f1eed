// The staff of a raid: a new position takes the place of the old one, advice is asked once, nothing hidden leaves the
// page, and the planner's raid on a seed is always the same.

import { describe, expect, test } from 'vitest';
import { PlannerRaid } from '../../../src/app/staff/planner-raid.ts';
import { RaidStaff } from '../../../src/app/staff/raid-staff.ts';
import { threadCount } from '../../../src/app/staff/thread.ts';
import { savePosition } from '../../../src/engine/save.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import { act, Do } from '../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../src/systems/raid/rules/legal.ts';
import { known } from '../../../src/systems/raid/rules/redeal.ts';
import { setup } from '../../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import type { Reading } from '../../../src/ui/staff/port.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';
import { RoomHere } from './room.ts';

const scenario = loadDieppe();
const begin = (seed: string): RaidState => {
  const loaded = apply(
    setup(scenario, { seed, level: 'basic', events: false }),
    act(Do.loadStandard),
  );
  if (!loaded.ok) throw new Error(loaded.rule.id);
  return loaded.state;
};

function staffHere(): { staff: RaidStaff; rooms: RoomHere[] } {
  const rooms: RoomHere[] = [];
  const staff = new RaidStaff(raidOn(scenario), (game, ears) => {
    const room = new RoomHere(game, ears);
    rooms.push(room);
    return room;
  });
  return { staff, rooms };
}

describe('win chance', () => {
  test('comes at once and narrows', () => {
    const { staff, rooms } = staffHere();
    const readings: Reading[] = [];
    staff.watch(begin('staff 1'), (reading) => readings.push(reading));
    rooms[0]?.work(2);
    expect(readings).toHaveLength(2);
    const [first, second] = readings.map(({ chance }) => chance.n);
    expect(second).toBeGreaterThan(first ?? 0);
  });

  test('a new position takes the place of the old one', () => {
    const { staff, rooms } = staffHere();
    const old: Reading[] = [];
    const now: Reading[] = [];
    staff.watch(begin('staff 1'), (reading) => old.push(reading));
    staff.watch(begin('staff 2'), (reading) => now.push(reading));
    rooms[0]?.work(1);
    expect([rooms.length, old.length, now.length]).toEqual([1, 0, 1]);
  });

  test('rests when it is told to', () => {
    const { staff, rooms } = staffHere();
    staff.watch(begin('staff 1'), () => undefined);
    staff.rest();
    expect(rooms[0]?.isBusy).toBe(false);
  });

  test('only what the player knows leaves the page', () => {
    const { staff, rooms } = staffHere();
    const state = begin('staff 1');
    staff.watch(state, () => undefined);
    expect(rooms[0]?.orders.at(-1)).toMatchObject({
      kind: 'chance',
      state: savePosition(known(state)),
    });
    expect(savePosition(known(state))).not.toEqual(savePosition(state));
  });

  test('a thread that failed is started anew with the next position', () => {
    const { staff, rooms } = staffHere();
    staff.watch(begin('staff 1'), () => undefined);
    rooms[0]?.fail();
    staff.watch(begin('staff 2'), () => undefined);
    expect(rooms).toHaveLength(2);
  });
});

describe('advice', () => {
  test('is legal', async () => {
    const { staff, rooms } = staffHere();
    const state = begin('staff 1');
    const asked = staff.advise(state);
    rooms[0]?.work();
    const advice = await asked;
    expect(legalActions(state, [])).toContain(advice?.action);
  });

  test('another question takes the place of one under way', async () => {
    const { staff, rooms } = staffHere();
    const first = staff.advise(begin('staff 1'));
    const second = staff.advise(begin('staff 2'));
    await expect(first).rejects.toThrow();
    expect([rooms[0]?.ended, rooms.length]).toEqual([true, 2]);
    rooms[1]?.work();
    expect(await second).not.toBeNull();
  });

  test('a thread that has answered is asked again', async () => {
    const { staff, rooms } = staffHere();
    for (const seed of ['staff 1', 'staff 2']) {
      const asked = staff.advise(begin(seed));
      rooms[0]?.work();
      await asked;
    }
    expect(rooms).toHaveLength(1);
  });

  test('a failing thread refuses', async () => {
    const { staff, rooms } = staffHere();
    const asked = staff.advise(begin('staff 1'));
    rooms[0]?.fail();
    await expect(asked).rejects.toThrow();
  });

  test('closing lets every thread go', async () => {
    const { staff, rooms } = staffHere();
    staff.watch(begin('staff 1'), () => undefined);
    const asked = staff.advise(begin('staff 1'));
    staff.close();
    await expect(asked).rejects.toThrow();
    expect(rooms.map(({ ended }) => ended)).toEqual([true, true]);
  });
});

test('at least one thread, at most four', () => {
  expect([undefined, 0, 1, 2, 4, 64].map(threadCount)).toEqual([1, 1, 1, 2, 4, 4]);
});

test('the planner plays a seed the same way every time', () => {
  const play = () => {
    const raid = new PlannerRaid(staffedRaid(scenario), {
      scenario: scenario.hash,
      seed: 'staff 1',
      level: 'basic',
      events: true,
    });
    const turns = [raid.turn];
    for (let i = 0; i < 5 && raid.result === null; i++) {
      raid.step();
      turns.push(raid.turn);
    }
    return { turns, result: raid.result };
  };
  expect(play()).toEqual(play());
});
