// 11 to 13 A fight before it is pledged: the dice of every attacker with their reasons, and what may become of the target.
// Dice come from the live rule (volley-spread.ts); losses and fall backs are the live rules, run for every result, or for
// seeded samples where very many attack one. What francs-tireurs make of a loss (14.6) is left out: their owner decides
// once the dice lie.

import {
  type Fraction,
  fraction,
  ONE,
  plus,
  reduced,
  times,
  ZERO,
} from '../../../engine/fraction.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import { type Rolls, SeededRolls } from '../../../engine/rolls.ts';
import { type DiceParts, diceParts, standOf } from '../rules/dice.ts';
import type { BattleEvent } from '../rules/events.ts';
import { fallBack } from '../rules/fall-back.ts';
import {
  G,
  hexOf,
  isOnBoard,
  NO_VOLLEY,
  type State,
  setTarget,
  setVolley,
  strengthOf,
  type Volley,
  volleyOf,
} from '../rules/state.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import { hitsFrom, rollVolleys, takeLosses } from '../rules/volleys.ts';
import { volleySpread, type WeightedVolley } from './volley-spread.ts';

export interface Attacker {
  readonly unit: UnitId;
  readonly parts: DiceParts; // 11.14
}

export interface FightOdds {
  readonly target: UnitId;
  readonly attackers: readonly Attacker[]; // in unit order
  readonly dice: number; // of all
  readonly least: number; // 12.4 that hits
  readonly samples: number; // 0 when exact
  readonly hits: readonly Fraction[]; // thrown, by number
  readonly ones: readonly Fraction[]; // 12.4 thrown, by number
  readonly lost: readonly Fraction[]; // points of the target, by number; 13.2 among them
  readonly back: readonly Fraction[]; // 13.1 hexes it falls back, by number
  readonly destroyed: Fraction; // 2.2
  readonly places: ReadonlyArray<{ readonly hex: HexId; readonly chance: Fraction }>; // where it ends, likeliest first
}

/** Beyond so many results an exact answer would keep the player waiting. */
export const MOST_RESULTS = 6_000;
export const SAMPLES = 10_000;

/** The odds of several units that attack one target, from where all stand; the state is left as it is. */
export function fightOdds(
  state: State,
  units: readonly UnitId[],
  target: UnitId,
  most: number = MOST_RESULTS,
): FightOdds {
  const s = copy(state);
  for (let unit = 0; unit < s.scenario.units.length; unit++) setTarget(s, unit, NONE);
  const sorted = [...units].sort((a, b) => a - b);
  const attackers = sorted.map((unit) => ({
    unit,
    parts: diceParts(s, standOf(s, unit), standOf(s, target)),
  }));
  for (const unit of sorted) setTarget(s, unit, target);
  const spreads = sorted.map((unit) => volleySpread(state, unit, target));
  const results = resultsOf(spreads, most);
  const tally = results === null ? sampled(s, sorted, target) : exact(s, sorted, target, results);
  const dice = attackers.reduce((sum, { parts }) => sum + parts.total, 0);
  const samples = results === null ? SAMPLES : 0;
  return { target, attackers, dice, least: hitsFrom(s, target), samples, ...tally.odds() };
}

/** The rules run for every result of all volleys. */
function exact(
  s: State,
  units: readonly UnitId[],
  target: UnitId,
  results: readonly Result[],
): Tally {
  const tally = new Tally(s, target);
  const scratch = copy(s);
  for (const { volleys, chance } of results) {
    copyInto(scratch, s);
    for (const [i, unit] of units.entries()) setVolley(scratch, unit, volleys[i] ?? NO_VOLLEY);
    tally.add(scratch, units, chance);
  }
  return tally;
}

/** The same fight fought again and again with dice of its own. */
function sampled(s: State, units: readonly UnitId[], target: UnitId): Tally {
  const tally = new Tally(s, target);
  const scratch = copy(s);
  const rolls = new SeededRolls('fight odds', G.random);
  const share = fraction(1, SAMPLES);
  for (let i = 0; i < SAMPLES; i++) {
    copyInto(scratch, s);
    rollVolleys({ s: scratch, rolls, tell: null });
    tally.add(scratch, units, share);
  }
  return tally;
}

