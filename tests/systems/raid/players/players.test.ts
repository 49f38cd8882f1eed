// The automatic players: always legal, always the same, never peeking, and steady better than chance.

import { describe, expect, it } from 'vitest';
import { hashPosition } from '../../../../src/engine/hash.ts';
import { copy } from '../../../../src/engine/position.ts';
import { playGame } from '../../../../src/engine/run.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { playerNamed, playersOf } from '../../../../src/staff/players.ts';
import { raidStaff } from '../../../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../../../src/systems/raid/players/steady/steady.ts';
import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import {
  at,
  beachOf,
  delayOf,
  G,
  get,
  markerAt,
  type RaidState,
  Stage,
  set,
  setMarker,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid, raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { NONE } from '../../../../src/systems/raid/rules/types.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';
import { loadDieppe } from '../dieppe.ts';
import { position } from '../rules/support.ts';

const scenario = loadDieppe();
const levels = scenario.levels.map((level) => level.id);
const options = (seed: string, level: string) => ({ seed, level, events: true });

/** Hands the face-down markers of each letter round by one zone and changes the dice to come. */
function redeal(state: RaidState): RaidState {
  const s = copy(state);
  for (const letter of [1, 2]) {
    const zones = scenario.zones
      .map((_, zone) => zone)
      .filter((zone) => at(scenario.zoneLetter, zone) === letter && markerAt(s, zone) !== NONE);
    const markers = zones.map((zone) => markerAt(state, zone));
    for (const [i, zone] of zones.entries()) {
      setMarker(s, zone, markers[(i + 1) % markers.length] ?? NONE);
    }
  }
  for (let i = 0; i < 8; i++) set(s, G.random + i, (get(s, G.random + i) * 31 + i * 7) & 0x7fff);
  return s;
}

for (const name of ['random', 'steady'] as const) {
  const make = () => playerNamed(raid, raidStaff, name);
  describe(name, () => {
    it.each(levels)('plays raids at level %s to their end with legal actions only', (level) => {
      const player = make();
      for (let i = 0; i < 12; i++) {
        let state = setup(scenario, options(`legal ${i}`, level));
        player.start(`legal ${i}`);
        while (get(state, G.stage) !== Stage.over) {
          const action = player.pick(state, legalActions(state, []));
          const done = apply(state, action);
          if (!done.ok) throw new Error(`${formatAction(scenario, action)}: ${done.reason}`);
          state = done.state;
        }
      }
    });

    it('plays the same raid again from the same seed', () => {
      const player = make();
      const play = (seed: string) => {
        const actions: Action[] = [];
        const end = playGame(raidOn(scenario), options(seed, 'green'), player, actions);
        return { actions, hash: hashPosition(end) };
      };
      const first = play('again');
      play('another in between');
      expect(play('again')).toEqual(first);
    });
  });
}

describe('steady', () => {
  it('chooses the same whatever lies face down and whatever the dice will be', () => {
    const seeing = playerNamed(raid, raidStaff, 'steady');
    const blind = playerNamed(raid, raidStaff, 'steady');
    for (let i = 0; i < 6; i++) {
      const level = levels[i % levels.length] ?? 'basic';
      let state = setup(scenario, options(`hidden ${i}`, level));
      seeing.start('same');
      blind.start('same');
      while (get(state, G.stage) !== Stage.over) {
        const action = seeing.pick(state, legalActions(state, []));
        const other = redeal(state);
        expect(blind.pick(other, legalActions(other, []))).toBe(action);
        const done = apply(state, action);
        if (!done.ok) throw new Error(done.reason);
        state = done.state;
      }
    }
  });

  it.each(levels)('beats random by far at level %s', (level) => {
    const mean = (name: string, raids: number) => {
      const player = playerNamed(raid, raidStaff, name);
      let sum = 0;
      for (let i = 0; i < raids; i++) {
        sum += score(playGame(raidOn(scenario), options(`mean ${i}`, level), player)).vp;
      }
      return sum / raids;
    };
    expect(mean('steady', 60)).toBeGreaterThan(mean('random', 60) + 20);
  });

  it('4a sails men who are back aboard out of reach of the guns, and then ends the phase', () => {
    let state = position({
      turn: 7,
      aboard: { LCA4: ['C09', 'LOV'] },
      back: ['C09', 'LOV'],
      germans: { HT2: ['PB1'] },
    });
    const player = steadyPlayer();
    player.start('home');
    const orders: string[] = [];
    while (get(state, G.stage) !== Stage.over) {
      const action = player.pick(state, legalActions(state, []));
      orders.push(formatAction(state.scenario, action));
      const done = apply(state, action);
      if (!done.ok) throw new Error(done.reason);
      state = done.state;
    }
    expect(orders.at(0)).toBe('take G2');
    expect(orders.at(1)).toMatch(/^sail /);
    expect([orders.at(-1), get(state, G.turn)]).toEqual(['end', 7]);
  });

  it('meets every random event', () => {
    const player = playerNamed(raid, raidStaff, 'steady');
    const met = new Set<string>();
    for (let i = 0; i < 40 && met.size < 8; i++) {
      const end = playGame(raidOn(scenario), options(`event ${i}`, 'basic'), player);
      if (delayOf(end, 1) > 0) met.add('delay 1');
      if (beachOf(end, 1) !== NONE) met.add('beach 1');
      if (beachOf(end, 2) !== NONE) met.add('beach 2');
    }
    expect(met.has('beach 1') && met.has('beach 2')).toBe(true);
  });
});

describe('the list of players', () => {
  it('names them all', () => {
    expect(playersOf(raid, raidStaff).map(({ name, description }) => [name, description])).toEqual([
      ['random', 'any legal action is as good as another'],
      ['sound', 'weighs every march by its danger, lands in one place, fetches everybody home'],
      ['steady', 'follows a plan: the battery by the quickest way, then everybody home'],
      ['planner-quick', 'sound, but looks a turn ahead before a fight'],
      ['planner', 'sound, but looks a turn ahead before every move'],
      ['planner-deep', 'the same, two turns ahead; slow'],
      [
        'reference',
        'steady, but looks two turns ahead before every move: kept to measure by; slow',
      ],
    ]);
  });

  it('binds a player to the beaches at the end of his name', () => {
    const ordersOf = (name: string) => {
      const player = playerNamed(raid, raidStaff, name);
      const actions: Action[] = [];
      playGame(raidOn(scenario), options('beaches', 'basic'), player, actions);
      return actions.map((action) => formatAction(scenario, action)).join(' ');
    };
    expect(ordersOf('steady-beach-1')).not.toBe(ordersOf('steady-beach-0'));
    expect(() => playerNamed(raid, raidStaff, 'nobody-beach-0')).toThrow(
      "no player 'nobody-beach-0'",
    );
  });
});
