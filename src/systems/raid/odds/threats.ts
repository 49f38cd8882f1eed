// 11.1g What the activated Germans would do if the British phase ended now: who fires at whom, how well, and what
// each British stack must reckon with. The live German fire is run on copies, one stack after the other.

import { type Fraction, fraction, ONE, plus, reduced, times } from '../../../engine/fraction.ts';
import { hashPosition } from '../../../engine/hash.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import { SeededRolls } from '../../../engine/rolls.ts';
import { fireFrom, fireOrder, germanFire } from '../german/fire.ts';
import type { Part } from '../rules/events.ts';
import type { RaidState } from '../rules/state.ts';
import { raid } from '../rules/system.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { contest } from './contest.ts';
import { modifiers } from './fire-odds.ts';
import type { Weighted } from './round-odds.ts';
import { seen } from './seen.ts';
import { type StackThreat, ThreatTally } from './threat-tally.ts';

export interface Threats {
  readonly method: 'exact' | 'sampled'; // of the stacks; the shots are always exact
  readonly samples: number; // 0 when exact
  readonly shots: readonly ThreatShot[]; // in the order in which they would be fired
  readonly stacks: readonly StackThreat[]; // by zone index
}

/** One German stack and the shot it would fire in the present position; earlier shots may change it. */
export interface ThreatShot {
  readonly from: Zone;
  readonly to: Zone;
  readonly shooter: Unit;
  readonly supporters: readonly Unit[];
  readonly target: Unit;
  readonly attack: readonly Part[]; // without the die
  readonly defence: readonly Part[]; // without the die
  readonly hit: Fraction;
}

/** Beyond so many contests an exact answer would keep the player waiting. */
export const MOST_SHOTS = 4_000;
export const THREAT_SAMPLES = 2_000;

export function threats(state: RaidState, mostShots: number = MOST_SHOTS): Threats {
  const s = seen(state);
  const order = fireOrder(s);
  const shots = order.flatMap((zone) => shotFrom(s, zone));
  const ends = exactEnds(s, order, mostShots);
  const tally = new ThreatTally(s);
  if (ends === null) sample(s, tally);
  else for (const end of ends) tally.add(end.state, end.chance);
  const method = ends === null ? 'sampled' : 'exact';
  return { method, samples: ends === null ? THREAT_SAMPLES : 0, shots, stacks: tally.stacks() };
}

/** 11.1g The shots alone, of what can be seen. */
export const shotsOn = (state: RaidState): ThreatShot[] => {
  const s = seen(state);
  return fireOrder(s).flatMap((zone) => shotFrom(s, zone));
};

function shotFrom(s: RaidState, zone: Zone): ThreatShot[] {
  const { told, branches } = contest(s, (play) => fireFrom(play, zone));
  if (told?.kind !== 'fire') return [];
  const { from, to, shooter, supporters, target } = told;
  const hit = branches.find((branch) => branch.hit)?.chance ?? fraction(0);
  const parts = { attack: modifiers(told.attack), defence: modifiers(told.defence) };
  return [{ from, to, shooter, supporters, target, ...parts, hit: reduced(hit) }];
}

/** Every position the whole fire may end in, equal ones merged after each shot; null when there are too many. */
function exactEnds(s: RaidState, order: readonly Zone[], mostShots: number): Weighted[] | null {
  let positions: Weighted[] = [{ state: s, chance: ONE }];
  let shots = 0;
  for (const zone of order) {
    const next = new Map<string, Weighted>();
    for (const { state, chance } of positions) {
      if (++shots > mostShots) return null;
      const { branches } = contest(state, (play) => fireFrom(play, zone));
      for (const branch of branches) put(next, branch.state, times(chance, branch.chance));
    }
    positions = [...next.values()];
  }
  return positions;
}

function put(positions: Map<string, Weighted>, state: RaidState, chance: Fraction): void {
  const key = hashPosition(state);
  const before = positions.get(key);
  const total = before === undefined ? chance : plus(before.chance, chance);
  positions.set(key, { state, chance: total });
}

function sample(s: RaidState, tally: ThreatTally): void {
  const rolls = new SeededRolls('threats', raid.random);
  const scratch = copy(s);
  const share = fraction(1, THREAT_SAMPLES);
  for (let i = 0; i < THREAT_SAMPLES; i++) {
    copyInto(scratch, s);
    germanFire({ s: scratch, rolls, tell: null });
    tally.add(scratch, share);
  }
}
