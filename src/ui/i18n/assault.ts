// Brings in the words of assaults, loading and dice. The views that say them import this file.

import { assaultEn } from './assault-en.ts';
import { assaultFr } from './assault-fr.ts';
import { addMessages } from './index.ts';

addMessages(assaultEn, assaultFr);
