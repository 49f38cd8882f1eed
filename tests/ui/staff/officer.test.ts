// The staff officer beside the raid screen: he speaks of what is shown, and only while he is asked.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playFrames } from '../../../src/engine/frames.ts';
import type { PlanLine } from '../../../src/engine/plan.ts';
import { savePosition } from '../../../src/engine/save.ts';
import { Session } from '../../../src/engine/session.ts';
import type { Advice } from '../../../src/staff/chance/advice.ts';
import type { Chance } from '../../../src/staff/chance/chance.ts';
import type { PlanAdvice } from '../../../src/staff/plan/planning.ts';
import { act, Do } from '../../../src/systems/raid/rules/actions.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../../src/systems/raid/screen.ts';
import { setHelps, withoutHelp } from '../../../src/ui/kit/prefs/helps.ts';
import { settings } from '../../../src/ui/kit/prefs/settings.ts';
import { PlayDesk } from '../../../src/ui/play/desk/desk.ts';
import { sharesOf } from '../../../src/ui/staff/figures.ts';
import type { Reading, StaffPort } from '../../../src/ui/staff/port.ts';
import { StaffOfficer } from '../../../src/ui/staff/staff-officer.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';

settings.sound.value = 'off';
const options = { seed: 'officer', level: 'basic', events: false, practice: false };

