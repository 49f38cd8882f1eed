// Brings in the words of the form, and of what came of a battle.

import { addMessages } from '../../../words/index.ts';
import { formEn } from './form-en.ts';
import { formFr } from './form-fr.ts';

addMessages(formEn, formFr);
