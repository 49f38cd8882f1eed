// What the steady player keeps between decisions: only what can be worked out again from the raid in sight.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import { blankGroup, type Group } from '../../rules/group.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind, Link, NONE, type Unit, type Zone } from '../../rules/types.ts';
import { AssaultOdds } from './assault-odds.ts';
import { batteryOf, distances } from './distances.ts';
import { blankGround, type Ground } from './ground.ts';
import { Options } from './options.ts';
import { MOST_PACE, Routes } from './routes.ts';
import { SeaWays } from './sea-ways.ts';

export class Mind {
  readonly scenario: Scenario;
  readonly battery: Zone;
  readonly seas: readonly Zone[];
  readonly lands: readonly Zone[];
  readonly coast: readonly Zone[]; // from where men may reach a craft in one turn
  readonly craft: readonly Unit[];
  readonly toBattery: Int16Array; // MP on foot, whatever stands in the way
  readonly seaWays: SeaWays;
  readonly routes: Routes;
  readonly odds: AssaultOdds;
  readonly ground: Ground = blankGround();
  readonly group: Group = blankGroup(); // the acting stack
  readonly options = new Options(); // what it can do

  constructor(sc: Scenario) {
    this.scenario = sc;
    this.battery = batteryOf(sc);
    const zones = sc.zones.map((_, zone) => zone);
    this.seas = zones.filter((zone) => isSea(sc, zone));
    this.lands = zones.filter((zone) => !isSea(sc, zone));
    const toSea = distances(sc, this.seas);
    this.coast = this.lands.filter((zone) => (toSea[zone] as number) < MOST_PACE);
    this.craft = [...sc.kind.keys()].filter((unit) => sc.kind[unit] === Kind.craft);
    this.toBattery = distances(sc, [this.battery]);
    this.seaWays = new SeaWays(sc, this.seas);
    this.routes = new Routes(sc);
    this.odds = new AssaultOdds(sc);
  }

  /** The sea zone off a beach. */
  seaOf(beach: Zone): Zone {
    const sc = this.scenario;
    for (let i = firstLink(sc, beach); i < endLink(sc, beach); i++) {
      if (sc.linkKind[i] === Link.landing) return sc.linkTo[i] as number;
    }
    return NONE;
  }
}
