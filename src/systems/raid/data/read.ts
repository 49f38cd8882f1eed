// The folder of a raid read: everything in it checked, and the nine files of play made into the scenario of the rules.

import type { BattleCard, RawFiles } from '../../../engine/battle.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import { compileScenario } from '../rules/compile.ts';
import type { Scenario } from '../rules/scenario.ts';
import { checkCard } from './card.ts';
import { parseRaid } from './check-raid.ts';
import { checkLesson } from './lesson-file.ts';
import { checkOutlook } from './outlook-file.ts';
import { parsePar } from './par.ts';

export type ReadBattle = { readonly scenario: Scenario } | { readonly faults: readonly Fault[] };

export function readBattle(files: RawFiles): ReadBattle {
  const { card, par, outlook, lesson, ...play } = files;
  const parsed = parseRaid(play);
  const beside = [
    ...checkCard(card),
    ...faultsOfPar(par),
    ...checkOutlook(outlook),
    ...checkLesson(lesson),
  ];
  if ('faults' in parsed) return { faults: [...parsed.faults, ...beside] };
  if (beside.length > 0) return { faults: beside };
  return { scenario: compileScenario(parsed.raid, card as BattleCard) };
}

/** A battle need have no par. */
function faultsOfPar(par: unknown): readonly Fault[] {
  const parsed = par === undefined ? null : parsePar(par);
  return parsed !== null && 'faults' in parsed ? parsed.faults : [];
}
