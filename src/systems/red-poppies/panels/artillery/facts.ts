// 7.11 to 7.31 What there is to know of a battery at its desk: what it is at, what its signal is worth, who observes.

import { type Fraction, fraction } from '../../../../engine/fraction.ts';
import { observes, ownerOf, signalNumber } from '../../rules/batteries.ts';
import { atLeast } from '../../rules/chance.ts';
import { isHidden } from '../../rules/known.ts';
import { BLOCKED, line } from '../../rules/sight.ts';
import {
  aimOf,
  dueOf,
  Firing,
  firingOf,
  hexOf,
  is,
  isOnMap,
  modeOf,
  registeredOf,
  type State,
  sideOf,
  turnOf,
} from '../../rules/state.ts';
import {
  type BatteryId,
  type HexId,
  Is,
  Mode,
  NONE,
  type SideId,
  type UnitId,
} from '../../rules/types.ts';

export type At = 'free' | 'aimed' | 'ready' | 'down' | 'done';
const AT: Readonly<Record<number, At>> = {
  [Firing.free]: 'free',
  [Firing.aimed]: 'aimed',
  [Firing.ready]: 'ready',
  [Firing.down]: 'down',
  [Firing.done]: 'done',
};

export interface BatteryFacts {
  readonly battery: BatteryId;
  readonly at: At;
  readonly aim: HexId; // NONE without a target
  readonly turns: number; // that the hourglass still runs
  readonly number: number; // 7.2 of its signal
  readonly signal: Fraction;
  readonly registered: HexId | 'hidden' | null; // null: it has none
  readonly observed: number; // hexes that it could be aimed at now
  readonly observers: readonly UnitId[] | null; // of its target; null where no troops are needed
}

/** The batteries of a side that take part, in their order. */
export const batteriesOf = (s: State, side: SideId): BatteryId[] =>
  s.scenario.batteries.flatMap((_, battery) =>
    ownerOf(s, battery) === side && firingOf(s, battery) !== Firing.absent ? [battery] : [],
  );

export function factsOf(s: State, battery: BatteryId): BatteryFacts {
  const aim = aimOf(s, battery);
  const number = signalNumber(s, battery);
  const isAimed = firingOf(s, battery) === Firing.aimed;
  return {
    ...{ battery, aim, number },
    at: AT[firingOf(s, battery)] ?? 'free',
    turns: isAimed ? Math.max(1, dueOf(s, battery) - turnOf(s)) : 0,
    signal: fraction(36 - atLeast(number + 1), 36),
    registered: registeredHex(s, battery),
    observed: isHidden(s, battery) ? 0 : observedCount(s, battery),
    observers: modeOf(s, battery) === Mode.airplane ? null : observersOf(s, battery, aim),
  };
}

function registeredHex(s: State, battery: BatteryId): BatteryFacts['registered'] {
  if (isHidden(s, battery)) return 'hidden'; // 12.10
  const hex = registeredOf(s, battery);
  return hex === NONE ? null : hex;
}

function observedCount(s: State, battery: BatteryId): number {
  let count = 0;
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) if (observes(s, battery, hex)) count++;
  return count;
}

/** 7.21a Whoever of its side sees a hex: infantry and guns, spent and dispersed ones too. */
export function observersOf(s: State, battery: BatteryId, hex: HexId): UnitId[] {
  if (hex === NONE) return [];
  const side = ownerOf(s, battery);
  return s.scenario.units.flatMap((_, unit) => {
    const able = sideOf(s, unit) === side && isOnMap(s, unit) && is(s, unit, Is.infantry | Is.gun);
    return able && line(s, hexOf(s, unit), hex, true) !== BLOCKED ? [unit] : [];
  });
}
