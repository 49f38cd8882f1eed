// What can happen in a battle, with the rule that made it happen.

import type { Rule } from '../../../engine/rule.ts';
import type { Die, Trace } from '../../../engine/told.ts';
import type { DiceParts } from './dice.ts';
import type { HexId, SideId, UnitId } from './types.ts';

/** A choice of the automaton carries its trace. */
interface Chosen {
  readonly trace?: Trace;
}

export type BattleEvent = { readonly rule: Rule } & (
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'arrived'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'kept-out'; readonly unit: UnitId }
  | ({
      readonly kind: 'character';
      readonly side: SideId;
      readonly before: number; // -1 before the first turn
      readonly character: number;
      readonly die: Die;
      readonly column: readonly number[]; // 4.2 what each face would have brought
    } & Chosen)
  | ({
      readonly kind: 'character-kept';
      readonly side: SideId;
      readonly character: number;
    } & Chosen)
  | ({ readonly kind: 'leads'; readonly side: SideId; readonly segment: number } & Chosen)
  | {
      readonly kind: 'points';
      readonly side: SideId;
      readonly faces: number; // 6.2 of its dice
      readonly dice: ReadonlyArray<{
        readonly die: Die;
        readonly score: number;
        readonly segment: number;
        readonly trace?: Trace;
      }>;
      readonly lost: ReadonlyArray<{ readonly segment: number; readonly points: number }>; // 14.4
      readonly points: readonly number[]; // by segment
    }
  | ({
      readonly kind: 'initiative';
      readonly french: Die;
      readonly german: Die;
      readonly winner: SideId;
      readonly first: SideId;
    } & Chosen)
  | ({
      readonly kind: 'ordered';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly hex: HexId;
      readonly facingFrom: number;
      readonly facing: number;
      readonly mayFight: boolean;
      readonly charge: boolean;
      readonly why?: OrderReason;
    } & Chosen)
  | { readonly kind: 'moves-over'; readonly side: SideId; readonly unspent: number }
  | { readonly kind: 'holds'; readonly objective: number; readonly side: SideId }
  | ({
      readonly kind: 'attacks';
      readonly sequence: number;
      readonly unit: UnitId;
      readonly target: UnitId;
    } & Chosen)
  | {
      readonly kind: 'volley';
      readonly sequence: number;
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly parts: DiceParts;
      readonly least: number; // 12.4 that hits
      readonly dice: readonly Die[];
      readonly ones: number;
      readonly hits: number;
    }
  | { readonly kind: 'losses'; readonly unit: UnitId; readonly hits: number; readonly left: number }
  | { readonly kind: 'destroyed'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'one-void'; readonly unit: UnitId; readonly by: UnitId }
  | ({ readonly kind: 'converted'; readonly unit: UnitId; readonly kept: boolean } & Chosen)
  | {
      readonly kind: 'fell-back';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly from: HexId;
      readonly hex: HexId;
      readonly facing: number;
    }
  | {
      readonly kind: 'stood-at-bay';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly left: number;
    }
  | ({
      readonly kind: 'followed-up' | 'stayed';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly hex: HexId;
    } & Chosen)
  | { readonly kind: 'over'; readonly reason: 'turns' | 'french-gone' | 'german-gone' }
);

/** What an order of the automaton was for, in the figures it went by (20.2). */
export interface OrderReason {
  readonly kind: string; // of 20.17
  readonly give: number;
  readonly take: number;
  readonly nerve: number;
  readonly target: UnitId; // NONE
  readonly dice: number; // now, or standing next turn
  readonly goal: HexId; // NONE
  readonly others: number; // candidates that were less
}