interface Result {
  readonly volleys: readonly Volley[]; // one for each attacker
  readonly chance: Fraction;
}

/** 12.5 The ways the volleys may come together; hits count only in all. Null when there are too many. */
function resultsOf(
  spreads: ReadonlyArray<readonly WeightedVolley[]>,
  most: number,
): Result[] | null {
  let results: Result[] = [{ volleys: [], chance: ONE }];
  for (const spread of spreads) {
    const next = new Map<string, Result>();
    for (const { volleys, chance } of results) {
      for (const one of spread) {
        const all = [...volleys, one.volley];
        const key = `${sumOf(all, 'hits')}: ${all.map(({ ones, sixes }) => `${ones} ${sixes}`).join()}`;
        const share = times(chance, one.chance);
        const like = next.get(key);
        next.set(key, {
          volleys: like?.volleys ?? all,
          chance: like === undefined ? share : plus(like.chance, share),
        });
      }
    }
    results = [...next.values()];
    if (results.length > most) return null;
  }
  return results;
}

const NO_DICE: Rolls = {
  d6: (name) => unexpected(name),
  d10: (name) => unexpected(name),
  draw: (name) => unexpected(name),
};
function unexpected(name: string): never {
  throw new Error(`no die '${name}' was expected after an attack`);
}

/** What the results of a fight add up to. */
class Tally {
  readonly #target: UnitId;
  readonly #strength: number;
  readonly #hits: Fraction[] = [];
  readonly #ones: Fraction[] = [];
  readonly #lost: Fraction[] = [];
  readonly #back: Fraction[] = [];
  readonly #places = new Map<HexId, Fraction>();
  #destroyed = ZERO;

  constructor(before: State, target: UnitId) {
    this.#target = target;
    this.#strength = strengthOf(before, target);
  }

  /** 12.5, 13 One result: the losses and the fall back that the rules make of it. */
  add(s: State, units: readonly UnitId[], chance: Fraction): void {
    const volleys = units.map((unit) => volleyOf(s, unit));
    let steps = 0;
    const tell = (event: BattleEvent): void => {
      if (event.kind === 'fell-back' && event.unit === this.#target) steps++;
    };
    const play = { s, rolls: NO_DICE, tell };
    takeLosses(play);
    fallBack(play);
    addAt(this.#hits, sumOf(volleys, 'hits'), chance);
    addAt(this.#ones, sumOf(volleys, 'ones'), chance);
    addAt(this.#lost, this.#strength - strengthOf(s, this.#target), chance);
    addAt(this.#back, steps, chance);
    if (!isOnBoard(s, this.#target)) this.#destroyed = plus(this.#destroyed, chance);
    else {
      const hex = hexOf(s, this.#target);
      this.#places.set(hex, plus(this.#places.get(hex) ?? ZERO, chance));
    }
  }

  odds(): Pick<FightOdds, 'hits' | 'ones' | 'lost' | 'back' | 'destroyed' | 'places'> {
    const places = [...this.#places].map(([hex, chance]) => ({ hex, chance: reduced(chance) }));
    const weight = ({ n, d }: Fraction): number => Number((n * 1_000_000n) / d);
    return {
      hits: byNumber(this.#hits),
      ones: byNumber(this.#ones),
      lost: byNumber(this.#lost),
      back: byNumber(this.#back),
      destroyed: reduced(this.#destroyed),
      places: places.sort((a, b) => weight(b.chance) - weight(a.chance) || a.hex - b.hex),
    };
  }
}

const sumOf = (volleys: readonly Volley[], what: 'hits' | 'ones'): number =>
  volleys.reduce((sum, volley) => sum + volley[what], 0);

function addAt(list: Fraction[], index: number, chance: Fraction): void {
  list[index] = plus(list[index] ?? ZERO, chance);
}

const byNumber = (list: readonly Fraction[]): Fraction[] =>
  Array.from(list, (chance) => reduced(chance ?? ZERO));
