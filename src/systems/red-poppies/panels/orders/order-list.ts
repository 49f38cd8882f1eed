// The orders of the moment as the player sees them: everything legal where that is little; else what may be ordered of
// what is in hand, moves as far as its points go.

import type { Action } from '../../../../engine/system.ts';
import { waysOf } from '../../odds/reach.ts';
import { PATIENT } from '../../players/doctrine.ts';
import { ranked } from '../../players/steadfast.ts';
import * as A from '../../rules/actions.ts';
import { apartOf } from '../../rules/field.ts';
import { heldBy, hexOf, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { type HexId, NONE, type UnitId } from '../../rules/types.ts';
import type { BattleOrder } from '../desk/battle-desk.ts';
import { unitsInHand } from '../desk/in-hand.ts';
import { laying } from '../desk/laying.ts';
import { massOf, wholeMass } from '../desk/mass.ts';
import { placedAs } from '../desk/placing.ts';

export function listOrders(
  s: State,
  asked: BattleAsked,
  inspected: HexId | null,
): readonly BattleOrder[] {
  switch (asked.kind) {
    case 'place':
      return placesFor(s, asked);
    case 'half':
      return halfOrders(s, asked, inspected);
    case 'act':
    case 'point':
      return actOrders(s, asked, unitsInHand(s, inspected));
    default:
      return asked.actions.map((action) => orderOf(s, action));
  }
}

const verbOf = (action: Action): A.Verb => A.verbOf(action) ?? 'pass';

export const orderOf = (s: State, action: Action): BattleOrder => ({
  action,
  group: verbOf(action),
  place: placeOf(s, action),
});

/** Where an answer leads or aims. */
function placeOf(s: State, action: Action): HexId | null {
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'register':
    case 'mine':
    case 'place':
    case 'place-dispersed':
    case 'put':
    case 'target':
    case 'hex':
    case 'fire':
    case 'move':
    case 'move-both':
      return where;
    case 'fire-at':
    case 'strike':
    case 'return-at':
    case 'shoot-at':
      return onMap(hexOf(s, where));
    case 'gap':
      return s.scenario.wires[where]?.b ?? null;
    case 'pass':
    case 'no-gap':
    case 'cancel':
    case 'messenger':
    case 'keep':
    case 'all':
    case 'go':
    case 'stop':
    case 'end':
    case 'close':
    case undefined:
      return null;
    default:
      return onMap(hexOf(s, A.whoOf(action)));
  }
}

const onMap = (hex: HexId): HexId | null => (hex === NONE ? null : hex);

/** 5.11 With the side up that is chosen, where there is a choice; where the staff would have it first. */
function placesFor(s: State, { actions }: BattleAsked): BattleOrder[] {
  const wanted = actions.filter((action) => A.verbOf(action) === placedAs.value);
  const [best] = ranked(s, PATIENT, actions);
  const isBest = (action: Action): number => (A.whereOf(action) === A.whereOf(best ?? 0) ? 0 : 1);
  return [...(wanted.length > 0 ? wanted : actions)]
    .sort((a, b) => isBest(a) - isBest(b))
    .map((action) => orderOf(s, action));
}

/** 12.3 The squares of the battery in hand; else the order to what is looked at; else every order, a mass only once. */
function halfOrders(s: State, asked: BattleAsked, inspected: HexId | null): BattleOrder[] {
  const of = (...verbs: readonly A.Verb[]): Action[] =>
    asked.actions.filter((action) => verbs.includes(verbOf(action)));
  const battery = laying.value;
  if (battery !== null) {
    const squares = of('target').filter(
      (action) => A.whoOf(action) === battery.battery && A.howOf(action) === battery.load,
    );
    return squares.map((action) => orderOf(s, action));
  }
  const [leader] = wholeMass(s, inspected);
  const hexes = of('hex');
  const here = hexes.filter((action) => A.whereOf(action) === inspected);
  const masses = leader === undefined ? wholeMasses(s, of('mass')) : [A.act(A.Do.mass, leader)];
  const units = here.length > 0 ? [...(leader === undefined ? [] : masses), ...here] : masses;
  const others = here.length > 0 ? [] : [...of('enter'), ...hexes];
  return [...units, ...others, ...of('cancel'), ...of('pass')].map((action) => orderOf(s, action));
}

/** 5.01a One of all the masses that are the same when everybody joins. */
function wholeMasses(s: State, masses: readonly Action[]): Action[] {
  const covered = new Set<UnitId>();
  return masses.filter((action) => {
    const leader = A.whoOf(action);
    if (covered.has(leader)) return false;
    for (const unit of massOf(s, leader)) covered.add(unit);
    return true;
  });
}

/** 5.03a What those in hand may do: moves as far as their points go, then everything else; and the end. */
export function actOrders(s: State, asked: BattleAsked, units: readonly UnitId[]): BattleOrder[] {
  const [lead, second] = units;
  const legal = asked.actions.filter((action) => concerns(action, units));
  const moves =
    lead === undefined
      ? []
      : [...waysOf(s, units).keys()]
          .sort((a, b) => farFromGoals(s, a) - farFromGoals(s, b) || a - b)
          .map((hex) => A.act(second === undefined ? A.Do.move : A.Do['move-both'], lead, hex));
  return [...legal, ...moves].sort(byVerb).map((action) => orderOf(s, action));
}

/** Steps to the nearest objective that is not the player's. */
const farFromGoals = (s: State, hex: HexId): number =>
  Math.min(
    ...s.scenario.objectives
      .filter((goal) => heldBy(s, goal.hex) !== s.scenario.human)
      .map((goal) => apartOf(s.scenario, hex, goal.hex)),
    s.scenario.hexes.length,
  );

/** Steps are listed as moves; a stack that goes together has its own answers for whatever it does together. */
function concerns(action: Action, units: readonly UnitId[]): boolean {
  const verb = verbOf(action);
  if (verb === 'end' || verb === 'stop') return true;
  if (verb === 'move' || verb === 'move-both' || !units.includes(A.whoOf(action))) return false;
  const together = verb.endsWith('-both');
  const single = verb === 'melee' || verb === 'exit';
  return together ? units.length > 1 : !(single && units.length > 1);
}

const LISTED: readonly A.Verb[] = [
  ...['melee', 'melee-both', 'fire', 'fire-at', 'climb', 'climb-both', 'move', 'move-both'],
  ...['deploy', 'dig', 'exit', 'exit-both', 'stop', 'end'],
] as A.Verb[];
const byVerb = (a: Action, b: Action): number =>
  LISTED.indexOf(verbOf(a)) - LISTED.indexOf(verbOf(b));
