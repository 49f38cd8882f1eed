// Random players with a taste: each is drawn to orders that reach other corners of the rules.

import type { Player } from '../../../../src/engine/player.ts';
import type { Action } from '../../../../src/engine/system.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { apartOf, type Field } from '../../../../src/systems/fast-play/rules/field.ts';
import { hexOf, isOnBoard, type State } from '../../../../src/systems/fast-play/rules/state.ts';
import { Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Weigh as Taste, tastePlayer } from '../../../support/fuzz/taste.ts';

type Weigh = Taste<Field>;

/** By kind of answer; what a taste does not name weighs 1. */
const tasteFor =
  (taste: Partial<Record<keyof typeof A.Do, number>>): Weigh =>
  (_, action) =>
    WEIGHTS(taste)[A.kindOf(action)] ?? 1;

const WEIGHTS = (taste: Partial<Record<keyof typeof A.Do, number>>): readonly number[] => {
  const weights: number[] = [];
  for (const [verb, kind] of Object.entries(A.Do)) weights[kind] = taste[verb as 'test'] ?? 1;
  return weights;
};

/** Towards the nearest German, and at him. */
function storming(s: State, action: Action): number {
  const kind = A.kindOf(action);
  if (kind === A.Do.charge) return 60;
  if (kind === A.Do.attack || kind === A.Do.follow) return 30;
  if (kind !== A.Do.order) return 0.3;
  return 600 / 3 ** Math.min(7, nearestFoe(s, A.hexOfOrder(action)));
}

function nearestFoe(s: State, hex: number): number {
  let nearest = 99;
  for (const [unit, { side }] of s.scenario.units.entries()) {
    if (side === Side.french || !isOnBoard(s, unit)) continue;
    nearest = Math.min(nearest, apartOf(s.scenario, hex, hexOf(s, unit)));
  }
  return nearest;
}

/** Onto objectives, wherever they are. */
function grasping(s: State, action: Action): number {
  if (A.kindOf(action) !== A.Do.order) return 1;
  return (s.scenario.objectiveAt[A.hexOfOrder(action)] ?? -1) >= 0 ? 40 : 1;
}

const TASTES: Readonly<Record<string, Weigh>> = {
  uniform: () => 1,
  idle: tasteFor({ order: 0.001, done: 20, attack: 5 }),
  stormer: storming,
  grasper: grasping,
  gunner: (s, action) =>
    A.kindOf(action) === A.Do.order && A.hexOfOrder(action) === hexOf(s, A.unitOf(action)) ? 30 : 1,
  leader: tasteFor({ lead: 20, test: 3, close: 8, convert: 3, charge: 5, pass: 0.1 }),
};

export const PLAYERS: readonly string[] = Object.keys(TASTES);

export function fuzzPlayer(name: string): Player<Field> {
  const weigh = TASTES[name];
  if (weigh === undefined) throw new Error(`no fuzz player '${name}'`);
  return tastePlayer(name, weigh);
}
