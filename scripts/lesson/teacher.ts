// Who plays the battle that a lesson follows: the standing player, but he tries whatever character can be bettered and
// follows up wherever he may, so that there is something to see.

import type { Options } from '../../src/engine/course.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import type { Action } from '../../src/engine/system.ts';
import { STEADFAST } from '../../src/systems/fast-play/players/doctrine.ts';
import { steadfastPlayer } from '../../src/systems/fast-play/players/steadfast.ts';
import * as A from '../../src/systems/fast-play/rules/actions.ts';
import type { Field } from '../../src/systems/fast-play/rules/field.ts';
import { characterOf, G, get, Stage, type State } from '../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../src/systems/fast-play/rules/system.ts';
import { Character, Side } from '../../src/systems/fast-play/rules/types.ts';

/** His orders of the first turns. */
export function taught(field: Field, options: Options, turns: number): Action[] {
  const s = fastPlay.setup(field, options);
  const rolls = new SeededRolls(s, fastPlay.random);
  const player = steadfastPlayer(STEADFAST);
  player.start(options.seed);
  const actions: Action[] = [];
  while (!fastPlay.over(s) && get(s, G.turn) <= turns) {
    const action = shown(s) ?? player.pick(s, fastPlay.legal(s, []));
    fastPlay.perform({ s, rolls, tell: null }, action);
    rolls.save(s);
    actions.push(action);
  }
  return actions;
}

/** What he does otherwise than the standing player; null for nothing. */
function shown(s: State): Action | null {
  switch (get(s, G.stage)) {
    case Stage.character:
      return characterOf(s, Side.french) <= Character.cautious ? A.test : A.keep;
    case Stage.follow:
      return A.follow(get(s, G.asked));
    default:
      return null;
  }
}
