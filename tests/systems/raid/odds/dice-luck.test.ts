// The luck of the dice: twice the pips above expectation, so that it stays whole.

import { expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { Rerun } from '../../../../src/engine/rerun.ts';
import { playGame } from '../../../../src/engine/run.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { into } from '../../../../src/engine/told.ts';
import {
  addLuck,
  favour,
  luckOf,
  NO_LUCK,
  sumLuck,
} from '../../../../src/systems/raid/luck/dice-luck.ts';
import { factsOfRaid } from '../../../../src/systems/raid/luck/raid-facts.ts';
import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import type { RaidEvent, Sum } from '../../../../src/systems/raid/rules/events.ts';
import type { PartName } from '../../../../src/systems/raid/rules/names.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();

const sum = (name: PartName, die: number): Sum => ({
  total: die + 5,
  parts: [
    { name: 'FT', rule: cite('11.1b'), value: 5 },
    { name, rule: cite('1.1'), value: die },
  ],
});

const fire = (side: 'british' | 'german', attack: number, defence: number): RaidEvent => ({
  kind: 'fire',
  rule: cite('11.1d'),
  side,
  ...{ from: 1, to: 2, range: 1, shooter: 0, supporters: [], target: 40, hit: true },
  attack: sum('attack die', attack),
  defence: sum('defence die', defence),
});

test('a six and a nine are the best either side can throw', () => {
  expect(luckOf([fire('british', 6, 9)])).toEqual({
    ...{ british: 5, britishDice: 1, german: 9, germanDice: 1 },
  });
});

test('when the Germans fire, the attack is their die', () => {
  expect(luckOf([fire('german', 0, 1)])).toMatchObject({ british: -5, german: -9 });
});

test('other events bring no luck', () => {
  const turn: RaidEvent = { kind: 'turn', rule: cite('4'), turn: 2, clock: '05:00' };
  expect(addLuck(NO_LUCK, turn)).toBe(NO_LUCK);
});

test('what is good for the British is their pips above and the Germans’ below expectation', () => {
  expect(favour(luckOf([fire('british', 6, 0)]))).toBe(7);
  expect(favour(luckOf([fire('british', 1, 9)]))).toBe(-7);
  const two = luckOf([fire('british', 6, 0), fire('german', 9, 1)]);
  expect(favour(two)).toBe(0);
  expect(sumLuck([two, two]).britishDice).toBe(4);
});

test('in live raids every contest has one die of either side, within its faces', () => {
  for (let i = 0; i < 6; i++) {
    const options = { seed: `luck ${i}`, level: 'basic', events: false };
    const actions: Action[] = [];
    playGame(raidOn(scenario), options, randomPlayer(), actions);
    const rerun = new Rerun(raidOn(scenario), options);
    const events: RaidEvent[] = [];
    for (const action of actions) rerun.run(action, into(events));
    const fights = events.filter(({ kind }) => kind === 'fire' || kind === 'assault-line');
    const luck = luckOf(events);
    expect(luck.britishDice).toBe(fights.length);
    expect(luck.germanDice).toBe(fights.length);
    expect(Math.abs(luck.british)).toBeLessThanOrEqual(5 * fights.length);
    expect(Math.abs(luck.german)).toBeLessThanOrEqual(9 * fights.length);
    const words = actions.map((action) => formatAction(scenario, action));
    expect(factsOfRaid(scenario, options, words)?.luck).toEqual(luck);
  }
});
