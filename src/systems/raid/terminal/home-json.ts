// The way home as plain JSON, by ids.

import { unitName, zoneName } from '../rules/actions.ts';
import type { Leg } from '../rules/home/traffic.ts';
import { wayHomeOf } from '../rules/home/way-home.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { RaidState } from '../rules/state.ts';
import { NONE, type Zone } from '../rules/types.ts';

export interface LegJson {
  readonly turn: number;
  readonly zones: readonly string[];
}

export interface HomeJson {
  readonly seats: number; // levels free aboard
  readonly levels: number; // ashore
  readonly stacks: ReadonlyArray<{
    readonly zone: string;
    readonly units: readonly string[];
    readonly verdict: string;
    readonly beach: string | null;
    readonly turn: number | null;
    readonly marches: readonly LegJson[];
    readonly seats: number;
    readonly levels: number;
    readonly berths: ReadonlyArray<{ readonly unit: string; readonly craft: string }>;
    readonly bar: string | null;
  }>;
  readonly voyages: ReadonlyArray<{
    readonly craft: string;
    readonly sea: string;
    readonly turn: number;
    readonly legs: readonly LegJson[];
  }>;
}

export function homeJson(s: RaidState): HomeJson {
  const sc = s.scenario;
  const { seats, levels, stacks, voyages } = wayHomeOf(s);
  return {
    seats,
    levels,
    stacks: stacks.map((stack) => ({
      zone: zoneName(sc, stack.zone),
      units: stack.units.map((u) => unitName(sc, u)),
      verdict: stack.verdict,
      beach: zoneOrNull(sc, stack.beach),
      turn: stack.turn === NONE ? null : stack.turn,
      marches: legsJson(sc, stack.legs),
      seats: stack.seats,
      levels: stack.levels,
      berths: stack.berths.map(({ unit, craft }) => ({
        ...{ unit: unitName(sc, unit), craft: unitName(sc, craft) },
      })),
      bar: zoneOrNull(sc, stack.bar),
    })),
    voyages: voyages.map(({ craft, sea, turn, legs }) => ({
      ...{ craft: unitName(sc, craft), sea: zoneName(sc, sea), turn, legs: legsJson(sc, legs) },
    })),
  };
}

const zoneOrNull = (sc: Scenario, zone: Zone): string | null =>
  zone === NONE ? null : zoneName(sc, zone);

const legsJson = (sc: Scenario, legs: readonly Leg[]): LegJson[] =>
  legs.map(({ turn, zones }) => ({ turn, zones: zones.map((z) => zoneName(sc, z)) }));
