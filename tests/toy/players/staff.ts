// The toy's staff: `plain` plays on, and every decision with more than one choice is worth a look.

import type { Staffed, StaffOf } from '../../../src/engine/staff-of.ts';
import { DICE, ROLL_KINDS, ToyLuck } from '../luck/luck.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { toyOn } from '../rules/system.ts';
import { plainPlayer } from './plain.ts';

export const toyStaff: StaffOf<Field, ToyEvent> = {
  players: [
    {
      name: 'plain',
      description: 'fires whenever it can, else goes for the far edge',
      make: plainPlayer,
    },
  ],
  standing: plainPlayer,
  worthComparing(position, legal, standing, most) {
    const wanted = standing.pick(position, legal);
    return [wanted, ...legal.filter((action) => action !== wanted)].slice(0, most);
  },
  matters: (_, legal) => legal.length > 1,
  pointsPerWorth: 3,
  begins: () => true,
  rests: () => true,
  rollKinds: ROLL_KINDS,
  dice: DICE,
  luck: (field) => new ToyLuck(field),
};

export const staffedToy = (field: Field): Staffed<Field, ToyEvent> => ({
  game: toyOn(field),
  staff: toyStaff,
});
