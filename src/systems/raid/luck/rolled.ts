// A roll before it is entered in the book of the dice: with its spread.

import type { LedgerDie, RollKind, Spread } from '../../../staff/luck/roll.ts';
import type { RuleId, Zone } from '../rules/types.ts';

export interface Rolled {
  readonly kind: RollKind;
  readonly rule: RuleId;
  readonly zone: Zone;
  readonly dice: readonly LedgerDie[];
  readonly count: number;
  readonly spread: Spread;
  readonly good: 1 | -1 | 0;
}
