// The folder of a battle read: everything in it checked, and the seven files of play laid out for the rules.

import type { BattleCard, RawFiles } from '../../../engine/battle.ts';
import { checkShape } from '../../../engine/shape/check-shape.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import type { Field } from '../rules/field.ts';
import { layOut } from '../rules/lay-out.ts';
import { type BattleFiles, oneFile } from './battle-files.ts';
import { checkCard } from './card.ts';
import { checkBattle } from './check-battle.ts';
import { validateOutlook } from './generated/outlook.js';
import { validateReplayNamed } from './generated/replay-named.js';
import { parsePar } from './par.ts';

export type ReadBattle = { readonly scenario: Field } | { readonly faults: readonly Fault[] };

export function readBattle(files: RawFiles): ReadBattle {
  const { card, par, outlook, lesson, ...play } = files;
  const faults = [
    ...checkBattle(play),
    ...checkCard(card),
    ...faultsOfPar(par),
    ...(outlook === undefined ? [] : checkShape('outlook', outlook, validateOutlook)),
    ...(lesson === undefined ? [] : checkShape('lesson', lesson, validateReplayNamed)),
  ];
  if (faults.length > 0) return { faults };
  return { scenario: layOut(oneFile(play as unknown as BattleFiles, card as BattleCard)) };
}

/** A battle need have no par. */
function faultsOfPar(par: unknown): readonly Fault[] {
  const parsed = par === undefined ? null : parsePar(par);
  return parsed !== null && 'faults' in parsed ? parsed.faults : [];
}
