// 20.22 Whether francs-tireurs turn a loss into a fall back: whenever they have somewhere to go.

import type { Trace } from '../../../engine/told.ts';
import { wayBack } from '../rules/fall-back.ts';
import type { BattlePlay } from '../rules/play.ts';
import { fromOf, targetOf, volleyOf } from '../rules/state.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import { settled } from './command.ts';

export function convertsLoss(
  { s, tell }: BattlePlay,
  unit: UnitId,
): { readonly converts: boolean; readonly trace?: Trace } {
  const by = s.scenario.units.findIndex(
    (_, one) => targetOf(s, one) === unit && volleyOf(s, one).hits > 0,
  );
  const converts = by !== NONE && wayBack(s, unit, fromOf(s, by)) !== NONE;
  if (tell === null) return { converts };
  const reason = converts ? 'somewhere to go' : 'nowhere to go';
  return { converts, trace: settled('convert a loss', '20.22', reason, converts) };
}
