// 7.14 to 7.18 The fire of a battery before it is ordered or comes down: the chance of its signal, where the shells may
// fall, and what they would do to everybody there as he now stands.

import { type Fraction, fraction, plus, reduced, times, ZERO } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import { delayOf, rollSignal, signalNumber } from '../rules/batteries.ts';
import { breakChance, destroyChance } from '../rules/chance.ts';
import { modifierOf } from '../rules/check.ts';
import { accuracyOf, fireForEffect, threatOf } from '../rules/fall.ts';
import { known } from '../rules/known.ts';
import {
  aimOf,
  Firing,
  faceOf,
  firingOf,
  hexOf,
  loadOf,
  put,
  type State,
  setAim,
  setFiring,
  setLoad,
} from '../rules/state.ts';
import { type BatteryId, type HexId, Load, NONE, type UnitId } from '../rules/types.ts';
import { everyThrow } from './throws.ts';

export interface Fall {
  readonly hex: HexId; // NONE: off the map
  readonly chance: Fraction;
}

/** One unit where shells may fall. */
export interface Shelled {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly falls: Fraction; // that they come down on its hex
  readonly breaks: number; // chances in 36, broken or destroyed, if they do
  readonly destroys: number; // chances in 36
}

export interface FallOdds {
  readonly battery: BatteryId;
  readonly aim: HexId;
  readonly number: number; // 7.2 its signal, with two dice
  readonly signal: Fraction; // one roll gets through
  readonly delay: number; // turns before the first roll, of a target that is placed now
  readonly accuracy: { readonly summit: number; readonly known: number }; // 7.16
  readonly falls: readonly Fall[]; // the target first, then clockwise from north
  readonly shelled: readonly Shelled[]; // by unit id; smoke strikes nobody
}

/** The fire of a battery on its target, or on one that it might be given. */
export function fallOdds(
  state: State,
  battery: BatteryId,
  aim: HexId = aimOf(state, battery),
  load: number = loadOf(state, battery),
): FallOdds {
  const s = known(state);
  setAim(s, battery, aim);
  setLoad(s, battery, load);
  setFiring(s, battery, Firing.ready);
  const falls = fallsOf(s, battery);
  return {
    ...{ battery, aim, falls, number: signalNumber(s, battery), signal: signalOdds(s, battery) },
    delay: delayOf(s, battery),
    accuracy: accuracyOf(s, battery),
    shelled: load === Load.smoke ? [] : shelledBy(s, battery, falls),
  };
}

/** 7.14 */
function signalOdds(s: State, battery: BatteryId): Fraction {
  let through = ZERO;
  everyThrow(
    emptied(s),
    (play) => rollSignal(play, battery),
    (after, chance) => {
      if (firingOf(after, battery) !== Firing.ready) through = plus(through, chance);
    },
  );
  return reduced(through);
}

/** 7.16, 7.17 */
function fallsOf(s: State, battery: BatteryId): Fall[] {
  const aim = aimOf(s, battery);
  const chances = new Map<HexId, Fraction>([[aim, ZERO]]);
  for (let direction = 0; direction < 6; direction++) {
    const hex = s.scenario.next[aim * 6 + direction] as number;
    if (hex !== NONE) chances.set(hex, ZERO);
  }
  everyThrow(
    emptied(s),
    (play) => fireForEffect(play, battery),
    (after, chance) => {
      const hex = firingOf(after, battery) === Firing.down ? aimOf(after, battery) : NONE;
      chances.set(hex, plus(chances.get(hex) ?? ZERO, chance));
    },
  );
  return [...chances].map(([hex, chance]) => ({ hex, chance: reduced(chance) }));
}

/** The same map without a unit on it: nobody's checks are to be gone through. */
function emptied(s: State): State {
  const empty = copy(s);
  for (let unit = 0; unit < s.scenario.units.length; unit++) put(empty, unit, NONE);
  return empty;
}

function shelledBy(s: State, battery: BatteryId, falls: readonly Fall[]): Shelled[] {
  const threat = threatOf(s, battery);
  const { destroyedAt } = s.scenario.rules;
  return s.scenario.units.flatMap((_, unit) => {
    const hex = hexOf(s, unit);
    const fall = falls.find((one) => one.hex === hex);
    if (hex === NONE || fall === undefined || fall.chance.n === 0n) return [];
    const modifier = modifierOf(s, unit, threat);
    const cohesion = s.scenario.cohesion[faceOf(s, unit)] as number;
    return [
      {
        ...{ unit, hex, falls: fall.chance },
        breaks: breakChance(modifier, cohesion, destroyedAt),
        destroys: destroyChance(modifier, destroyedAt),
      },
    ];
  });
}

/** What one fire for effect does to a unit, wherever the shells may fall. */
export const brokenBy = ({ falls, breaks }: Shelled): Fraction =>
  reduced(times(falls, fraction(breaks, 36)));
