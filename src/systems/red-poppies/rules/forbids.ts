// 12.9 The paragraph that forbids an answer.

import type { Action } from '../../../engine/system.ts';
import * as A from './actions.ts';
import { ownerOf, whyNotAimed } from './batteries.ts';
import { legal } from './legal.ts';
import { fellowOf, isEntering, mayClimb, mayMelee, whyNotExit, whyNotStep } from './moves.ts';
import { isReadyToAct, mayBeginMass, mayJoin } from './orders.ts';
import { whyNotPlace, whyNotPut } from './placing.ts';
import { antiTankOf, isTarget, whyNotAim } from './sight.ts';
import {
  askedOf,
  Firing,
  firingOf,
  G,
  get,
  has,
  hexOf,
  is,
  isOnMap,
  Mark,
  Stage,
  type StageName,
  type State,
  sideOf,
} from './state.ts';
import { type HexId, Is, NONE, type UnitId } from './types.ts';

/** The id of the rule that forbids an answer now, or null. */
export function forbids(s: State, action: Action): string | null {
  const stage = get(s, G.stage);
  if (stage === Stage.over) return '10.3';
  if (legal(s, []).includes(action)) return null;
  const verb = A.verbOf(action);
  const asked = NAMES[stage] as StageName;
  if (verb === undefined || !isAnswerTo(asked, verb)) return ASKED_BY[asked];
  return REASONS[verb]?.(s, A.whoOf(action), A.whereOf(action), A.howOf(action)) ?? ASKED_BY[asked];
}

const NAMES = Object.keys(Stage) as StageName[];

/** What the player is asked, by the rule that asks. */
const ASKED_BY: Readonly<Record<StageName, string>> = {
  register: '7.31',
  mine: '7.8',
  place: '5.11',
  gap: '7.62a',
  reinforce: '10.12',
  half: '4.21',
  mass: '5.01a',
  messenger: '7.21b',
  act: '5.03a',
  point: '5.41a',
  strike: '5.454a',
  return: '6.36a',
  pause: '6.35a',
  over: '10.3',
};

const isAnswerTo = (stage: StageName, verb: A.Verb): boolean =>
  (ANSWERS[stage] as readonly A.Verb[]).includes(verb);
const MOVES = [
  ...['move', 'move-both', 'climb', 'climb-both', 'melee', 'melee-both', 'exit', 'exit-both'],
] as A.Verb[];
const ANSWERS: Readonly<Record<StageName, readonly A.Verb[]>> = {
  register: ['register'],
  mine: ['mine'],
  place: ['place', 'place-dispersed'],
  gap: ['gap', 'no-gap'],
  reinforce: ['put', 'later'],
  half: ['pass', 'target', 'cancel', 'hex', 'mass', 'enter'],
  mass: ['with', 'all', 'go'],
  messenger: ['messenger', 'keep'],
  act: ['deploy', 'dig', 'fire', 'fire-at', ...MOVES, 'end'],
  point: [...MOVES, 'stop'],
  strike: ['strike'],
  return: ['return', 'return-at', 'close'],
  pause: ['shoot', 'shoot-at', 'close'],
  over: [],
};

type Reason = (s: State, who: number, where: number, how: number) => string | null;

/** 5.03, 5.03a Not ordered, or has acted. */
function idle(s: State, unit: UnitId): string | null {
  if (s.scenario.side[unit] !== askedOf(s)) return '5.01';
  if (get(s, G.stage) === Stage.point)
    return unit === get(s, G.lead) || unit === get(s, G.second) ? null : '5.03a';
  return isReadyToAct(s, unit) ? null : '5.03';
}

const along = (s: State, unit: UnitId): UnitId => {
  if (get(s, G.stage) === Stage.act) return fellowOf(s, unit);
  const [lead, second] = [get(s, G.lead), get(s, G.second)];
  return unit === lead ? second : lead;
};

