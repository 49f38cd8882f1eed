// What is worth knowing of a battle that is over, in a few numbers: kept beside the battle, so that lists and statistics
// never play it again. Made anew when `FACTS_FORM` rises.

import type { FactsBook as Book, Facts } from '../../../engine/facts.ts';
import { lossesOf } from './end.ts';
import type { BattleEvent } from './events.ts';
import type { Field } from './field.ts';
import { has, heldBy, Mark, type State, sideOf, turnOf } from './state.ts';
import { Side, type SideId } from './types.ts';

export const FACTS_FORM = 1;

export interface BattleFacts extends Facts {
  readonly form: typeof FACTS_FORM;
  readonly turn: number; // the last that was played
  readonly destroyed: readonly [british: number, german: number]; // units
  readonly counted: number; // losses that the score counts, with those that are free
  readonly held: readonly string[]; // hexes of the objectives in the player's hands
}

export class FactsBook implements Book<Field, BattleEvent> {
  note(): void {}

  close(s: State): BattleFacts {
    const { objectives, hexes, winner } = s.scenario;
    return {
      form: FACTS_FORM,
      turn: turnOf(s),
      destroyed: [destroyed(s, Side.british), destroyed(s, Side.german)],
      counted: lossesOf(s),
      held: objectives.flatMap(({ hex }) =>
        heldBy(s, hex) === winner ? [hexes[hex]?.id ?? ''] : [],
      ),
    };
  }
}

const destroyed = (s: State, side: SideId): number =>
  s.scenario.units.filter((_, unit) => sideOf(s, unit) === side && has(s, unit, Mark.destroyed))
    .length;

/** The facts, or null when they are missing, of an older form or not what they should be. */
export function readFacts(found: unknown): BattleFacts | null {
  const facts: Readonly<Record<string, unknown>> = { ...(found as object | undefined) };
  if (facts.form !== FACTS_FORM || !Number.isFinite(facts.turn)) return null;
  if (!isPair(facts.destroyed) || !Number.isFinite(facts.counted)) return null;
  const { held } = facts;
  const isList = Array.isArray(held) && held.every((hex) => typeof hex === 'string');
  return isList ? (found as BattleFacts) : null;
}

const isPair = (found: unknown): boolean =>
  Array.isArray(found) && found.length === 2 && found.every((one) => Number.isFinite(one));
