// The staff of a battle: `steadfast` plays on, and all that is weighed is weighed against him. The profile of the
// automaton's own filters plays too, to measure by.

import type { Plans, Staffed, StaffOf } from '../../../engine/staff-of.ts';
import { BattleLuck, DICE, ROLL_KINDS } from '../luck/luck.ts';
import { Do, kindOf } from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { G, get, Stage } from '../rules/state.ts';
import { battleOn } from '../rules/system.ts';
import { candidatesBy, matters } from './candidates.ts';
import { type Doctrine, STEADFAST } from './doctrine.ts';
import { LOOKS } from './looks.ts';
import { outlookFor } from './outlook.ts';
import { profilePlayer } from './profile.ts';
import { steadfastPlayer } from './steadfast.ts';

/** Objectives by their places in the file, as a name may end: `steadfast-guard-03` keeps most for the first and the fourth. */
const PLAN = /^(.+)-(?:guard-([0-7]+)|forward)$/;
/** What a counter-attack is worth a step: half of what one towards a post is (doctrine.ts), so that posts are left for it and not forgotten. */
const FORWARD = 60;

const plans: Plans<Field, BattleEvent> = {
  note: 'NAME-guard-2: the same, keeping brigades for this objective first, 0 the first of the battle (guard-03 for two); NAME-forward: the same, counter-attacking towards the enemy’s edge of the map',
  bind(name) {
    const [, base, posts] = PLAN.exec(name) ?? [];
    if (base === undefined) return null;
    if (posts === undefined) return { base, staff: staffBy({ ...STEADFAST, forward: FORWARD }) };
    return { base, staff: staffBy({ ...STEADFAST, posts: [...posts].map(Number) }) };
  },
};

const staffBy = (doctrine: Doctrine): StaffOf<Field, BattleEvent> => ({
  players: [
    {
      name: 'steadfast',
      description: 'keeps every brigade for the objective that needs it and weighs each order',
      make: () => steadfastPlayer(doctrine),
    },
    {
      name: 'profile',
      description: 'plays the French by the filters of the automaton: a sparring partner',
      make: profilePlayer,
    },
  ],
  looks: LOOKS,
  plans,
  standing: () => steadfastPlayer(doctrine),
  worthComparing: candidatesBy(doctrine),
  matters,
  pointsPerWorth: 3,
  outlook: outlookFor,
  begins: () => true,
  rests: (s) => get(s, G.stage) === Stage.move,
  acts: (_, action) => kindOf(action) !== Do.done && kindOf(action) !== Do.close,
  rollKinds: ROLL_KINDS,
  dice: DICE,
  luck: (field) => new BattleLuck(field),
});

export const battleStaff = staffBy(STEADFAST);

/** A battle with its rules and its staff. */
export const staffedBattle = (field: Field): Staffed<Field, BattleEvent> => ({
  game: battleOn(field),
  staff: battleStaff,
});
