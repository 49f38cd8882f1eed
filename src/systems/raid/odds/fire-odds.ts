// 11.1 A fire before it is ordered: its modifiers by name and the exact chance of each result.

import { type Fraction, sum } from '../../../engine/fraction.ts';
import type { Part, RaidEvent, Sum } from '../rules/events.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { isDie } from './contest.ts';
import { type Loss, lossesIn, type Outcome } from './outcomes.ts';

export interface FireOdds {
  readonly from: Zone;
  readonly to: Zone;
  readonly range: number;
  readonly shooter: Unit;
  readonly supporters: readonly Unit[];
  readonly target: Unit;
  readonly attack: readonly Part[]; // without the die
  readonly defence: readonly Part[]; // without the die
  readonly hit: Fraction;
  readonly results: readonly FireResult[];
}

export interface FireResult {
  readonly hit: boolean;
  readonly losses: readonly Loss[]; // in order; a mortar's hit may hold two (11.1e)
  readonly chance: Fraction;
}

/** The modifiers of a sum: all its parts but the die. */
export const modifiers = (told: Sum): Part[] => told.parts.filter((part) => !isDie(part));

const fireIn = (events: readonly RaidEvent[]) => {
  for (const event of events) if (event.kind === 'fire') return event;
  return undefined;
};

/** The odds of a fire among the outcomes of an action, or undefined when it has none. */
export function fireOdds(list: readonly Outcome[]): FireOdds | undefined {
  const told = fireIn(list[0]?.events ?? []);
  if (told === undefined) return undefined;
  const results = list.map(({ events, chance }) => ({
    hit: fireIn(events)?.hit === true,
    losses: lossesIn(events),
    chance,
  }));
  return {
    from: told.from,
    to: told.to,
    range: told.range,
    shooter: told.shooter,
    supporters: told.supporters,
    target: told.target,
    attack: modifiers(told.attack),
    defence: modifiers(told.defence),
    hit: sum(results.filter((r) => r.hit).map((r) => r.chance)),
    results,
  };
}
