// Brings in the words of the form of a new raid and of a raid's result. What shows them imports this file.

import { addMessages } from '../../../words/index.ts';
import { formEn } from './form-en.ts';
import { formFr } from './form-fr.ts';

addMessages(formEn, formFr);
