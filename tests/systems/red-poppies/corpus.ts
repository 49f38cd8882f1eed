// Battles played by automatic players, with everything that was told: what words and luck are held against.

import type { Player } from '../../../src/engine/player.ts';
import { copy } from '../../../src/engine/position.ts';
import { SeededRolls } from '../../../src/engine/rolls.ts';
import type { Action } from '../../../src/engine/system.ts';
import { into } from '../../../src/engine/told.ts';
import { steadfastPlayer } from '../../../src/systems/red-poppies/players/steadfast.ts';
import type { BattleEvent } from '../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../src/systems/red-poppies/rules/field.ts';
import type { State } from '../../../src/systems/red-poppies/rules/state.ts';
import { redPoppies } from '../../../src/systems/red-poppies/rules/system.ts';
import { marked } from './fuzz/marked.ts';
import { fuzzPlayer } from './fuzz/players.ts';
import { hawthorn } from './hawthorn.ts';

export interface Step {
  readonly before: State;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly BattleEvent[];
}

export interface Game {
  readonly field: Field;
  readonly steps: readonly Step[];
  readonly end: State;
  readonly events: readonly BattleEvent[];
}

export function playBattle(
  field: Field,
  player: Player<Field>,
  seed: string,
  level = 'regular',
): Game {
  const s = redPoppies.setup(field, { seed, level, events: false });
  const rolls = new SeededRolls(s, redPoppies.random);
  const steps: Step[] = [];
  player.start(seed);
  while (!redPoppies.over(s)) {
    const legal = redPoppies.legal(s, []);
    const before = copy(s);
    const action = player.pick(s, legal);
    const events: BattleEvent[] = [];
    redPoppies.perform({ s, rolls, tell: into(events) }, action);
    rolls.save(s);
    steps.push({ before, legal, action, events });
  }
  return { field, steps, end: s, events: steps.flatMap(({ events }) => events) };
}

/** Battles of all levels by the standing player, and of every taste with something of every rule. */
export function corpus(): Game[] {
  const everything = marked();
  return [
    ...['recruit', 'regular', 'veteran'].map((level) =>
      playBattle(hawthorn, steadfastPlayer(), 'words', level),
    ),
    ...['stormer', 'digger', 'leaver', 'sharpshooter', 'gunner'].map((taste) =>
      playBattle(everything, fuzzPlayer(taste), `words ${taste}`),
    ),
  ];
}
