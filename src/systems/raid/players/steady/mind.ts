// What the steady player keeps between decisions: only what can be worked out again from the raid in sight.

import { isSea } from '../../rules/graph.ts';
import { blankGroup, type Group } from '../../rules/group.ts';
import { type Landing, landingsOf } from '../../rules/landings.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Unit, Zone } from '../../rules/types.ts';
import { AssaultOdds } from './assault-odds.ts';
import { batteryZones } from './battery-zones.ts';
import type { Doctrine } from './doctrine.ts';
import type { Judge } from './judge.ts';
import { blankGround, type Ground } from './known-ground.ts';
import { Options } from './options.ts';
import { beyondPace, distances, Routes } from './routes.ts';
import { SeaWays } from './sea-ways.ts';

export interface Mind extends Judge {
  readonly scenario: Scenario;
  readonly ground: Ground;
  readonly routes: Routes;
  readonly seas: readonly Zone[];
  readonly lands: readonly Zone[];
  readonly beaches: readonly Zone[];
  readonly landings: readonly Landing[]; // those from which the battery is near enough
  readonly coast: readonly Zone[]; // from where men can reach a craft in one turn
  readonly craft: readonly Unit[];
  readonly seaWays: SeaWays;
  readonly group: Group; // the acting stack
  readonly options: Options; // what it can do
  readonly fit: number; // levels of commandos it takes to go on to the battery
  readonly lastTurnOut: number; // by which a stack must be able to be there
  readonly toBattery: Int16Array; // MP over land, whatever stands in the way
}

export function newMind(scenario: Scenario, doctrine: Doctrine): Mind {
  const toBattery = distances(scenario, batteryZones(scenario));
  const ground = blankGround(scenario);
  const zones = scenario.zones.map((_, zone) => zone);
  const seas = zones.filter((zone) => isSea(scenario, zone));
  const lands = zones.filter((zone) => !isSea(scenario, zone));
  const byNearness = beachesByNearness(scenario, toBattery);
  const beaches = [...byNearness].sort((a, b) => a - b);
  const nearest = Math.min(...beaches.map((beach) => toBattery[beach] as number));
  const toSea = distances(scenario, seas);
  const isWanted = (beach: Zone): boolean =>
    doctrine.beaches === null
      ? (toBattery[beach] as number) * 4 <= nearest * 5
      : doctrine.beaches.includes(byNearness.indexOf(beach));
  return {
    scenario,
    doctrine,
    seas,
    lands,
    beaches,
    landings: landingsOf(scenario).filter(({ beach }) => isWanted(beach)),
    coast: lands.filter((zone) => (toSea[zone] as number) < beyondPace(scenario)),
    craft: scenario.units.flatMap((unit, i) => (unit.kind === 'craft' ? [i] : [])),
    seaWays: new SeaWays(scenario, seas),
    ground,
    routes: new Routes(scenario, doctrine.shelled),
    odds: new AssaultOdds(scenario, doctrine),
    group: blankGroup(),
    options: new Options(),
    get battery() {
      return ground.battery;
    },
    fit: doctrine.fit * scenario.craftCapacity,
    lastTurnOut: scenario.turns - doctrine.turnsHome,
    toBattery,
  };
}

/** Every beach, the one with the shortest march to the battery first. */
export function beachesByNearness(
  scenario: Scenario,
  toBattery = distances(scenario, batteryZones(scenario)),
): Zone[] {
  return scenario.zones
    .flatMap((zone, i) => (zone.kind === 'beach' ? [i] : []))
    .sort((a, b) => (toBattery[a] as number) - (toBattery[b] as number) || a - b);
}
