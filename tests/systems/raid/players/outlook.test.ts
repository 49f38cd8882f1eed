// The outlook tells how a raid will go, from what a player may know, and is fitted to the data we ship.

import { expect, test } from 'vitest';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { endWorth } from '../../../../src/staff/ends.ts';
import { FigureReader } from '../../../../src/systems/raid/players/outlook/figures.ts';
import { outlookFor } from '../../../../src/systems/raid/players/outlook/outlook.ts';
import { staffedRaid } from '../../../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';
import { otherwise } from '../odds/hidden.ts';

const scenario = loadDieppe();

/** Plays a raid by `steady` and visits the start of every turn. */
function eachTurn(seed: string, visit: (s: RaidState) => void): RaidState {
  const s = setup(scenario, { seed, level: 'hardened', events: true });
  const player = steadyPlayer();
  const play = { s, rolls: new SeededRolls(s, raid.random), tell: null };
  let turn = 0;
  while (get(s, G.stage) !== Stage.over) {
    if (get(s, G.turn) !== turn && get(s, G.stage) === Stage.choose) visit(s);
    turn = get(s, G.turn);
    perform(play, player.pick(s, legalActions(s, [])));
  }
  return s;
}

function fittedOutlook() {
  const outlook = outlookFor(scenario);
  if (outlook === null) throw new Error('fit it anew: npx tsx scripts/fit-outlook.ts');
  return outlook;
}

test('the weights belong to the data of the raid', () => {
  expect(() => fittedOutlook()).not.toThrow();
  expect(outlookFor({ ...scenario, hash: 'other data' })).toBeNull();
});

test('what lies face down and the dice to come make no difference', () => {
  const reader = new FigureReader(scenario);
  let positions = 0;
  for (let i = 0; i < 10; i++) {
    eachTurn(`outlook hidden ${i}`, (s) => {
      const figures = reader.read(s).slice();
      expect(reader.read(otherwise(s))).toEqual(figures);
      positions++;
    });
  }
  expect(positions).toBeGreaterThan(60);
});

test('late in a raid it tells most of what is to come, early on some of it', () => {
  const outlook = fittedOutlook();
  const told: Array<{ turn: number; outlook: number; worth: number }> = [];
  for (let i = 0; i < 200; i++) {
    const those: Array<{ turn: number; outlook: number }> = [];
    const end = eachTurn(`outlook told ${i}`, (s) => {
      those.push({ turn: get(s, G.turn), outlook: outlook.worth(s) });
    });
    for (const one of those) told.push({ ...one, worth: endWorth(staffedRaid(scenario), end) });
  }
  expect(explained(told.filter(({ turn }) => turn >= 9))).toBeGreaterThan(0.6);
  expect(explained(told.filter(({ turn }) => turn >= 5 && turn < 9))).toBeGreaterThan(0.3);
});

/** The share of the variance that is told. */
function explained(told: ReadonlyArray<{ outlook: number; worth: number }>): number {
  const mean = told.reduce((sum, { worth }) => sum + worth, 0) / told.length;
  const missed = told.reduce((sum, one) => sum + (one.worth - one.outlook) ** 2, 0);
  return 1 - missed / told.reduce((sum, { worth }) => sum + (worth - mean) ** 2, 0);
}
