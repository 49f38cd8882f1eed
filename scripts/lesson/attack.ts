// The lesson of Red Poppies: three turns at most of the standing player, who names a mass all at once.

import type { Options } from '../../src/engine/course.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import type { Action } from '../../src/engine/system.ts';
import { loadBattle } from '../../src/systems/red-poppies/data/battles.ts';
import { isInOrder, stopsIn } from '../../src/systems/red-poppies/panels/lesson/stops.ts';
import { battleStaff } from '../../src/systems/red-poppies/players/staff.ts';
import * as A from '../../src/systems/red-poppies/rules/actions.ts';
import type { Field } from '../../src/systems/red-poppies/rules/field.ts';
import { turnOf } from '../../src/systems/red-poppies/rules/state.ts';
import { battleOn, redPoppies } from '../../src/systems/red-poppies/rules/system.ts';
import { type Taught, taughtBy } from './taught.ts';

const TURNS = 3; // that may be played

export function attackTaught(battle: string): Taught {
  const field = loadBattle(battle);
  return taughtBy({
    ...{ game: battleOn(field), level: field.levels[0]?.id ?? '', stopsIn, isInOrder },
    play: (options) => attack(field, options),
  });
}

function attack(field: Field, options: Options): Action[] {
  const s = redPoppies.setup(field, options);
  const rolls = new SeededRolls(s, redPoppies.random);
  const player = battleStaff.standing(field);
  player.start(options.seed);
  const actions: Action[] = [];
  while (!redPoppies.over(s) && turnOf(s) <= TURNS) {
    const legal = redPoppies.legal(s, []);
    const all = legal.find((action) => A.verbOf(action) === 'all');
    const action = all ?? player.pick(s, legal);
    redPoppies.perform({ s, rolls, tell: null }, action);
    rolls.save(s);
    actions.push(action);
  }
  return actions;
}
