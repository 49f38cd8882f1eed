// The facts kept of a raid: they must agree with the raid as it ended.

import { describe, expect, test } from 'vitest';
import { playGame } from '../../../../src/engine/run.ts';
import type { Action } from '../../../../src/engine/system.ts';

import { playerNamed } from '../../../../src/staff/players.ts';
import { factsOfRaid } from '../../../../src/systems/raid/luck/raid-facts.ts';
import { FACTS_FORM } from '../../../../src/systems/raid/luck/read-facts.ts';
import { raidStaff } from '../../../../src/systems/raid/players/staff.ts';

import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import {
  G,
  get,
  kindOf,
  Off,
  placeOf,
  type RaidState,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid, raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { ABOARD, Kind } from '../../../../src/systems/raid/rules/types.ts';
import { commandosGone, score } from '../../../../src/systems/raid/rules/victory.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();

const RAIDS: ReadonlyArray<readonly [string, string, string, boolean]> = [
  ['one', 'steady', 'basic', false],
  ['two', 'steady', 'seasoned', true],
  ['three', 'random', 'green', true],
  ['four', 'random', 'hardened', true],
  ['five', 'steady', 'hardened', true],
];

function played(seed: string, player: string, level: string, events: boolean) {
  const options = { seed, level, events };
  const actions: Action[] = [];
  const state = playGame(raidOn(scenario), options, playerNamed(raid, raidStaff, player), actions);
  return { options, state, words: actions.map((action) => formatAction(scenario, action)) };
}

/** British counters but craft that are gone or were left ashore. */
function menGone(state: RaidState): number {
  const men = scenario.units.slice(0, scenario.britishCount).map((_, unit) => unit);
  return men.filter((unit) => {
    const place = placeOf(state, unit);
    const ashore = place >= 0 && place < ABOARD;
    return kindOf(state, unit) !== Kind.craft && (place === Off.lost || ashore);
  }).length;
}

describe.each(RAIDS)('the facts of raid %s by %s at %s, events %s', (...raid) => {
  const { options, state, words } = played(...raid);
  const facts = factsOfRaid(scenario, options, words);

  test('agree with the state and the score at its end', () => {
    const count = (rule: string) =>
      score(state)
        .lines.filter((line) => line.rule.id === rule)
        .reduce((sum, line) => sum + line.count, 0);
    expect(facts).toMatchObject({
      form: FACTS_FORM,
      guns: count('12a'),
      secondGun: get(state, G.secondGun),
      line: count('12c') > 0,
      strongpoints: count('12d'),
      prisoners: count('12f'),
      gone: commandosGone(state),
      officers: count('12e') + count('12h'),
      alarm: get(state, G.alarm),
    });
  });

  test('have every man who is gone in some zone of the map', () => {
    const where = facts?.where ?? [];
    expect(where.reduce((sum, [, men]) => sum + men, 0)).toBe(menGone(state));
    const zones = scenario.zones.map(({ id }) => id);
    expect(where.filter(([zone]) => !zones.includes(zone))).toEqual([]);
  });

  test('are the same every time', () => {
    expect(factsOfRaid(scenario, options, words)).toEqual(facts);
  });
});

describe('there are no facts', () => {
  const { options, words } = played('one', 'random', 'basic', false);
  test.each([
    ['of a raid that is not over', options, words.slice(0, -1)],
    [
      'of a raid with an order that names nothing',
      options,
      [...words.slice(0, 5), 'dance', ...words.slice(5)],
    ],
    ['of a raid that goes on after its end', options, [...words, 'end']],
    ['at a level that does not exist', { ...options, level: 'heroic' }, words],
  ])('%s', (_, course, orders) => {
    expect(factsOfRaid(scenario, course, orders)).toBe(null);
  });
});
