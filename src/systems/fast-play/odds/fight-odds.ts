// 11 to 13 A fight before it is pledged: the dice of every attacker with their reasons, and what may become of the target.
// Dice come from the live rule (volley-spread.ts); losses and fall backs are the live rules, run for every result. What
// francs-tireurs make of a loss (14.6) is left out: their owner decides once the dice lie.

import { type Fraction, ONE, plus, reduced, times, ZERO } from '../../../engine/fraction.ts';
import { copy, copyInto } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import { type DiceParts, diceParts, standOf } from '../rules/dice.ts';
import type { BattleEvent } from '../rules/events.ts';
import { fallBack } from '../rules/fall-back.ts';
import { hexOf, isOnBoard, type State, setTarget, setVolley, strengthOf } from '../rules/state.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import { hitsFrom, takeLosses } from '../rules/volleys.ts';
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
  readonly hits: readonly Fraction[]; // thrown, by number
  readonly ones: readonly Fraction[]; // 12.4 thrown, by number
  readonly lost: readonly Fraction[]; // points of the target, by number; 13.2 among them
  readonly back: readonly Fraction[]; // 13.1 hexes it falls back, by number
  readonly destroyed: Fraction; // 2.2
  readonly places: ReadonlyArray<{ readonly hex: HexId; readonly chance: Fraction }>; // where it ends, likeliest first
}

/** The odds of several units that attack one target, from where all stand; the state is left as it is. */
export function fightOdds(state: State, units: readonly UnitId[], target: UnitId): FightOdds {
  const s = copy(state);
  for (let unit = 0; unit < s.scenario.units.length; unit++) setTarget(s, unit, NONE);
  const sorted = [...units].sort((a, b) => a - b);
  const attackers = sorted.map((unit) => ({
    unit,
    parts: diceParts(s, standOf(s, unit), standOf(s, target)),
  }));
  for (const unit of sorted) setTarget(s, unit, target);
  const tally = new Tally(s, target);
  const scratch = copy(s);
  const spreads = sorted.map((unit) => volleySpread(state, unit, target));
  eachResult(spreads, (volleys, chance) => {
    copyInto(scratch, s);
    for (const [i, unit] of sorted.entries())
      setVolley(scratch, unit, (volleys[i] as WeightedVolley).volley);
    tally.add(scratch, volleys, chance);
  });
  const dice = attackers.reduce((sum, { parts }) => sum + parts.total, 0);
  return { target, attackers, dice, least: hitsFrom(s, target), ...tally.odds() };
}

/** Every way the volleys may come together. */
function eachResult(
  spreads: ReadonlyArray<readonly WeightedVolley[]>,
  visit: (volleys: readonly WeightedVolley[], chance: Fraction) => void,
): void {
  const go = (chosen: readonly WeightedVolley[], chance: Fraction): void => {
    const next = spreads[chosen.length];
    if (next === undefined) return visit(chosen, chance);
    for (const one of next) go([...chosen, one], times(chance, one.chance));
  };
  go([], ONE);
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
  add(s: State, volleys: readonly WeightedVolley[], chance: Fraction): void {
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

const sumOf = (volleys: readonly WeightedVolley[], what: 'hits' | 'ones'): number =>
  volleys.reduce((sum, { volley }) => sum + volley[what], 0);

function addAt(list: Fraction[], index: number, chance: Fraction): void {
  list[index] = plus(list[index] ?? ZERO, chance);
}

const byNumber = (list: readonly Fraction[]): Fraction[] =>
  Array.from(list, (chance) => reduced(chance ?? ZERO));
