// Battles played by automatic players, with everything that was told: what words, odds and luck are held against.

import type { Player } from '../../../src/engine/player.ts';
import { copy } from '../../../src/engine/position.ts';
import { randomPlayer } from '../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import type { Action } from '../../../src/engine/system.ts';
import { into } from '../../../src/engine/told.ts';
import { profilePlayer } from '../../../src/systems/fast-play/players/profile.ts';
import type { BattleEvent } from '../../../src/systems/fast-play/rules/events.ts';
import type { Field } from '../../../src/systems/fast-play/rules/field.ts';
import { OPTIONS } from '../../../src/systems/fast-play/rules/options.ts';
import type { State } from '../../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../../src/systems/fast-play/rules/system.ts';
import { spicheren } from './spicheren.ts';

export interface Step {
  readonly before: State;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly BattleEvent[];
}

export interface Game {
  readonly steps: readonly Step[];
  readonly end: State;
  readonly events: readonly BattleEvent[];
}

export function playBattle(
  player: Player<Field>,
  seed: string,
  { level = 'colonel', optional = [] as readonly string[], field = spicheren } = {},
): Game {
  const s = fastPlay.setup(field, { seed, level, events: false, optional });
  const rolls = new SeededRolls(s, fastPlay.random);
  const steps: Step[] = [];
  player.start(seed);
  while (!fastPlay.over(s)) {
    const legal = fastPlay.legal(s, []);
    const before = copy(s);
    const action = player.pick(s, legal);
    const events: BattleEvent[] = [];
    fastPlay.perform({ s, rolls, tell: into(events) }, action);
    rolls.save(s);
    steps.push({ before, legal, action, events });
  }
  return { steps, end: s, events: steps.flatMap(({ events }) => events) };
}

/** Battles of all levels, by the profile and by chance, without options and with all of them. */
export function corpus(each: number): Game[] {
  const games: Game[] = [];
  for (let n = 0; n < each; n++) {
    for (const level of ['lieutenant', 'colonel', 'marshal']) {
      games.push(playBattle(profilePlayer(), `words ${n}`, { level }));
    }
    games.push(playBattle(randomPlayer(), `words ${n}`, {}));
    games.push(playBattle(randomPlayer(), `words ${n}`, { optional: OPTIONS }));
    games.push(playBattle(profilePlayer(), `words ${n}`, { optional: OPTIONS }));
  }
  return games;
}