const together =
  (alone: Reason, both: Reason): Reason =>
  (s, unit, where, how) =>
    idle(s, unit) ??
    alone(s, unit, where, how) ??
    (along(s, unit) === NONE ? '5.41a' : both(s, along(s, unit), where, how));

const step: Reason = (s, unit, hex) => idle(s, unit) ?? whyNotStep(s, unit, NONE, hex);
const climb: Reason = (s, unit) => idle(s, unit) ?? (mayClimb(s, unit) ? null : '8.72');
const melee: Reason = (s, unit) => idle(s, unit) ?? (mayMelee(s, unit) ? null : '5.451');
const exit: Reason = (s, unit, edge) =>
  idle(s, unit) ?? (isEntering(s, unit) ? '10.11a' : whyNotExit(s, unit, edge));

/** 6 What stands against a shot. */
function noShot(s: State, unit: UnitId, hex: HexId, target: UnitId): string | null {
  if (!isOnMap(s, unit)) return '10.11a';
  if (target !== NONE && (antiTankOf(s, unit) === NONE || !is(s, target, Is.armour))) return '6.21';
  const aimed = whyNotAim(s, unit, hex);
  if (aimed !== null) return aimed;
  return target === NONE && !isTarget(s, hex, sideOf(s, unit)) ? '6.01a' : null;
}

const spentOrFired = (s: State, unit: UnitId): string | null => {
  if (s.scenario.side[unit] !== askedOf(s)) return '6.31';
  if (has(s, unit, Mark.spent)) return '6.31';
  return has(s, unit, Mark.fired) ? '6.35' : null;
};

/** 6.35b The hex of the group that moves. */
const groupHex = (s: State): HexId => {
  const lead = get(s, G.lead);
  return hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
};

const placing: Reason = (s, unit, hex) =>
  unit === get(s, G.lead) ? whyNotPlace(s, unit, hex) : '12.1';

const REASONS: Partial<Record<A.Verb, Reason>> = {
  place: placing,
  'place-dispersed': placing,
  put: (s, unit, hex) => (unit === get(s, G.lead) ? whyNotPut(s, unit, hex) : '10.12'),
  target: (s, battery, hex, load) =>
    ownerOf(s, battery) === askedOf(s) ? whyNotAimed(s, battery, hex, load) : '7.01',
  cancel: (s, battery) => (firingOf(s, battery) === Firing.ready ? '7.01' : '7.15'),
  hex: () => '5.01b',
  mass: (s, unit) =>
    s.scenario.side[unit] === askedOf(s) && mayBeginMass(s, unit) ? null : '5.01a',
  enter: () => '10.11',
  with: (s, unit) => (mayJoin(s, unit) ? '5.01' : '5.01a'),
  deploy: (s, unit) => idle(s, unit) ?? '10.11a',
  dig: (s, unit) => idle(s, unit) ?? '5.21',
  fire: (s, unit, hex) => idle(s, unit) ?? noShot(s, unit, hex, NONE),
  'fire-at': (s, unit, target) => idle(s, unit) ?? noShot(s, unit, hexOf(s, target), target),
  move: step,
  'move-both': together(step, (s, other, hex) => whyNotStep(s, other, NONE, hex) ?? '5.42'),
  climb,
  'climb-both': together(
    () => null,
    () => '8.72',
  ),
  melee,
  'melee-both': together(melee, melee),
  exit,
  'exit-both': together(exit, exit),
  return: (s, unit) => spentOrFired(s, unit) ?? noShot(s, unit, hexOf(s, get(s, G.lead)), NONE),
  'return-at': (s, unit, target) =>
    spentOrFired(s, unit) ?? noShot(s, unit, hexOf(s, target), target),
  shoot: (s, unit) => spentOrFired(s, unit) ?? noShot(s, unit, groupHex(s), NONE),
  'shoot-at': (s, unit, target) => spentOrFired(s, unit) ?? noShot(s, unit, groupHex(s), target),
};
