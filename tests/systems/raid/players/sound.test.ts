// `sound` plays better than `steady`, by a doctrine that comes with the battle; `reference` plays as it always has.

import { expect, test, vi } from 'vitest';
import { playGame } from '../../../../src/engine/run.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { plannerPlayer } from '../../../../src/staff/planner.ts';
import { playerNamed } from '../../../../src/staff/players.ts';
import { QUICK, REFERENCE } from '../../../../src/staff/strength.ts';
import { raidStaff } from '../../../../src/systems/raid/players/staff.ts';
import { STANDARD_DOCTRINE } from '../../../../src/systems/raid/players/steady/doctrine.ts';
import {
  alertDoctrine,
  soundDoctrine,
  soundDoctrineFor,
} from '../../../../src/systems/raid/players/steady/sound-doctrine.ts';
import { soundPlayer, steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { raid, raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();
const game = raidOn(scenario);

vi.setConfig({ testTimeout: 300_000 });

const options = (seed: string, level: string) => ({ seed, level, events: true });

test('sound beats steady on the same raids, on every level', () => {
  for (const { id } of scenario.levels) {
    let gained = 0;
    for (let n = 0; n < 60; n++) {
      const course = options(`sound ${n}`, id);
      gained += score(playGame(game, course, soundPlayer())).vp;
      gained -= score(playGame(game, course, steadyPlayer())).vp;
    }
    expect(gained).toBeGreaterThan(60);
  }
});

test('a doctrine is the usual one but for what a battle has fitted, and another where the Germans are warned', () => {
  const fitted = { sure: 0.6, march: { risk: 3 }, alert: { sure: 0.9, march: { hit: 1 } } };
  const quiet = soundDoctrine(fitted);
  const alert = soundDoctrine(alertDoctrine(fitted));
  expect([quiet.sure, quiet.march?.risk]).toEqual([0.6, 3]);
  expect([alert.sure, alert.march?.risk, alert.march?.hit]).toEqual([0.9, 3, 1]);
  expect(quiet.fallen).toBe(soundDoctrine({}).fallen);
  const levels = scenario.levels.map((_, level) => soundDoctrineFor(scenario, level));
  expect(levels[0]).toEqual(levels[1]);
  expect(levels[2]).toEqual(levels[3]);
  expect(levels[0]).not.toEqual(levels[2]);
});

test('steady marches as he always has', () => {
  expect(STANDARD_DOCTRINE.march).toBeNull();
});

test('the reference looks ahead over steady, the planners over sound', () => {
  const { yardstick } = raidStaff;
  if (yardstick === undefined) throw new Error('no yardstick');
  const ordersOf = (player: ReturnType<typeof steadyPlayer>): Action[] => {
    const actions: Action[] = [];
    playGame(game, options('reference', 'green'), player, actions);
    return actions;
  };
  expect(yardstick.standing(scenario).name).toBe('steady');
  const kept = ordersOf(playerNamed(raid, raidStaff, 'reference'));
  expect(ordersOf(plannerPlayer(raid, yardstick, REFERENCE))).toEqual(kept);
  expect(ordersOf(plannerPlayer(raid, raidStaff, QUICK))).not.toEqual(
    ordersOf(plannerPlayer(raid, yardstick, QUICK)),
  );
});
