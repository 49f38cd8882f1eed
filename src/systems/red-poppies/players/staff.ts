// The staff of a battle: `steadfast` plays on, and all that is weighed is weighed against him.

import type { Plans, Staffed, StaffOf } from '../../../engine/staff-of.ts';
import { BattleLuck, DICE, ROLL_KINDS } from '../luck/luck.ts';
import { Do, kindOf } from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { G, get, Stage } from '../rules/state.ts';
import { battleOn } from '../rules/system.ts';
import { candidatesBy, matters } from './candidates.ts';
import { type Doctrine, PATIENT, WAVE } from './doctrine.ts';
import { LOOKS } from './looks.ts';
import { outlookFor } from './outlook.ts';
import { steadfastPlayer } from './steadfast.ts';

/** Answers that end or prepare and do nothing themselves. */
const NO_ACTS: ReadonlySet<number> = new Set([Do.pass, Do.end, Do.stop, Do.close, Do.later]);

/** When he goes over the top, as a name may end: `steadfast-patient`. */
const PLAN = /^(.+)-(patient|wave)$/;
const DOCTRINES = { patient: PATIENT, wave: WAVE } as const;

const plans: Plans<Field, BattleEvent> = {
  note: 'NAME-patient: the same, shooting the machine guns down before it goes; NAME-wave: the same, over the top at once',
  bind(name) {
    const [, base, plan] = PLAN.exec(name) ?? [];
    if (base === undefined) return null;
    return { base, staff: staffBy(DOCTRINES[plan as keyof typeof DOCTRINES]) };
  },
};

const staffBy = (
  doctrine: Doctrine,
  others: readonly Doctrine[] = [],
): StaffOf<Field, BattleEvent> => ({
  players: [
    {
      name: 'steadfast',
      description: 'weighs ways, shots and shells, and orders whoever can do most together',
      make: () => steadfastPlayer(doctrine),
    },
  ],
  looks: LOOKS,
  plans,
  standing: () => steadfastPlayer(doctrine),
  worthComparing: candidatesBy(doctrine, others),
  matters,
  pointsPerWorth: 8,
  outlook: outlookFor,
  begins: (s) => get(s, G.stage) === Stage.half,
  rests: (s) => get(s, G.stage) === Stage.half,
  acts: (_, action) => !NO_ACTS.has(kindOf(action)),
  rollKinds: ROLL_KINDS,
  dice: DICE,
  luck: (field) => new BattleLuck(field),
});

export const battleStaff = staffBy(WAVE, [PATIENT]);

/** A battle with its rules and its staff. */
export const staffedBattle = (field: Field): Staffed<Field, BattleEvent> => ({
  game: battleOn(field),
  staff: battleStaff,
});
