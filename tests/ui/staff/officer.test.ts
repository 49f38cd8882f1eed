// The staff officer beside the raid screen: he speaks of what is shown, and only while he is asked.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Session } from '../../../src/engine/session.ts';
import type { Advice } from '../../../src/staff/chance/advice.ts';
import type { Chance } from '../../../src/staff/chance/chance.ts';
import { act, Do } from '../../../src/systems/raid/rules/actions.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../../src/systems/raid/screen.ts';
import { setHelps, settings, withoutHelp } from '../../../src/ui/kit/prefs/settings.ts';
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
  watch(state: RaidState, told: (reading: Reading) => void): void {
    this.watched.push(state);
    this.told = told;
  }
  advise(): Promise<Advice | null> {
    return new Promise((resolve) => {
      this.answer = resolve;
    });
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
  totalRange: { low: 0.8, high: 1 },
  failRange: { low: 0, high: 0.2 },
  exact: false,
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
