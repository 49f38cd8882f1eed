// The staff of the raid: `sound` plays on, and all that is weighed is weighed against him. `steady`, who did so before,
// still plays, and a planner over him is the yardstick.

import type { Player } from '../../../engine/player.ts';
import type { Plans, PlayerEntry, Staffed, StaffOf } from '../../../engine/staff-of.ts';
import { BARE_DICE, RaidLuck } from '../luck/raid-luck.ts';
import { ROLL_KINDS } from '../luck/rolled.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { G, get, Stage } from '../rules/state.ts';
import { raidOn } from '../rules/system.ts';
import { acts, candidates, matters } from './candidates.ts';
import { raidEndgame } from './endgame/endgame.ts';
import { leadsNowhere } from './nowhere.ts';
import { outlookFor } from './outlook/outlook.ts';
import { readingFor } from './outlook/reading.ts';
import { type Doctrine, STANDARD_DOCTRINE } from './steady/doctrine.ts';
import { soundDoctrineFor } from './steady/sound-doctrine.ts';
import { soundPlayer, steadyPlayer } from './steady/steady.ts';
import { isVain } from './vain.ts';

/** Beaches by nearness to the battery, as a name may end: `steady-beach-02` lands on the first and the third. */
const PLAN = /^(.+)-beach-([0-9]+)$/;

const plans: Plans<Scenario, RaidEvent> = {
  note: 'NAME-beach-02: the same, landing only on these beaches, 0 the nearest to the battery',
  bind(name) {
    const [, base, ranks] = PLAN.exec(name) ?? [];
    if (base === undefined || ranks === undefined) return null;
    return { base, staff: staffBound({ beaches: [...ranks].map(Number) }) };
  },
};

const SOUND: PlayerEntry<Scenario> = {
  name: 'sound',
  description: 'weighs every march by its danger, lands in one place, fetches everybody home',
  make: () => soundPlayer(),
};
const STEADY: PlayerEntry<Scenario> = {
  name: 'steady',
  description: 'follows a plan: the battery by the quickest way, then everybody home',
  make: () => steadyPlayer(),
};

const staffBound = (bound: Partial<Doctrine>): StaffOf<Scenario, RaidEvent> => {
  const sound = () =>
    soundPlayer((scenario, level) => ({ ...soundDoctrineFor(scenario, level), ...bound }));
  const steady = () => steadyPlayer({ ...STANDARD_DOCTRINE, ...bound });
  const old = staffBy([{ ...STEADY, make: steady }], steady);
  const players = [
    { ...SOUND, make: sound },
    { ...STEADY, make: steady },
  ];
  return { ...staffBy(players, sound), yardstick: old };
};

const staffBy = (
  players: ReadonlyArray<PlayerEntry<Scenario>>,
  standing: () => Player<Scenario>,
): StaffOf<Scenario, RaidEvent> => ({
  players,
  plans,
  standing,
  worthComparing: candidates,
  matters,
  pointsPerWorth: 6,
  outlook: outlookFor,
  reading: readingFor,
  endgame: raidEndgame,
  begins: (s) => get(s, G.stage) === Stage.choose || get(s, G.stage) === Stage.load,
  rests: (s) => get(s, G.stage) === Stage.choose,
  acts,
  isVain,
  leadsNowhere,
  rollKinds: ROLL_KINDS,
  dice: BARE_DICE,
  luck: (scenario) => new RaidLuck(scenario),
});

export const raidStaff = staffBound({});

/** A raid with its rules and its staff. */
export const staffedRaid = (scenario: Scenario): Staffed<Scenario, RaidEvent> => ({
  game: raidOn(scenario),
  staff: raidStaff,
});
