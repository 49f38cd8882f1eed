// What is worth knowing of a battle that is over, in a few numbers: kept beside the battle, so that lists and statistics
// never play it again. Made anew when `FACTS_FORM` rises.

import type { FactsBook as Book, Facts } from '../../../engine/facts.ts';
import { takesPart } from './arrivals.ts';
import { isDestroyed } from './end.ts';
import type { BattleEvent } from './events.ts';
import type { Field } from './field.ts';
import { G, get, hasMark, holderOf, isOnBoard, Mark, type State, strengthOf } from './state.ts';
import { Side, type SideId } from './types.ts';

export const FACTS_FORM = 1;

export interface BattleFacts extends Facts {
  readonly form: typeof FACTS_FORM;
  readonly turn: number; // the last that was played
  readonly destroyed: readonly [french: number, german: number]; // units
  readonly lost: readonly [french: number, german: number]; // 2.2 strength points
  readonly held: readonly string[]; // hexes of the objectives that are French
}

export class FactsBook implements Book<Field, BattleEvent> {
  note(): void {}

  close(s: State): BattleFacts {
    return {
      form: FACTS_FORM,
      turn: get(s, G.turn),
      destroyed: [destroyed(s, Side.french), destroyed(s, Side.german)],
      lost: [strengthLost(s, Side.french), strengthLost(s, Side.german)],
      held: s.scenario.objectives.flatMap(({ hex }, objective) =>
        holderOf(s, objective) === Side.french ? [s.scenario.hexes[hex]?.id ?? ''] : [],
      ),
    };
  }
}

const destroyed = (s: State, side: SideId): number =>
  s.scenario.units.filter((info, unit) => info.side === side && isDestroyed(s, unit)).length;

/** 2.2 The strength points that a side's units have lost so far. */
export function strengthLost(s: State, side: SideId): number {
  let lost = 0;
  for (const [unit, info] of s.scenario.units.entries()) {
    if (info.side !== side || !takesPart(s, unit) || !hasMark(s, unit, Mark.arrived)) continue;
    lost += info.strength - (isOnBoard(s, unit) ? strengthOf(s, unit) : 0);
  }
  return lost;
}

/** The facts, or null when they are missing, of an older form or not what they should be. */
export function readFacts(found: unknown): BattleFacts | null {
  const facts: Readonly<Record<string, unknown>> = { ...(found as object | undefined) };
  if (facts.form !== FACTS_FORM || !Number.isFinite(facts.turn)) return null;
  if (!isPair(facts.destroyed) || !isPair(facts.lost)) return null;
  const { held } = facts;
  const isList = Array.isArray(held) && held.every((hex) => typeof hex === 'string');
  return isList ? (found as BattleFacts) : null;
}

const isPair = (found: unknown): boolean =>
  Array.isArray(found) && found.length === 2 && found.every((one) => Number.isFinite(one));
