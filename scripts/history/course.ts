// Where everybody went in a raid, read from its replay: zones entered, turn by turn, landings and embarkations.

import { type Replay, runReplay } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { isBritish, kindOf, placeOf, type RaidState } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { ABOARD, Kind } from '../../src/systems/raid/rules/types.ts';
import { HOME, STORMERS, STRIKE, TROOPS } from './orders.ts';

export interface Step {
  readonly unit: string;
  readonly turn: number;
  readonly zone: string; // entered; of an embarkation, left
}

export interface Course {
  readonly end: RaidState;
  readonly landed: readonly Step[];
  readonly entered: readonly Step[]; // landings included
  readonly embarked: readonly Step[];
  readonly mortar: readonly Step[]; // zones it has fired at
}

/** Runs the replay by the rules; what does not come out is an error. */
export function courseOf(scenario: Scenario, replay: Replay): Course {
  const landed: Step[] = [];
  const entered: Step[] = [];
  const embarked: Step[] = [];
  const mortar: Step[] = [];
  const id = (zone: number): string => scenario.zones[zone]?.id ?? '';
  const name = (unit: number): string => scenario.units[unit]?.id ?? '';
  const places = new Map<number, number>();
  const result = runReplay(raidOn(scenario), replay, ({ turn, position, events }) => {
    for (const unit of scenario.units.keys()) {
      if (!isBritish(position, unit) || kindOf(position, unit) === Kind.craft) continue;
      const before = places.get(unit) ?? -1;
      const now = placeOf(position, unit);
      places.set(unit, now);
      if (now === before || now < 0) continue;
      if (now < ABOARD) entered.push({ unit: name(unit), turn, zone: id(now) });
      if (now < ABOARD && before >= ABOARD) landed.push({ unit: name(unit), turn, zone: id(now) });
      if (now >= ABOARD && before >= 0 && before < ABOARD) {
        embarked.push({ unit: name(unit), turn, zone: id(before) });
      }
    }
    for (const event of events) {
      if (event.kind !== 'fire' || kindOf(position, event.shooter) !== Kind.mortar) continue;
      mortar.push({ unit: name(event.shooter), turn, zone: id(event.to) });
    }
  });
  if (!result.ok) throw new Error(`the replay does not come out: ${JSON.stringify(result)}`);
  return { end: result.position, landed, entered, embarked, mortar };
}

/** Whether the mortar fired, all left from the one beach, and those from the guns went home over them and the villas. */
export function followsTheWays({ entered, embarked, mortar }: Course): boolean {
  const after = (unit: string, zone: string): boolean =>
    entered.some((step) => step.unit === unit && step.zone === zone && step.turn >= STRIKE);
  const stormers = embarked.filter(({ unit }) => STORMERS.includes(unit));
  return (
    mortar.length > 0 &&
    embarked.every(({ zone }) => zone === HOME) &&
    [TROOPS.b, TROOPS.f].every((troop) => stormers.some(({ unit }) => troop.includes(unit))) &&
    stormers.every(({ unit }) => after(unit, 'H') && after(unit, 'VAS'))
  );
}
