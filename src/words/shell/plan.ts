// Brings in the words of a plan.

import { addMessages } from '../index.ts';
import { planEn } from './plan-en.ts';
import { planFr } from './plan-fr.ts';

addMessages(planEn, planFr);
