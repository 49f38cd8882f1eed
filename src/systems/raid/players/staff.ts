// The staff of the raid: `steady` plays on, and all that is weighed is weighed against him.

import type { Plans, Staffed, StaffOf } from '../../../engine/staff-of.ts';
import { BARE_DICE, RaidLuck } from '../luck/raid-luck.ts';
import { ROLL_KINDS } from '../luck/rolled.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { G, get, Stage } from '../rules/state.ts';
import { raidOn } from '../rules/system.ts';
import { candidates, matters } from './candidates.ts';
import { outlookFor } from './outlook/outlook.ts';
import { type Doctrine, STANDARD_DOCTRINE } from './steady/doctrine.ts';
import { steadyPlayer } from './steady/steady.ts';

/** Beaches by nearness to the battery, as a name may end: `steady-beach-02` lands on the first and the third. */
const PLAN = /^(.+)-beach-([0-9]+)$/;

const plans: Plans<Scenario, RaidEvent> = {
  note: 'NAME-beach-02: the same, landing only on these beaches, 0 the nearest to the battery',
  bind(name) {
    const [, base, ranks] = PLAN.exec(name) ?? [];
    if (base === undefined || ranks === undefined) return null;
    return { base, staff: staffBy({ ...STANDARD_DOCTRINE, beaches: [...ranks].map(Number) }) };
  },
};

const staffBy = (doctrine: Doctrine): StaffOf<Scenario, RaidEvent> => ({
  players: [
    {
      name: 'steady',
      description: 'follows a plan: the battery by the quickest way, then everybody home',
      make: () => steadyPlayer(doctrine),
    },
  ],
  plans,
  standing: () => steadyPlayer(doctrine),
  worthComparing: candidates,
  matters,
  pointsPerWorth: 6,
  outlook: outlookFor,
  begins: (s) => get(s, G.stage) === Stage.choose || get(s, G.stage) === Stage.load,
  rests: (s) => get(s, G.stage) === Stage.choose,
  rollKinds: ROLL_KINDS,
  dice: BARE_DICE,
  luck: (scenario) => new RaidLuck(scenario),
});

export const raidStaff = staffBy(STANDARD_DOCTRINE);

/** A raid with its rules and its staff. */
export const staffedRaid = (scenario: Scenario): Staffed<Scenario, RaidEvent> => ({
  game: raidOn(scenario),
  staff: raidStaff,
});
