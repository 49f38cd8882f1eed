// 12.4, 12.5 The dice of a sequence, all rolled from the places held when it began, and the losses they bring.

import type { Die } from '../../../engine/told.ts';
import { diceParts, standOf } from './dice.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  addMark,
  countLoss,
  G,
  get,
  hexOf,
  hitsBy,
  isConverted,
  isMoving,
  isOnBoard,
  Mark,
  NO_VOLLEY,
  put,
  type State,
  setConverted,
  setFrom,
  setStrength,
  setTarget,
  setVolley,
  sideOf,
  strengthOf,
  targetOf,
} from './state.ts';
import { Kind, MAX_UNITS, NONE, type UnitId } from './types.ts';

/** 12.1 Everybody where he stands, nobody aimed at. */
export function prepareSequence(s: State): void {
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    setFrom(s, unit, hexOf(s, unit));
    setTarget(s, unit, NONE);
    setVolley(s, unit, NO_VOLLEY);
    setConverted(s, unit, false);
  }
}

/** 12.4 The least a die must show to hit. */
export const hitsFrom = (s: State, target: UnitId): number =>
  s.scenario.units[target]?.kind !== Kind.infantry || isMoving(s, target) ? 4 : 5;

/** 12.2 Every attack that was named, in unit order. */
export function rollVolleys(play: BattlePlay): void {
  for (let unit = 0; unit < play.s.scenario.units.length; unit++) {
    const target = targetOf(play.s, unit);
    if (target !== NONE) rollVolley(play, unit, target);
  }
}

function rollVolley({ s, rolls, tell }: BattlePlay, unit: UnitId, target: UnitId): void {
  const parts = diceParts(s, standOf(s, unit), standOf(s, target));
  const names = s.scenario.units[unit]?.rolls ?? [];
  const least = hitsFrom(s, target);
  const dice: Die[] = [];
  let ones = 0;
  let hits = 0;
  let sixes = 0;
  for (let n = 1; n <= parts.total; n++) {
    const name = names[n] as string;
    const value = rolls.d6(name, '12.4');
    if (tell !== null) dice.push({ name, rule: cite('12.4'), value });
    if (value === 1) ones++;
    if (value >= least) hits++;
    if (value === 6) sixes++;
  }
  setVolley(s, unit, { ones, hits, sixes, behind: parts.behind });
  addMark(s, unit, Mark.fought);
  const sequence = get(s, G.sequence);
  tell?.({
    ...{ kind: 'volley', rule: cite('12.4'), sequence, unit, target },
    ...{ parts, least, dice, ones, hits },
  });
}

/** The hits on a unit in this sequence, less the one that becomes a fall back (14.6). */
export function hitsOn(s: State, target: UnitId): number {
  let hits = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (targetOf(s, unit) === target) hits += hitsBy(s, unit);
  }
  return isConverted(s, target) ? hits - 1 : hits;
}

/** 12.5 Losses of all targets together. */
export function takeLosses(play: BattlePlay): void {
  const { s } = play;
  hurt.fill(0);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const target = targetOf(s, unit);
    if (target !== NONE && hitsBy(s, unit) > 0) hurt[target] = 1;
  }
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (hurt[unit] === 0 || !isOnBoard(s, unit)) continue;
    const hits = hitsOn(s, unit);
    if (hits > 0) loseStrength(play, unit, hits);
  }
}
const hurt = new Uint8Array(MAX_UNITS);

/** 2.2 A unit without strength leaves the board. */
export function loseStrength({ s, tell }: BattlePlay, unit: UnitId, hits: number): void {
  const left = Math.max(0, strengthOf(s, unit) - hits);
  setStrength(s, unit, left);
  tell?.({ kind: 'losses', rule: cite('12.5'), unit, hits, left });
  if (left > 0) return;
  const hex = hexOf(s, unit);
  countLoss(s, sideOf(s, unit), s.scenario.segment[hex] as number);
  put(s, unit, NONE);
  tell?.({ kind: 'destroyed', rule: cite('2.2'), unit, hex });
}
