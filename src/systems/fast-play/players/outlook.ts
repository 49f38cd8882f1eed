// The outlook of a position at the start of a turn: what it is worth when the standing player plays on, without playing
// on. A row of weights a turn, fitted to played battles by scripts/fit-battle-outlook.ts; they come with the battle.

import { outlookWeights } from '../../../engine/outlooks.ts';
import { waysTo } from '../german/ways.ts';
import { arrivalTurn, isToCome, takesPart } from '../rules/arrivals.ts';
import { apartOf, type Field } from '../rules/field.ts';
import { sideOfFront } from '../rules/sight.ts';
import {
  characterOf,
  facingOf,
  G,
  get,
  hasMark,
  hexOf,
  holderOf,
  Mark,
  type State,
  strengthOf,
} from '../rules/state.ts';
import { Kind, NONE, Side } from '../rules/types.ts';

const ALL = 16; // figures of the whole field
const EACH = 7; // figures of an objective
export const figuresOn = ({ objectives }: Field): number => ALL + EACH * objectives.length;

/** Writes the figures of a position into a list. */
export function readFigures(s: State, into: Float64Array): Float64Array {
  const { side, objectives } = s.scenario;
  into.fill(0);
  into[0] = 1;
  for (let unit = 0; unit < side.length; unit++) {
    if (takesPart(s, unit)) readUnit(s, unit, into);
  }
  into[1] = characterOf(s, Side.french);
  into[2] = characterOf(s, Side.german);
  for (let o = 0; o < objectives.length; o++) readObjective(s, o, into, ALL + EACH * o);
  return into;
}

/** What a unit has left, whether it is nearly spent, and whom it has at its back. */
function readUnit(s: State, unit: number, into: Float64Array): void {
  const { side, kind, units } = s.scenario;
  const german = side[unit] === Side.german ? 1 : 0;
  if (hexOf(s, unit) === NONE) {
    if (isToCome(s, unit)) add(into, 3, units[unit]?.strength ?? 0);
    else if (hasMark(s, unit, Mark.arrived)) add(into, 4 + german, 1);
    return;
  }
  const strength = strengthOf(s, unit);
  add(into, (kind[unit] === Kind.infantry ? 6 : 8) + german, strength);
  if (strength === 1) add(into, 10 + german, 1);
  if (strength === 2) add(into, 12 + german, 1);
  add(into, 14 + german, foesBehind(s, unit));
}

function foesBehind(s: State, unit: number): number {
  const field = s.scenario;
  const hex = hexOf(s, unit);
  let count = 0;
  for (let foe = 0; foe < field.side.length; foe++) {
    const at = hexOf(s, foe);
    if (at === NONE || field.side[foe] === field.side[unit]) continue;
    if (apartOf(field, hex, at) <= 2 && sideOfFront(field, hex, facingOf(s, unit), at) < 0) count++;
  }
  return count;
}

/** Beyond so many steps of way a brigade is not felt at an objective. */
const FELT = 9;
const PACE = 2;

/** Whose it is, who stands on it, and who is how near. */
function readObjective(s: State, objective: number, into: Float64Array, at: number): void {
  const { side, objectives, units } = s.scenario;
  const hex = objectives[objective]?.hex ?? NONE;
  const held = holderOf(s, objective) === Side.french ? 1 : 0;
  const ways = waysTo(s.scenario, hex);
  const turn = get(s, G.turn);
  let french = 0;
  let german = 0;
  let garrison = 0;
  for (let unit = 0; unit < side.length; unit++) {
    const here = hexOf(s, unit);
    const isFrench = side[unit] === Side.french;
    if (here !== NONE) {
      const near = strengthOf(s, unit) * Math.max(0, FELT - (ways[here] as number));
      if (isFrench) french += near;
      else german += near;
      if (here === hex) garrison = isFrench ? strengthOf(s, unit) : 0;
    } else if (!isFrench && isToCome(s, unit)) {
      const wait = PACE * Math.max(0, arrivalTurn(s, unit) - turn);
      const far = (ways[units[unit]?.entry[0] ?? 0] as number) + wait;
      german += (units[unit]?.strength ?? 0) * Math.max(0, FELT - far);
    }
  }
  into[at] = held;
  into[at + 1] = french / FELT;
  into[at + 2] = german / FELT;
  into[at + 3] = (held * (french - german)) / FELT;
  into[at + 4] = garrison > 0 ? 1 : 0;
  into[at + 5] = garrison;
  into[at + 6] = held * Math.max(-5, Math.min(5, (french - german) / FELT));
}

function add(into: Float64Array, at: number, value: number): void {
  into[at] = (into[at] as number) + value;
}

class Outlook {
  readonly #figures: Float64Array;
  readonly #weights: ReadonlyArray<readonly number[]>;

  constructor(field: Field, weights: ReadonlyArray<readonly number[]>) {
    this.#figures = new Float64Array(figuresOn(field));
    this.#weights = weights;
  }

  worth(s: State): number {
    const figures = readFigures(s, this.#figures);
    const weights = this.#weights[get(s, G.turn) - 1] ?? [];
    let sum = 0;
    for (let i = 0; i < figures.length; i++) sum += (figures[i] as number) * (weights[i] ?? 0);
    return sum;
  }
}

/** The outlook that was fitted to a battle's data, if it has come with them. */
export function outlookFor(field: Field): Outlook | null {
  const weights = outlookWeights(field.hash);
  return weights === null ? null : new Outlook(field, weights);
}
