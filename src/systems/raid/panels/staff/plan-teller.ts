// Plans in the words of the raid, in the language of the moment.

import type { PlanTeller } from '../../../../ui/sheet/face.ts';
import { lang } from '../../../../words/index.ts';
import { tellPlan } from '../../plan/tell.ts';
import type { Scenario } from '../../rules/scenario.ts';

export const planTeller: PlanTeller<Scenario> = {
  tell: (scenario, lines) => tellPlan(scenario, lines, lang.value),
};
