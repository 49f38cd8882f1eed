// 7 What the alarm track says.

import { expect, test } from 'vitest';
import { alarmFacts } from '../../../../src/systems/raid/panels/tracks/alarm-facts.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, set } from '../../../../src/systems/raid/rules/state.ts';
import { loadDieppe } from '../dieppe.ts';

const raidAt = (alarm: number) => {
  const state = setup(loadDieppe(), { seed: 'alarm', level: 'basic', events: false });
  set(state, G.alarm, alarm);
  return state;
};

test('10.3 a marker wakes on 0 to the alarm', () => {
  expect(alarmFacts(raidAt(0)).wakeChance).toBe(10);
  expect(alarmFacts(raidAt(4)).wakeChance).toBe(50);
});

test('7.3, 8 reinforcements come from the level at which the Germans come out', () => {
  expect(alarmFacts(raidAt(5))).toMatchObject({ awake: false, arriveChance: 0 });
  expect(alarmFacts(raidAt(6))).toMatchObject({ awake: true, arriveChance: 60 });
});

test('7.1 triggers worth nothing are left out, those that count once are struck off', () => {
  const state = raidAt(1);
  set(state, G.landed, 1);
  const { raises } = alarmFacts(state);
  expect(raises.map((r) => [r.cause, r.by, r.spent])).toEqual([
    ['first landing', 1, true],
    ['first assault', 2, false],
    ['marker shows Germans', 1, false],
    ['bangalore', 1, false],
  ]);
});

test('7.1a markers are struck off after the first only where the raid has it so', () => {
  const state = raidAt(1);
  set(state, G.stirred, 1);
  const spent = (stirredOnce: boolean) =>
    alarmFacts({ cells: state.cells, scenario: { ...state.scenario, stirredOnce } }).raises.find(
      ({ cause }) => cause === 'marker shows Germans',
    )?.spent;
  expect([spent(false), spent(true)]).toEqual([false, true]);
});
