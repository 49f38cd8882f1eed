// Brings in words of the records of raids.

import { addMessages } from '../../../words/index.ts';
import { recordsEn } from './records-en.ts';
import { recordsFr } from './records-fr.ts';

addMessages(recordsEn, recordsFr);
