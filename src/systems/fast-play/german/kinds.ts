// 20.11, 20.18 The kinds of order, which stance has them in which rank, and what each demands.

import { isInContact } from '../rules/sight.ts';
import { strengthOf } from '../rules/state.ts';
import { Nation, NONE, type UnitId } from '../rules/types.ts';
import type { Candidate } from './candidate.ts';
import type { Stance } from './stances.ts';

export const KINDS_OF_ORDER = [
  'face about',
  'finish',
  'spare',
  'stab',
  'seize',
  'storm',
  'draw off',
  'gun line',
  'into line',
  'march',
  'shot',
  'front',
] as const;
export type OrderKind = (typeof KINDS_OF_ORDER)[number];

/** 20.11 First to last. */
export const RANKS: Readonly<Record<Stance, readonly OrderKind[]>> = {
  attack: [
    'face about',
    'finish',
    'stab',
    'seize',
    'storm',
    'draw off',
    'gun line',
    'into line',
    'shot',
    'march',
    'front',
  ],
  reinforce: [
    'face about',
    'finish',
    'stab',
    'seize',
    'gun line',
    'march',
    'into line',
    'shot',
    'front',
  ],
  hold: ['face about', 'finish', 'spare', 'stab', 'seize', 'gun line', 'shot', 'march', 'front'],
  delay: ['face about', 'spare', 'finish', 'gun line', 'shot', 'draw off', 'front'],
  screen: ['face about', 'finish', 'stab', 'seize', 'march', 'front'],
};

/** 20.8 What is pledged against a unit, in sixths of a hit. */
export type Pledged = (unit: UnitId) => number;

/** 20.18 Whether an order is of a kind. */
export function isOfKind(c: Candidate, kind: OrderKind, pledged: Pledged): boolean {
  if (c.here.foes.length === 0 && kind !== 'seize' && kind !== 'march') return false;
  if (c.end.charge && kind !== 'finish' && kind !== 'stab' && kind !== 'storm') return false; // 20.22
  return CONDITIONS[kind](c, pledged);
}

const CONDITIONS: Readonly<Record<OrderKind, (c: Candidate, pledged: Pledged) => boolean>> = {
  'face about': (c) =>
    c.here.exposed > 0 && c.stand.moving && c.exposed < c.here.exposed && isTurn(c),
  finish: (c, pledged) => {
    const { target, give } = c.give;
    if (target === NONE || c.exposed > 0) return false;
    const left = 6 * strengthOf(c.s, target) - pledged(target);
    return left > 0 && give >= left && (!c.stand.moving || c.take <= c.here.nerve + 6);
  },
  spare: (c) =>
    c.goes &&
    strengthOf(c.s, c.unit) <= 2 &&
    c.here.take >= 12 &&
    c.exposed === 0 &&
    2 * c.take < c.here.take,
  stab: (c) => c.give.dice >= 3 && c.stabs && c.take <= c.here.nerve + c.here.temper.stabMargin,
  seize: (c) => c.seizes && c.exposed === 0 && c.take <= c.here.nerve && c.hasOdds,
  storm: (c, pledged) => {
    if (!c.stand.moving || !c.end.mayFight || !c.touches || c.exposed > 0) return false;
    if (c.take > c.here.nerve) return false;
    const { target, give } = c.give;
    const enough = give + pledged(target) >= 6 * strengthOf(c.s, target) - 3;
    return give >= c.take + stormMargin(c) || enough;
  },
  'draw off': (c) =>
    c.here.temper.drawsOff &&
    c.goes &&
    c.here.take >= 8 &&
    c.here.take > 2 * c.here.give.give &&
    (c.s.scenario.objectiveAt[c.here.stand.hex] ?? NONE) === NONE &&
    c.exposed === 0 &&
    2 * c.take <= c.here.take,
  'gun line': (c) =>
    !c.stand.moving && c.give.dice >= (c.here.task.stance === 'attack' ? c.here.temper.gunLine : 1),
  'into line': (c) =>
    c.goes &&
    c.exposed === 0 &&
    c.standing.dice >= 2 &&
    c.standing.dice > c.here.dice &&
    c.take <= c.here.nerve &&
    c.hasOdds,
  march: (c) => {
    if (!c.goes || c.wayGained <= 0 || c.exposed > 0) return false;
    if (c.here.task.stance === 'screen')
      return c.take === 0 && !isInContact(c.s, c.unit, c.stand.hex);
    return c.take <= c.here.nerve && c.hasOdds;
  },
  shot: (c) => !c.stand.moving && c.give.dice >= 1,
  front: (c) => c.turnsOnly && c.here.facingWorth < 0 && c.exposed === 0,
};

/** 20.17 It may fight with some give, changes hex, or only turns, once. */
const isTurn = (c: Candidate): boolean => c.goes || c.end.cost <= 1 || c.give.give > 0;

/** 20.13 Bavarians ask for more. */
const stormMargin = ({ s, unit, here }: Candidate): number =>
  s.scenario.units[unit]?.nation === Nation.bavarian ? 3 : here.temper.stormMargin;
