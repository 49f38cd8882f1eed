// Brings in the words of assaults, loading and dice. The views that say them import this file.

import { addMessages } from '../../../words/index.ts';
import { assaultEn } from './assault-en.ts';
import { assaultFr } from './assault-fr.ts';

addMessages(assaultEn, assaultFr);
