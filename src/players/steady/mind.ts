// What the steady player keeps between decisions: only what can be worked out again from the raid in sight.

import { blankGroup, type Group } from '../../rules/group.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Zone } from '../../rules/types.ts';
import { type AssaultOdds, assaultOdds } from './assault-odds.ts';
import { blankGround, type Ground } from './ground.ts';
import { batteryZones, Routes } from './routes.ts';

export interface Mind {
  readonly scenario: Scenario;
  readonly ground: Ground;
  readonly routes: Routes;
  readonly odds: AssaultOdds;
  readonly group: Group; // the acting stack
  readonly battery: Zone;
}

export const newMind = (scenario: Scenario): Mind => ({
  scenario,
  ground: blankGround(),
  routes: new Routes(),
  odds: assaultOdds(scenario),
  group: blankGroup(),
  battery: batteryZones(scenario)[0] ?? 0,
});
