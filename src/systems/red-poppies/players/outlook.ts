// The outlook of a position at the start of a turn: what it is worth when the standing player plays on, without playing
// on. Every figure has a weight, and another that goes by the turns left; both are fitted to played battles by
// scripts/fit-battle-outlook.ts and come with the battle.

import { outlookFile } from '../../../engine/outlooks.ts';
import { lossesOf } from '../rules/end.ts';
import { apartOf, type Field } from '../rules/field.ts';
import {
  countIn,
  Firing,
  firingOf,
  has,
  heldBy,
  heldEnds,
  hexOf,
  is,
  isWhole,
  Mark,
  type State,
  sideOf,
  turnOf,
} from '../rules/state.ts';
import { type HexId, Is, NONE, Side } from '../rules/types.ts';

const ALL = 14; // figures of the whole field
const EACH = 9; // figures of an objective
const HERE = 5; // figures of a hex
export const figuresOn = ({ objectives, hexes }: Field): number =>
  ALL + EACH * objectives.length + HERE * hexes.length;

/** How much of the battle is left at the start of a turn. */
export const leftOf = (field: Field, turn: number): number => (field.turns - turn) / field.turns;

/** Writes the figures of a position into a list. */
export function readFigures(s: State, into: Float64Array): Float64Array {
  const { units, objectives, batteries, wires } = s.scenario;
  into.fill(0);
  into[0] = 1;
  for (let unit = 0; unit < units.length; unit++) readUnit(s, unit, into);
  for (let battery = 0; battery < batteries.length; battery++) {
    const firing = firingOf(s, battery);
    if (firing !== Firing.aimed && firing !== Firing.ready) continue;
    add(into, batteries[battery]?.side === Side.german ? 8 : 9, 1);
  }
  for (let wire = 0; wire < wires.length; wire++) if (!isWhole(s, wire)) add(into, 10, 1);
  const { loss } = s.scenario;
  const losses = lossesOf(s);
  into[11] = losses;
  into[12] = Math.max(0, losses - loss.free);
  for (let o = 0; o < objectives.length; o++) readObjective(s, o, into, ALL + EACH * o);
  for (let o = 0; o < objectives.length; o++)
    into[13] = (into[13] as number) + (into[ALL + EACH * o] as number) * (objectives[o]?.vp ?? 0);
  return into;
}

/** Who is left, in what order, and where. */
function readUnit(s: State, unit: number, into: Float64Array): void {
  if (!has(s, unit, Mark.here) || has(s, unit, Mark.destroyed | Mark.left)) return;
  const hex = hexOf(s, unit);
  const german = sideOf(s, unit) === Side.german;
  const infantry = is(s, unit, Is.infantry);
  if (hex === NONE) {
    add(into, german ? 7 : 6, 1);
    return;
  }
  const dispersed = has(s, unit, Mark.dispersed);
  const weight = dispersed ? HALF : 1;
  add(into, (german ? 3 : 1) + (infantry ? 0 : 1), weight);
  if (german && !infantry && !dispersed) add(into, 5, 1);
  const at = ALL + EACH * s.scenario.objectives.length + HERE * hex;
  const place = german ? (infantry ? 3 : 4) : infantry ? (dispersed ? 1 : 0) : 2;
  add(into, at + place, german ? weight : 1);
}
const HALF = 0.6;

/** Within so many hexes a unit is felt at an objective. */
const FELT = 3;

/** Whose it is and for how long, who stands on it, and who is how near. */
function readObjective(s: State, objective: number, into: Float64Array, at: number): void {
  const hex = s.scenario.objectives[objective]?.hex ?? NONE;
  const held = heldBy(s, hex) === Side.british ? 1 : 0;
  const [british, german] = nearTo(s, hex);
  const ours = countIn(s, hex, Side.british);
  into[at] = held;
  into[at + 1] = held === 1 ? Math.min(2, heldEnds(s, objective)) : 0;
  into[at + 2] = ours > 0 ? 1 : 0;
  into[at + 3] = ours > 1 ? 1 : 0;
  into[at + 4] = countIn(s, hex, Side.german) > 0 ? 1 : 0;
  into[at + 5] = british;
  into[at + 6] = german;
  into[at + 7] = held * Math.max(-4, Math.min(4, british - german));
  into[at + 8] = (1 - held) * Math.max(-4, Math.min(4, british - german));
}

function nearTo(s: State, hex: HexId): [british: number, german: number] {
  let british = 0;
  let german = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const here = hexOf(s, unit);
    if (here === NONE) continue;
    const near = Math.max(0, FELT + 1 - apartOf(s.scenario, here, hex)) / (FELT + 1);
    const weight = near * (has(s, unit, Mark.dispersed) ? HALF : 1);
    if (sideOf(s, unit) === Side.british) british += weight;
    else german += weight;
  }
  return [british, german];
}

function add(into: Float64Array, at: number, value: number): void {
  into[at] = (into[at] as number) + value;
}

export class Outlook {
  readonly #figures: Float64Array;
  readonly #base: readonly number[];
  readonly #left: readonly number[];

  constructor(field: Field, [base = [], left = []]: ReadonlyArray<readonly number[]>) {
    this.#figures = new Float64Array(figuresOn(field));
    this.#base = base;
    this.#left = left;
  }

  worth(s: State): number {
    const figures = readFigures(s, this.#figures);
    const left = leftOf(s.scenario, turnOf(s));
    let sum = 0;
    for (let i = 0; i < figures.length; i++) {
      const figure = figures[i] as number;
      if (figure !== 0) sum += figure * ((this.#base[i] ?? 0) + left * (this.#left[i] ?? 0));
    }
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
