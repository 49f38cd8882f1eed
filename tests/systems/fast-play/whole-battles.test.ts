// Whole battles on the real field: nothing illegal, nothing out of place, the same every time.

import { describe, expect, test } from 'vitest';
import { hashPosition } from '../../../src/engine/hash.ts';
import type { Player } from '../../../src/engine/player.ts';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import { into } from '../../../src/engine/told.ts';
import { profilePlayer } from '../../../src/systems/fast-play/players/profile.ts';
import type { BattleEvent } from '../../../src/systems/fast-play/rules/events.ts';
import type { Field } from '../../../src/systems/fast-play/rules/field.ts';
import { OPTIONS } from '../../../src/systems/fast-play/rules/options.ts';
import {
  hexOf,
  isOnBoard,
  type State,
  strengthOf,
  unitIn,
} from '../../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../../src/systems/fast-play/rules/system.ts';
import { spicheren } from './spicheren.ts';

interface Played {
  readonly s: State;
  readonly actions: readonly number[];
  readonly events: readonly BattleEvent[];
}

function play(
  player: Player<Field>,
  seed: string,
  level: string,
  optional: readonly string[],
  told: boolean,
): Played {
  const s = fastPlay.setup(spicheren, { seed, level, events: false, optional });
  const rolls = new SeededRolls(s, fastPlay.random);
  const actions: number[] = [];
  const events: BattleEvent[] = [];
  player.start(seed);
  const legal: number[] = [];
  while (!fastPlay.over(s)) {
    fastPlay.legal(s, legal);
    expect(legal.length).toBeGreaterThan(1);
    const action = player.pick(s, legal);
    expect(fastPlay.forbids(s, action)).toBeNull();
    expect(fastPlay.parse(spicheren, fastPlay.format(spicheren, action))).toBe(action);
    fastPlay.perform({ s, rolls, tell: told ? into(events) : null }, action);
    rolls.save(s);
    actions.push(action);
    checkBoard(s);
  }
  return { s, actions, events };
}

/** One unit a hex, everybody where the board says, strengths in range. */
function checkBoard(s: State): void {
  for (const [unit, { strength }] of spicheren.units.entries()) {
    if (!isOnBoard(s, unit)) continue;
    expect(unitIn(s, hexOf(s, unit))).toBe(unit);
    expect(strengthOf(s, unit)).toBeGreaterThan(0);
    expect(strengthOf(s, unit)).toBeLessThanOrEqual(strength);
  }
}

describe('whole battles', () => {
  test.each(['lieutenant', 'colonel', 'marshal'])(
    'at %s, by chance and by the profile',
    (level) => {
      for (const seed of ['1', '2']) {
        play(randomPlayer(), seed, level, [], false);
        play(profilePlayer(), seed, level, [], false);
      }
    },
  );

  test('with every option, alone and together', () => {
    for (const optional of [...OPTIONS.map((one) => [one]), [...OPTIONS]]) {
      play(randomPlayer(), 'options', 'colonel', optional, false);
    }
  });

  test('the same with and without anybody listening', () => {
    for (const player of [randomPlayer, profilePlayer]) {
      const heard = play(player(), 'listen', 'colonel', [], true);
      const silent = play(player(), 'listen', 'colonel', [], false);
      expect(heard.actions).toEqual(silent.actions);
      expect(hashPosition(heard.s)).toBe(hashPosition(silent.s));
    }
  });

  test('every order of the automaton says why', () => {
    const { events } = play(profilePlayer(), 'why', 'marshal', [], true);
    const german = events.filter(
      (one) => one.kind === 'ordered' && spicheren.units[one.unit]?.side === 1,
    );
    expect(german.length).toBeGreaterThan(20);
    for (const one of german) {
      expect(one).toHaveProperty('why.kind');
      expect(one).toHaveProperty('trace.chosen');
    }
  });
});
