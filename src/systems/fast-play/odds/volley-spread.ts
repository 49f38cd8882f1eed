// 12.4 What the dice of one attack may bring, with exact weights. The live rule is run once for every throw that differs
// by its faces; throws that leave the same behind are one.

import { type Fraction, plus } from '../../../engine/fraction.ts';
import { copy } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import { hasOption, Option, type State, setTarget, type Volley, volleyOf } from '../rules/state.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { rollVolleys } from '../rules/volleys.ts';

export interface WeightedVolley {
  readonly volley: Volley;
  readonly chance: Fraction; // over all throws, not in lowest terms
}

/** The attack of one unit on a target from where both stand, whoever else attacks. */
export function volleySpread(s: State, unit: UnitId, target: UnitId): WeightedVolley[] {
  const alone = copy(s);
  for (let other = 0; other < s.scenario.units.length; other++) setTarget(alone, other, NONE);
  setTarget(alone, unit, target);
  const found = new Map<string, WeightedVolley>();
  for (const { faces, weight, total } of throwsOf(countDice(alone))) {
    rollVolleys({ s: alone, rolls: new GivenDice(faces), tell: null });
    const volley = asCounted(s, volleyOf(alone, unit));
    const key = keyOf(volley);
    const before = found.get(key);
    const chance = { n: weight, d: total };
    const sum = before === undefined ? chance : plus(before.chance, chance);
    found.set(key, { volley: before?.volley ?? volley, chance: sum });
  }
  return [...found.values()];
}

/** 14.7 Sixes count for themselves only where there are unreliable troops. */
const asCounted = (s: State, volley: Volley): Volley =>
  hasOption(s, Option.unreliable) ? volley : { ...volley, sixes: 0 };

const keyOf = ({ ones, hits, sixes }: Volley): string => `${ones} ${hits} ${sixes}`;

/** How many dice the live rule asks for. */
function countDice(s: State): number {
  const dice = new GivenDice([]);
  rollVolleys({ s: copy(s), rolls: dice, tell: null });
  return dice.asked;
}

interface Throw {
  readonly faces: readonly number[]; // in falling order
  readonly weight: bigint; // of the ways to throw them
  readonly total: bigint; // of all ways
}

/** Every throw of so many D6, without regard to which die showed what. */
function throwsOf(dice: number): Throw[] {
  const all: Throw[] = [];
  const total = 6n ** BigInt(dice);
  const add = (faces: readonly number[], most: number): void => {
    if (faces.length === dice) all.push({ faces, weight: waysTo(faces), total });
    else for (let face = 1; face <= most; face++) add([...faces, face], face);
  };
  add([], 6);
  return all;
}

/** In how many orders the same faces may fall. */
function waysTo(faces: readonly number[]): bigint {
  let ways = factorial(faces.length);
  for (let face = 1; face <= 6; face++)
    ways /= factorial(faces.filter((one) => one === face).length);
  return ways;
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Dice that fall as they are told, and show 1 where nothing is told. */
class GivenDice implements Rolls {
  asked = 0;
  readonly #faces: readonly number[];

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  d6(): number {
    return this.#faces[this.asked++] ?? 1;
  }
  d10(): number {
    throw new Error('no D10 in Fast Play');
  }
  draw(name: string): number {
    throw new Error(`no draw '${name}' was expected in an attack`);
  }
}
