// A man and where he is to sail, in words.

import { lang } from '../../../../words/index.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { levelsOf, type RaidState } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { unitWords } from '../stack/unit-words.ts';
import type { LoadPlan } from './load-plan.ts';

/** 'C Troop 3 4-4-3, 2 levels, LCA 1'. */
export function manWords(state: RaidState, plan: LoadPlan, unit: Unit): string {
  const voice = new Voice(state.scenario, lang.value);
  const craft = plan.get(unit);
  const place = craft === undefined ? t('assault.load.quay') : voice.unit(craft);
  return t('assault.load.man', { unit: unitWords(state, unit), n: levelsOf(state, unit), place });
}

/** 3d Who could not go where he was sent. */
export const refusalWords = (scenario: Scenario, unit: Unit): string =>
  t('assault.load.refused', {
    unit: new Voice(scenario, lang.value).unit(unit),
    n: scenario.craftCapacity,
  });
