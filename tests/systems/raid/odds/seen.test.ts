// Odds may use only what the player can see, and may not touch the raid.

import { expect, test } from 'vitest';
import { hashPosition } from '../../../../src/engine/hash.ts';
import { copy } from '../../../../src/engine/position.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { odds } from '../../../../src/systems/raid/odds/odds.ts';
import { threats } from '../../../../src/systems/raid/odds/threats.ts';
import { Do, doing } from '../../../../src/systems/raid/rules/actions.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import {
  G,
  get,
  isFaceDown,
  markerAt,
  type RaidState,
  Stage,
  set,
  setMarker,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();

/** Visits the positions of a raid played at random. */
function eachPosition(seed: string, visit: (s: RaidState) => void): void {
  const s = setup(scenario, { seed, level: 'green', events: true });
  const player = randomPlayer();
  player.start(seed);
  const rolls = new SeededRolls(s, raid.random);
  while (get(s, G.stage) !== Stage.over) {
    rolls.save(s);
    visit(s);
    perform({ s, rolls, tell: null }, player.pick(s, legalActions(s, [])));
  }
}

/** The same position with the face-down markers of each letter handed round, and other dice to come. */
function otherwise(state: RaidState): RaidState {
  const s = copy(state);
  const zones = scenario.zones.map((_, zone) => zone).filter((zone) => isFaceDown(s, zone));
  for (const letter of [1, 2]) {
    const some = zones.filter((zone) => scenario.zoneLetter[zone] === letter);
    some.forEach((zone, i) => {
      setMarker(s, zone, markerAt(state, some[(i + 1) % some.length] ?? zone));
    });
  }
  set(s, G.random, get(s, G.random) ^ 0x55);
  return s;
}

const QUIET: readonly number[] = [Do.load, Do.take, Do.front, Do.leave, Do.done];
const hasChance = (action: Action): boolean => !QUIET.includes(doing(action));

test('no odds depend on what lies face down or on the dice to come', () => {
  let compared = 0;
  for (const seed of ['night', 'dawn']) {
    eachPosition(seed, (s) => {
      const other = otherwise(s);
      for (const action of legalActions(s, []).filter(hasChance)) {
        expect(odds(other, action)).toEqual(odds(s, action));
        compared++;
      }
      expect(threats(other)).toEqual(threats(s));
    });
  }
  expect(compared).toBeGreaterThan(100);
});

test('neither odds nor threats change the raid', () => {
  eachPosition('fog', (s) => {
    const before = hashPosition(s);
    for (const action of legalActions(s, [])) odds(s, action);
    threats(s);
    expect(hashPosition(s)).toBe(before);
  });
});