class Listening implements StaffPort {
  readonly watched: RaidState[] = [];
  rests = 0;
  told: (reading: Reading) => void = () => {};
  answer: (advice: Advice | null) => void = () => {};
  planned: (plan: PlanAdvice | null) => void = () => {};
  watch(state: RaidState, told: (reading: Reading) => void): void {
    this.watched.push(state);
    this.told = told;
  }
  advise(): Promise<Advice | null> {
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
  plan(): Promise<PlanAdvice | null> {
    return new Promise((resolve) => {
      this.planned = resolve;
    });
  }
  left = 0;
  leave(): void {
    this.left++;
  }
  rest(): void {
    this.rests++;
  }
  close(): void {}
}

const chanceOf = (n: number): Chance => ({
  n,
  total: n,
  half: 0,
  fail: 0,
  points: 20 * n,
  value: 1,
  meanPoints: 20,
  margin: 0.1,
  ranges: [
    { low: 0.8, high: 1 },
    { low: 0, high: 0.2 },
    { low: 0, high: 0.2 },
  ],
  exact: false,
  searched: false,
});
const reading = (n: number, done = false): Reading => ({ chance: chanceOf(n), done });

let raid: PlayDesk;
let port: Listening;
let staff: StaffOfficer;
let stop: () => void;
beforeEach(() => {
  setHelps('on');
  const session = new Session(raidOn(loadDieppe()), options);
  raid = new PlayDesk(raidFace, session, { speed: () => 'instant', moves: () => false });
  port = new Listening();
  staff = new StaffOfficer(raid.orders, port);
  stop = staff.follow();
});
afterEach(() => {
  stop();
  setHelps('on');
});

describe('win chance', () => {
  test('is of the position shown, not of one that is still to be shown', async () => {
    port.told(reading(16));
    expect([staff.chance.value?.n, staff.fresh.value]).toEqual([16, true]);
    const under = raid.orders.do(act(Do.loadStandard));
    expect(raid.playback.busy.value).toBe(true);
    expect(port.watched).toHaveLength(1); // the raid is ahead; nobody reckons it yet
    expect([staff.chance.value?.n, staff.fresh.value]).toEqual([16, false]);
    await under;
    expect(port.watched.at(-1)).toBe(raid.playback.shown.value);
  });

  test('the old reading stays until the new one is worth showing', async () => {
    port.told(reading(2048, true));
    await raid.orders.do(act(Do.loadStandard));
    port.told(reading(16));
    expect([staff.chance.value?.n, staff.fresh.value]).toEqual([2048, false]);
    port.told(reading(112));
    expect([staff.chance.value?.n, staff.fresh.value]).toEqual([112, true]);
  });

  test('undo has it reckoned anew', async () => {
    await raid.orders.do(act(Do.loadStandard));
    const before = port.watched.length;
    raid.orders.undo();
    expect(port.watched.length).toBeGreaterThan(before);
    expect(port.watched.at(-1)).toBe(raid.orders.position);
  });

  test('turned off, nothing is reckoned', async () => {
    settings.chance.value = 'off';
    const before = port.watched.length;
    await raid.orders.do(act(Do.loadStandard));
    expect(port.watched).toHaveLength(before);
    expect(staff.chance.value).toBeNull();
  });
});

describe('advice', () => {
  const advice = (action: number): Advice => ({
    action,
    standing: action,
    options: [],
    gain: 0,
    gainPoints: 0,
    margin: 0,
    reasons: [],
  });

  test('is shown for the position it was asked in, and can be followed', async () => {
    const asked = staff.ask();
    expect(staff.counsel.value?.kind).toBe('working');
    port.answer(advice(act(Do.loadStandard)));
    await asked;
    expect(staff.counsel.value?.kind).toBe('ready');
    await staff.obey();
    expect(raid.session.actions).toEqual([act(Do.loadStandard)]);
    expect(staff.counsel.value).toBeNull();
  });

  test('comes too late when the raid has gone on', async () => {
    const asked = staff.ask();
    await raid.orders.do(act(Do.loadStandard));
    port.answer(advice(act(Do.loadStandard)));
    await asked;
    expect(staff.counsel.value).toBeNull();
  });

  test('turned off, nobody answers', async () => {
    settings.advice.value = 'off';
    await staff.ask();
    expect(staff.counsel.value).toBeNull();
  });
});

describe('a plan', () => {
  /** Lines of orders carried out one after the other from where the raid stands, as they really come. */
  function planOf(...lines: ReadonlyArray<readonly number[]>): PlanAdvice {
    const { system } = raid.session;
    let s = raid.orders.position;
    const known = () => savePosition(system.known(s));
    const made = lines.map((actions): PlanLine => {
      const orders = actions.map((action) => {
        const state = known();
        s = playFrames(system, s, action, 0).position;
        return { action, state, sure: 1, open: false };
      });
      return { orders, after: known(), ends: actions.includes(act(Do.end)) };
    });
    const nothing = { mean: 0, error: 0, margin: 0 };
    const plan = { lines: made, chance: chanceOf(1) };
    return { plan, next: null, gain: nothing, points: nothing, reasons: [] };
  }

  const front = (id: string) => act(Do.front, unit(id));
  const unit = (id: string): number => loadDieppe().units.findIndex((u) => u.id === id);

  beforeEach(async () => {
    await raid.orders.do(act(Do.loadStandard));
    stop();
    staff = new StaffOfficer(raid.orders, port, ({ kind }) => kind !== 'load');
    stop = staff.follow();
  });

  /** Asks, and is answered. */
  async function asked(plan: PlanAdvice): Promise<void> {
    const waits = staff.ask();
    port.planned(plan);
    await waits;
  }
  const done = (): number[] => {
    const counsel = staff.counsel.value;
    return counsel?.kind === 'plan' ? [...counsel.mark.done] : [];
  };

  test('is taken line by line, then the rest but for the end of the phase', async () => {
    await asked(planOf([front('LCA5')], [front('LCA2')], [front('LCA6')], [act(Do.end)]));
    await staff.take(0);
    expect(done()).toEqual([0]);
    await staff.takeAll();
    expect(done()).toEqual([0, 1, 2]);
    expect(raid.session.actions.slice(1)).toEqual([front('LCA5'), front('LCA2'), front('LCA6')]);
  });

  test('follows what is taken back, and takes it up again', async () => {
    await asked(planOf([front('LCA5')], [front('LCA2')]));
    await staff.takeAll();
    raid.orders.undo();
    expect(done()).toEqual([0]);
    await staff.takeAll();
    expect(done()).toEqual([0, 1]);
  });

  test('one press carries out a line of several orders, and a line taken back in part goes on', async () => {
    const take = raid.orders.asked.value.actions.find((a) => a >> 16 === Do.take) as number;
    await asked(planOf([take, act(Do.done)], [front('LCA2')]));
    await staff.take(0);
    expect(raid.session.actions).toHaveLength(3);
    raid.orders.undo();
    expect(done()).toEqual([]);
    await staff.take(0);
    expect([raid.session.actions.length, done()]).toEqual([3, [0]]);
  });

  test('stops and is thought over again when it comes otherwise', async () => {
    const plan = planOf([front('LCA5')], [front('LCA2')]);
    const [one] = plan.plan.lines;
    if (one === undefined) throw new Error('no line');
    const cells = one.after.cells.map((cell, i) => (i === 2 ? cell + 1 : cell)); // another alarm
    const lines = [{ ...one, after: { ...one.after, cells } }, ...plan.plan.lines.slice(1)];
    await asked({ ...plan, plan: { ...plan.plan, lines } });
    const all = staff.takeAll();
    await expect.poll(() => staff.counsel.value).toEqual({ kind: 'working', again: true });
    expect(raid.session.actions).toHaveLength(2);
    port.planned(planOf([front('LCA2')]));
    await all;
    expect(staff.counsel.value).toMatchObject({ kind: 'plan', again: true });
  });

  test('an order of the player’s own puts it away, and a refused one changes nothing', async () => {
    await asked(planOf([front('LCA5')], [front('LCA2')]));
    await raid.orders.do(front('LCA6'));
    expect(staff.counsel.value).toBeNull();
    const before = raid.session.actions.length;
    await asked(planOf([front('LCA5')]));
    await staff.take(7);
    expect(raid.session.actions).toHaveLength(before);
    expect(staff.counsel.value?.kind).toBe('plan');
  });

  test('is asked for no longer when the slip is closed', async () => {
    void staff.ask();
    expect(staff.counsel.value?.kind).toBe('working');
    expect(staff.dismiss()).toBe(true);
    expect(port.left).toBe(1);
  });
});

test('without help means every help turned off', () => {
  expect(withoutHelp.value).toBe(false);
  settings.chance.value = 'off';
  settings.advice.value = 'off';
  expect(withoutHelp.value).toBe(false);
  settings.threats.value = 'off';
  expect(withoutHelp.value).toBe(true);
});

test.each([
  [3, 1, 1],
  [7, 3, 3],
  [1000, 333, 334],
  [64, 0, 0],
])('shares of %d raids add up to a hundred', (n, total, half) => {
  const [a = 0, b = 0, c = 0] = sharesOf({ n, total, half });
  expect(a + b + c).toBe(100);
});
