// Players with a taste: each is drawn to answers that reach other corners of the rules.

import type { Player } from '../../../../src/engine/player.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { WAVE } from '../../../../src/systems/red-poppies/players/doctrine.ts';
import { steadfastPlayer } from '../../../../src/systems/red-poppies/players/steadfast.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { apartOf, type Field } from '../../../../src/systems/red-poppies/rules/field.ts';
import {
  askedOf,
  hexOf,
  isIn,
  type State,
  sideOf,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { foeOf, NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import { tastePlayer, type Weigh } from '../../../support/fuzz/taste.ts';

type Taste = Weigh<Field>;

/** By verb; what a taste does not name weighs 1. */
const tasteFor = (taste: Partial<Record<A.Verb, number>>): Taste => {
  const weights: number[] = [];
  for (const [verb, kind] of Object.entries(A.Do)) weights[kind] = taste[verb as A.Verb] ?? 1;
  return (_, action) => weights[A.kindOf(action)] ?? 1;
};

/** Guns off the map have so many targets that they would have every order. */
const SELDOM = { target: 0.004 } as const;

/** Towards the nearest enemy, and at him. */
function storming(s: State, action: Action): number {
  switch (A.verbOf(action)) {
    case 'melee':
    case 'climb':
      return 60;
    case 'melee-both':
    case 'climb-both':
      return 600;
    case 'mass':
    case 'all':
      return 20;
    case 'move-both':
      return 1600 / 3 ** Math.min(6, nearestFoe(s, A.whereOf(action)));
    case 'move':
    case 'place':
      return 400 / 3 ** Math.min(6, nearestFoe(s, A.whereOf(action)));
    case 'target':
      return SELDOM.target;
    case 'stop':
    case 'end':
    case 'pass':
      return 0.1;
    default:
      return 1;
  }
}

function nearestFoe(s: State, hex: number): number {
  let nearest = 99;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const at = hexOf(s, unit);
    if (at === NONE || sideOf(s, unit) === askedOf(s)) continue;
    nearest = Math.min(nearest, apartOf(s.scenario, hex, at));
  }
  return nearest;
}

const AT_WHAT_IS_SEEN = tasteFor({ fire: 4, 'fire-at': 9 });

/** Onto the enemy and next to him, and by accident onto friends, whose fire is then called off. */
function shelling(s: State, action: Action): number {
  if (A.verbOf(action) === 'cancel') return 20;
  if (A.verbOf(action) !== 'target') return AT_WHAT_IS_SEEN(s, action);
  return isIn(s, A.whereOf(action), foeOf(askedOf(s))) ? 0.4 : 0.01;
}

/** Home over the western edge with whoever is near it. */
const leaving = tasteFor({ ...SELDOM, exit: 30, 'exit-both': 30, later: 5, 'no-gap': 5, keep: 4 });

const STANDING = 'steadfast';

const TASTES: Readonly<Record<string, Taste>> = {
  uniform: () => 1,
  idle: tasteFor({ ...SELDOM, pass: 30, end: 5, close: 5, hex: 0.2 }),
  stormer: storming,
  gunner: shelling,
  digger: tasteFor({ ...SELDOM, dig: 9, deploy: 6, mass: 4, climb: 6, 'climb-both': 9 }),
  leaver: leaving,
  sharpshooter: tasteFor({
    ...{ ...SELDOM, fire: 6, 'fire-at': 40, shoot: 9, 'shoot-at': 40, return: 9, 'return-at': 40 },
    ...{ messenger: 4, close: 0.2, mass: 6 },
  }),
};

/** The standing player among them, who knows how to come to blows. */
export const PLAYERS: readonly string[] = [...Object.keys(TASTES), STANDING];

export function fuzzPlayer(name: string): Player<Field> {
  if (name === STANDING) return steadfastPlayer(WAVE);
  const weigh = TASTES[name];
  if (weigh === undefined) throw new Error(`no fuzz player '${name}'`);
  return tastePlayer(name, weigh);
}
