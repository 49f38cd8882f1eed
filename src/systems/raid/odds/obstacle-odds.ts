// 10.5, 10.6 Mines about to be crossed and wire about to be blown: their exact chances.

import { type Fraction, sum } from '../../../engine/fraction.ts';
import type { Part, RaidEvent } from '../rules/events.ts';
import type { Zone } from '../rules/types.ts';
import { type Loss, lossesIn, type Outcome } from './outcomes.ts';

export interface MinesOdds {
  readonly zone: Zone;
  readonly modifiers: readonly Part[]; // without the die
  readonly explode: Fraction;
  readonly losses: readonly Loss[]; // if they do
}

export interface WireOdds {
  readonly zone: Zone;
  readonly gone: Fraction;
}

/** The odds of the mines among the outcomes of an action, or undefined when it meets none. */
export function minesOdds(list: readonly Outcome[]): MinesOdds | undefined {
  const told = minesIn(list[0]?.events ?? []);
  if (told === undefined) return undefined;
  const loud = list.filter(({ events }) => minesIn(events)?.explodes === true);
  return {
    zone: told.zone,
    modifiers: told.sum.parts.filter((part) => part.name !== 'mines'),
    explode: sum(loud.map((outcome) => outcome.chance)),
    losses: lossesIn(loud[0]?.events ?? []),
  };
}

export function wireOdds(list: readonly Outcome[]): WireOdds | undefined {
  const told = bangaloreIn(list[0]?.events ?? []);
  if (told === undefined) return undefined;
  const gone = list.filter(({ events }) => bangaloreIn(events)?.gone === true);
  return { zone: told.zone, gone: sum(gone.map((outcome) => outcome.chance)) };
}

function minesIn(events: readonly RaidEvent[]) {
  for (const event of events) if (event.kind === 'mines') return event;
  return undefined;
}

function bangaloreIn(events: readonly RaidEvent[]) {
  for (const event of events) if (event.kind === 'bangalore') return event;
  return undefined;
}
