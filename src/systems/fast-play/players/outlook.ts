// The outlook of a position at the start of a turn: what it is worth when the standing player plays on, without playing
// on. A row of weights a turn, fitted to played battles by scripts/fit-battle-outlook.ts; they come with the battle.

import { outlookFile } from '../../../engine/outlooks.ts';
import { strengthAround } from '../german/measure.ts';
import { isToCome, takesPart } from '../rules/arrivals.ts';
import type { Field } from '../rules/field.ts';
import {
  characterOf,
  G,
  get,
  hasMark,
  hexOf,
  holderOf,
  Mark,
  type State,
  strengthOf,
} from '../rules/state.ts';
import { NONE, Side } from '../rules/types.ts';

const ALL = 8; // figures of the whole field
const EACH = 5; // figures of an objective
export const figuresOn = ({ objectives }: Field): number => ALL + EACH * objectives.length;

/** Writes the figures of a position into a list. */
export function readFigures(s: State, into: Float64Array): Float64Array {
  const { side, objectives } = s.scenario;
  into.fill(0);
  into[0] = 1;
  for (let unit = 0; unit < side.length; unit++) {
    if (!takesPart(s, unit)) continue;
    const french = side[unit] === Side.french;
    if (hexOf(s, unit) !== NONE) add(into, french ? 1 : 2, strengthOf(s, unit));
    else if (isToCome(s, unit)) add(into, 3, s.scenario.units[unit]?.strength ?? 0);
    else if (hasMark(s, unit, Mark.arrived)) add(into, french ? 4 : 5, 1);
  }
  into[6] = characterOf(s, Side.french);
  into[7] = characterOf(s, Side.german);
  for (let o = 0; o < objectives.length; o++) readObjective(s, o, into, ALL + EACH * o);
  return into;
}

/** Whose it is, and who is how near. */
function readObjective(s: State, objective: number, into: Float64Array, at: number): void {
  const hex = s.scenario.objectives[objective]?.hex ?? NONE;
  const held = holderOf(s, objective) === Side.french ? 1 : 0;
  const french = strengthAround(s, Side.french, hex, 2, false);
  const german = strengthAround(s, Side.german, hex, 3, false);
  into[at] = held;
  into[at + 1] = Math.min(french, 8);
  into[at + 2] = Math.min(german, 12);
  into[at + 3] = held * Math.max(-8, Math.min(8, french - german));
  into[at + 4] = held === 1 && strengthAround(s, Side.french, hex, 0, false) > 0 ? 1 : 0;
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
  const file = outlookFile(field.hash) as { readonly weights?: readonly string[] } | undefined;
  if (file?.weights === undefined) return null;
  return new Outlook(
    field,
    file.weights.map((row) => row.split(' ').map(Number)),
  );
}
