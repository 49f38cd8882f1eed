// The staff of a battle: `steadfast` plays on, and all that is weighed is weighed against him.

import type { Staffed, StaffOf } from '../../../engine/staff-of.ts';
import { BattleLuck, DICE, ROLL_KINDS } from '../luck/luck.ts';
import { Do, kindOf } from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { G, get, Stage } from '../rules/state.ts';
import { battleOn } from '../rules/system.ts';
import { matters, worthComparing } from './candidates.ts';
import { LOOKS } from './looks.ts';
import { steadfastPlayer } from './steadfast.ts';

/** Answers that end or prepare and do nothing themselves. */
const NO_ACTS: ReadonlySet<number> = new Set([Do.pass, Do.end, Do.stop, Do.close, Do.later]);

export const battleStaff: StaffOf<Field, BattleEvent> = {
  players: [
    {
      name: 'steadfast',
      description: 'goes for the nearest objective with whoever is nearest to it',
      make: steadfastPlayer,
    },
  ],
  looks: LOOKS,
  standing: steadfastPlayer,
  worthComparing,
  matters,
  pointsPerWorth: 3,
  begins: (s) => get(s, G.stage) === Stage.half,
  rests: (s) => get(s, G.stage) === Stage.half,
  acts: (_, action) => !NO_ACTS.has(kindOf(action)),
  rollKinds: ROLL_KINDS,
  dice: DICE,
  luck: (field) => new BattleLuck(field),
};

/** A battle with its rules and its staff. */
export const staffedBattle = (field: Field): Staffed<Field, BattleEvent> => ({
  game: battleOn(field),
  staff: battleStaff,
});
