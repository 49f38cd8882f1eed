// Plans in the words of the battle, in the language of the moment.

import type { PlanTeller } from '../../../../ui/sheet/face.ts';
import { lang } from '../../../../words/index.ts';
import { tellPlan } from '../../plan/tell.ts';
import type { Field } from '../../rules/field.ts';

export const planTeller: PlanTeller<Field> = {
  tell: (field, lines) => tellPlan(field, lines, lang.value),
};
